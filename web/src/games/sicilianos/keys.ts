// Which action a key stands for at this decision.

import { write } from '../../lib/actions'
import { choicesTo, partsOf, partsTo, type Verb } from '../../lib/choices'
import type { Sight } from '../../lib/sight'
import { figureOf } from '../../table/keys'
import { NOTES } from './cards'

const LEAVE: Verb<'sicilianos'>[] = ['out', 'stop', 'hold']
/** What needs no card and no second click. */
export const AT_ONCE: Verb<'sicilianos'>[] = ['roll', ...LEAVE]

export const isAtOnce = (sight: Sight<'sicilianos'>, action: string): boolean => partsTo(sight, action, ...AT_ONCE) !== null

/** The action of a key: figures count what can be chosen, 0 is to do nothing more, R rolls. */
export function actionOf(key: string, sight: Sight<'sicilianos'>): string | null {
  if (key === 'r') return choicesTo(sight, 'roll')[0]?.action ?? null
  if (key === '0') return choicesTo(sight, ...LEAVE)[0]?.action ?? null
  const figure = figureOf(key)
  return figure === null ? null : (counted(sight)[figure - 1] ?? null)
}

function counted({ view, forecast, choices }: Sight<'sicilianos'>): string[] {
  if (view.stage === 'stake') return NOTES.map((note) => write('sicilianos', { verb: 'stake', note }))
  const lays = Object.values(forecast.lays)
  if (lays.length) return lays
  return choices.filter((each) => !AT_ONCE.includes(each.parts.verb)).map((each) => each.action)
}

/** The key of a button. */
export function keyOf(action: string, sight: Sight<'sicilianos'>): string {
  const verb = partsOf(sight, action)?.verb
  if (verb === 'roll') return 'R'
  if (verb && LEAVE.includes(verb)) return '0'
  return String(sight.choices.findIndex((each) => each.action === action) + 1)
}
