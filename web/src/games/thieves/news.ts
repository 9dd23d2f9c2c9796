// What has just changed, from the events of the last move: it lies there with a dashed ring.

import type { ThievesEvent, ThievesRaid } from '../../lib/wire'

export interface Fresh {
  rows: number[] // by seat: cards at the end of the row
  police: number // cards at the end of the street
  cars: number
}

/** How many cards of each zone are new. */
export function freshOf(story: ThievesEvent[], seats: number): Fresh {
  const fresh: Fresh = { rows: Array.from({ length: seats }, () => 0), police: 0, cars: 0 }
  for (const event of story) {
    if (event.event === 'money_stashed') fresh.rows[event.seat]! += 1
    else if (event.event === 'money_planted') fresh.rows[event.on]! += 1
    else if (event.event === 'loot_moved') fresh.rows[event.to]! += 1
    else if (event.event === 'police_laid') fresh.police += 1
    else if (event.event === 'alarm_raised') fresh.police += Object.values(event.police).reduce((all, count) => all + count, 0)
    else if (event.event === 'raid') Object.assign(fresh, { rows: fresh.rows.map(() => 0), police: 0 })
    else if (event.event === 'getaway_car_drawn') fresh.cars += 1
  }
  return fresh
}

export const raidOf = (story: ThievesEvent[]): ThievesRaid | null => story.find((event) => event.event === 'raid') ?? null
