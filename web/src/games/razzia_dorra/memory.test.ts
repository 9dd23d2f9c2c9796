import { describe, expect, it } from 'vitest'
import type { Sight } from '../../lib/sight'
import type { RazziaDorraEvent, RazziaDorraView } from '../../lib/wire'
import { gainsOf, Memory } from './memory.svelte'
import { chanceOf, claimantsOf } from './view'

const turnedUp: RazziaDorraEvent[] = [
  { event: 'card_turned_up', seat: 0, card: 'blue raid 4' },
  { event: 'card_turned_up', seat: 1, card: 'blue gambler 6' },
  { event: 'card_turned_up', seat: 2, card: 'red gambler 1' },
]

const seen = (events: RazziaDorraEvent[], view: Partial<RazziaDorraView> = {}, live = true): Sight<'razzia_dorra'> =>
  ({ events, live, forecast: {}, view: { round: 3, scores: [10, 20, 30], split: null, ...view } }) as unknown as Sight<'razzia_dorra'>

describe('the memory of a round', () => {
  it('keeps what became of every bar when the next round has begun', () => {
    const memory = new Memory()
    memory.take(seen([]))
    memory.take(
      seen(
        [
          ...turnedUp,
          { event: 'bar_taken', seat: 2, bar: 'Colibri', notes: [25, 10], amount: 35 },
          { event: 'gambler_caught', seat: 1, bar: 'Jungle' },
          { event: 'bar_taken', seat: 0, bar: 'Jungle', notes: [50], amount: 50 },
          { event: 'round_began', round: 4, seat: 1 },
        ],
        { round: 4, scores: [60, 20, 65] },
      ),
    )
    expect(memory.last).toMatchObject({ number: 3, before: [10, 20, 30] })
    expect(memory.last!.ends.jungle).toEqual({ caught: [1], failed: false, takings: [{ seat: 0, amount: 50 }] })
    expect(gainsOf(memory.last!)).toEqual([50, 0, 35])
    expect(memory.scene?.kind).toBe('reveal')
  })

  it('shows how a split ended, without what happened at other bars', () => {
    const memory = new Memory()
    memory.take(seen(turnedUp, { split: 'jungle' }))
    memory.take(
      seen([
        { event: 'answer_turned_up', seat: 1, answer: 'duel' },
        { event: 'duel_fought', seat: 1, champion: 0, champion_die: 1, champion_card: 4, challenger: 1, challenger_die: 6, challenger_card: 3 },
        { event: 'bar_taken', seat: 1, bar: 'Jungle', notes: [50], amount: 50 },
        { event: 'bar_taken', seat: 2, bar: 'Lincoln', notes: [5], amount: 5 },
      ]),
    )
    const scene = memory.scene!
    expect(scene.kind === 'settled' && scene.bar).toBe('jungle')
    expect(scene.kind === 'settled' && scene.events.map((event) => event.event)).toEqual(['answer_turned_up', 'bar_taken'])
  })

  it('leaves a scene where it is while others only choose', () => {
    const memory = new Memory()
    memory.take(seen(turnedUp))
    memory.take(seen([{ event: 'card_chosen', seat: 1, card: '?' }]))
    expect(memory.scene?.kind).toBe('reveal')
  })

  it('knows in a replay only the step that is shown', () => {
    const memory = new Memory()
    memory.take(seen(turnedUp, {}, false))
    memory.take(seen([{ event: 'card_chosen', seat: 1, card: '?' }], {}, false))
    expect([memory.last, memory.scene]).toEqual([null, null])
  })
})

describe('the forecast of duels', () => {
  const sight = { forecast: { duels: [[2, 0, 0.75], [2, 1, 0.9], [0, 1, 0.6]] } } as unknown as Sight<'razzia_dorra'>

  it('names the claimants, the proposer first', () => expect(claimantsOf(sight)).toEqual([2, 0, 1]))
  it('reads both ways', () => expect([chanceOf(sight, 2, 0), chanceOf(sight, 0, 2), chanceOf(sight, 0, 3)]).toEqual([0.75, 0.25, null]))
})
