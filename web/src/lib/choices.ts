// What the server lets a seat choose, and why not.

import type { Sight } from './sight'
import { idOf, t } from './words.svelte'

export const isLegal = (sight: Sight, action: string): boolean => sight.choices.some((each) => each.action === action)

/** Why an action that people try is not allowed now, in the reader's words. */
export function whyNot(sight: Sight, action: string): string | undefined {
  const refusal = sight.refusals[action]
  return refusal && !isLegal(sight, action) ? t(idOf(sight.game, 'why', refusal.reason), refusal.values) : undefined
}
