// Which action a key stands for at this decision.

import type { Sight } from '../../lib/sight'
import { NOTES } from './cards'

const LEAVE = ['out', 'stop', 'hold']
const ROLL = 'roll'
/** What needs no card and no second click. */
export const AT_ONCE = [ROLL, ...LEAVE]

/** The action of a key: figures count what can be chosen, 0 is to do nothing more, R rolls. */
export function actionOf(key: string, choices: string[], sight: Sight<'sicilianos'>): string | null {
  if (key === 'r' && choices.includes(ROLL)) return ROLL
  if (key === '0') return choices.find((action) => LEAVE.includes(action)) ?? null
  if (!/^[1-9]$/.test(key)) return null
  return counted(choices, sight)[Number(key) - 1] ?? null
}

function counted(choices: string[], { view, forecast }: Sight<'sicilianos'>): string[] {
  if (view.stage === 'stake') return NOTES.map((note) => `stake ${note}`)
  const lays = Object.values(forecast.lays)
  if (lays.length) return lays
  return choices.filter((action) => !LEAVE.includes(action) && action !== ROLL)
}

/** The key of a button. */
export function keyOf(action: string, choices: string[]): string {
  if (action === ROLL) return 'R'
  if (LEAVE.includes(action)) return '0'
  return String(choices.indexOf(action) + 1)
}
