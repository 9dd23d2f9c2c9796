// How somebody stands in the war, as the status line of his seat.

import { PAIR } from '../../art/sicilianos'
import type { Town } from './cards'

export interface Standing {
  id: 'traitor' | 'fights' | 'stopped' | 'out' | 'answers'
  colour: string
}

/** Null in times of peace. */
export function standingOf(town: Town, seat: number): Standing | null {
  if (!town.round) return null
  const fighter = town.seats[seat]!.war
  if (!fighter) return { id: answersYet(town, seat) ? 'answers' : 'out', colour: '' }
  if (fighter.turned) return { id: 'traitor', colour: PAIR[fighter.colour]! }
  return { id: fighter.stopped ? 'stopped' : 'fights', colour: fighter.colour }
}

/** Cards are still being laid, and this seat has not been asked. */
export function answersYet(town: Town, seat: number): boolean {
  if (town.turn === null || !['stake', 'join'].includes(town.stage) || town.seats[seat]!.war) return false
  const players = town.seats.length
  const place = (each: number): number => (each - town.starter + players) % players
  return place(seat) >= place(town.turn)
}
