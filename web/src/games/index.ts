// The games, each loaded when somebody sits down at it.

import type { GameModule } from '../lib/sight'

export const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  razzia_knizia: () => import('./razzia_knizia'),
  razzia_dorra: () => import('./razzia_dorra'),
  sicilianos: () => import('./sicilianos'),
  thieves: () => import('./thieves'),
}
