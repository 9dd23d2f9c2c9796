// Which action a card of the hand, or a key, stands for at this decision.

import { handOf, NOTES, type Town } from './cards'

/** What laying this card would be now; null if the hand rests. */
export function handAction(town: Town, seat: number, colour: string, value: number): string | null {
  if (town.turn !== seat) return null
  const way = { turn: 'war', join: 'join', add: 'add' }[town.stage]
  if (!way) return null
  const own = town.seats[seat]!.war?.colour === colour
  // A card of another family has a name only as one to join with.
  if (way === 'add') return own ? `add ${value}` : `join ${colour} ${value}`
  return `${way} ${colour} ${value}`
}

const LEAVE = ['out', 'stop', 'hold']
const ROLL = 'roll'
/** What needs no card and no second click. */
export const AT_ONCE = [ROLL, ...LEAVE]

/** The action of a key: figures count what can be chosen, 0 is to do nothing more, R rolls. */
export function actionOf(key: string, choices: string[], town: Town, seat: number): string | null {
  if (key === 'r' && choices.includes(ROLL)) return ROLL
  if (key === '0') return choices.find((action) => LEAVE.includes(action)) ?? null
  if (!/^[1-9]$/.test(key)) return null
  return counted(choices, town, seat)[Number(key) - 1] ?? null
}

function counted(choices: string[], town: Town, seat: number): string[] {
  if (town.stage === 'stake') return NOTES.map((note) => `stake ${note}`)
  if (['turn', 'join', 'add'].includes(town.stage)) return handOf(town.seats[seat]!).map((card) => handAction(town, seat, card.colour, card.value)!)
  return choices.filter((action) => !LEAVE.includes(action) && action !== ROLL)
}

/** The key of a button. */
export function keyOf(action: string, choices: string[]): string {
  if (action === ROLL) return 'R'
  if (LEAVE.includes(action)) return '0'
  return String(choices.indexOf(action) + 1)
}
