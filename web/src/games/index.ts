// The games, each loaded when somebody sits down at it.

import type { GameModule, GameName } from '../lib/sight'

export const GAMES: { [G in GameName]: () => Promise<{ game: GameModule<G> }> } = {
  razzia_knizia: () => import('./razzia_knizia'),
  razzia_dorra: () => import('./razzia_dorra'),
  sicilianos: () => import('./sicilianos'),
  thieves: () => import('./thieves'),
}

/** The module of a table's game. What it is given is always a sight of that game, which the compiler cannot know. */
export const load = async (name: string): Promise<GameModule> => (await GAMES[name as GameName]()).game as GameModule
