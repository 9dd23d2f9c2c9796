// How somebody stands in the war, as the status line of his seat.

import type { Sight } from '../../lib/sight'

export interface Standing {
  id: 'traitor' | 'fights' | 'stopped' | 'out' | 'answers'
  colour: string
}

/** Null in times of peace. */
export function standingOf({ view, forecast }: Sight<'sicilianos'>, seat: number): Standing | null {
  if (!view.round) return null
  const fighter = view.seats[seat]!.war
  if (!fighter) return { id: forecast.to_answer.includes(seat) ? 'answers' : 'out', colour: '' }
  const family = Object.entries(forecast.allies).find(([, ally]) => ally === seat)?.[0]
  if (family) return { id: 'traitor', colour: family }
  return { id: fighter.stopped ? 'stopped' : 'fights', colour: fighter.colour }
}
