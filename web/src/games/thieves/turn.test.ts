import { describe, expect, it } from 'vitest'
import { read } from '../../lib/actions'
import type { ThievesAction } from '../../lib/wire'
import { actionsOf, cardOf, placeOf, rowOf } from './turn'

const parts = (action: string): ThievesAction => read('thieves', action) as ThievesAction

describe('the actions of Thieves!', () => {
  it('stashes money first, and may plant it on everybody else', () => {
    expect(actionsOf('money 2', 1, [0, 1, 2])).toEqual(['stash money 2', 'plant money 2 on 0', 'plant money 2 on 2'])
    expect(actionsOf('ring', 0, [0, 1])).toEqual(['stash ring', 'plant ring on 1'])
  })
  it('plays every other card by its name', () => {
    expect(actionsOf('police 2', 0, [0, 1])).toEqual(['police 2'])
    expect(actionsOf('double loot', 0, [0, 1])).toEqual(['double'])
  })
  it('finds the card of an action again', () => {
    for (const card of ['money 0', 'ring', 'horseshoe', 'police 1', 'alarm', 'thief', 'roadblock', 'double loot'])
      for (const action of actionsOf(card, 0, [0, 1, 2])) expect(cardOf(parts(action))).toBe(card)
  })
  it('knows which row grows, and where a thief takes from', () => {
    expect(rowOf({ verb: 'stash', card: 'money 3' }, 4)).toBe(4)
    expect(rowOf({ verb: 'plant', card: 'horseshoe', on: 2 }, 4)).toBe(2)
    expect(rowOf({ verb: 'to', to: 5 }, 4)).toBe(5)
    expect(rowOf({ verb: 'alarm' }, 4)).toBeNull()
    expect(placeOf({ verb: 'take', owner: 1, place: 12 })).toEqual({ seat: 1, place: 12 })
    expect(placeOf({ verb: 'decline' })).toBeNull()
  })
})
