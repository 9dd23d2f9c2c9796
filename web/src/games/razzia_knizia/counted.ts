// What a round that has just been scored was worth, as it lay on the table then: play goes on meanwhile.

import type { Sight } from '../../lib/sight'
import type { RazziaKniziaRoundBegan, RazziaKniziaRoundScored } from '../../lib/wire'

type Family = Record<string, number>

export interface Counted {
  scored: RazziaKniziaRoundScored
  began: RazziaKniziaRoundBegan // the round that follows
  police: number
  gone: Family[] // what has left each family
  had: Family[] // what each family had: what it keeps, and what has left it
}

/** A round before the last, if it has just been scored. */
export function countedIn(sight: Sight<'razzia_knizia'>): Counted | null {
  const events = sight.events
  const scored = events.find((event) => event.event === 'round_scored')
  const cleared = events.find((event) => event.event === 'table_cleared')
  const began = events.find((event) => event.event === 'round_began')
  if (!scored || !cleared || !began) return null
  const had = cleared.families.map((gone, seat) => joined(sight.view.seats[seat]!.family, gone))
  return { scored, began, police: cleared.police, gone: cleared.families, had }
}

function joined(kept: Family, gone: Family): Family {
  const all = { ...kept }
  for (const [card, count] of Object.entries(gone)) all[card] = (all[card] ?? 0) + count
  return all
}
