// What the server lets a seat choose, and why not.

import type { GameChoice, GameName, Sight } from './sight'
import type { Games } from './wire'
import { idOf, t } from './words.svelte'

export type Verb<G extends GameName> = Games[G]['action']['verb']
/** The parts of an action with one of these verbs. */
export type Parts<G extends GameName, V extends Verb<G>> = Extract<Games[G]['action'], { verb: V }>

export const isLegal = (sight: Sight, action: string): boolean => sight.choices.some((each) => each.action === action)

/** The choices with one of these verbs. */
export const choicesTo = <G extends GameName>(sight: Sight<G>, ...verbs: Verb<G>[]): GameChoice<G>[] => sight.choices.filter((each) => verbs.includes(each.parts.verb))

/** Whether there is a choice with one of these verbs. */
export const mayDo = <G extends GameName>(sight: Sight<G>, ...verbs: Verb<G>[]): boolean => choicesTo(sight, ...verbs).length > 0

/** The parts of a legal action. */
export const partsOf = <G extends GameName>(sight: Sight<G>, action: string | null): Games[G]['action'] | null => sight.choices.find((each) => each.action === action)?.parts ?? null

/** The parts of a legal action, if it has one of these verbs. */
export function partsTo<G extends GameName, V extends Verb<G>>(sight: Sight<G>, action: string | null, ...verbs: V[]): Parts<G, V> | null {
  const parts = partsOf(sight, action)
  return parts && (verbs as string[]).includes(parts.verb) ? (parts as Parts<G, V>) : null
}

/** The parts of what is chosen, if it has one of these verbs. */
export const chosenTo = <G extends GameName, V extends Verb<G>>(sight: Sight<G>, ...verbs: V[]): Parts<G, V> | null => partsTo(sight, sight.chosen, ...verbs)

/** Why an action that people try is not allowed now, in the reader's words. */
export function whyNot(sight: Sight, action: string): string | undefined {
  const refusal = sight.refusals[action]
  return refusal && !isLegal(sight, action) ? t(idOf(sight.game, 'why', refusal.reason), refusal.values) : undefined
}
