// What a person at the table remembers of a round: the cards turned up, what became of each bar.
// The view forgets them as soon as the next round begins.

import type { Sight } from '../../lib/sight'
import type { RazziaDorraDuelFought, RazziaDorraEvent } from '../../lib/wire'

export interface End {
  caught: number[]
  failed: boolean
  takings: { seat: number; amount: number }[]
}

export interface Round {
  number: number
  before: number[] // scores when the cards were turned up
  cards: Record<number, string>
  ends: Record<string, End>
  gains: Record<number, number>
}

/** What has just been turned up or settled, to be shown before the table goes on. */
export type Scene =
  | { kind: 'reveal'; cards: Record<number, string> }
  | { kind: 'settled'; bar: string; cards: Record<number, string>; duels: RazziaDorraDuelFought[]; events: RazziaDorraEvent[] }

const TOLD = ['answer_turned_up', 'share_taken', 'nothing_to_duel_for', 'bar_taken']

export class Memory {
  rounds = $state.raw<Round[]>([])
  scene = $state.raw<Scene | null>(null)
  laid = $state.raw<{ bar: string; note: number } | null>(null) // the dealer's note of this round
  #taken: RazziaDorraEvent[] | null = null
  #scores: number[] = []
  #split: string | null = null

  get last(): Round | null {
    return this.rounds.at(-1) ?? null
  }

  /** Take in what has just happened. */
  take(sight: Sight<'razzia_dorra'>): void {
    const events = sight.events
    if (events === this.#taken) return
    this.#taken = events
    const view = sight.view
    const scene = sceneOf(events, this.#split, this.last?.cards ?? {})
    if (scene || !sight.live) this.scene = scene
    if (!sight.live) this.rounds = []
    for (const event of events) this.#take(event, view.round)
    this.#scores = view.scores
    this.#split = view.split
  }

  #take(event: RazziaDorraEvent, round: number): void {
    switch (event.event) {
      case 'card_turned_up':
        return this.#turnUp(event.seat, event.card, round)
      case 'note_placed':
        this.laid = { bar: event.bar.toLowerCase(), note: event.note }
        return
      case 'round_began':
        this.laid = null
        return this.#close(event.round - 1)
      case 'gambler_caught':
        return this.#end(event.bar, (end) => ({ ...end, caught: [...end.caught, event.seat] }))
      case 'raid_failed':
        return this.#end(event.bar, (end) => ({ ...end, failed: true }))
      case 'bar_taken':
      case 'share_taken':
        if (!event.amount) return
        this.#change((last) => ({ gains: { ...last.gains, [event.seat]: (last.gains[event.seat] ?? 0) + event.amount } }))
        return this.#end(event.bar, (end) => ({ ...end, takings: [...end.takings, { seat: event.seat, amount: event.amount }] }))
    }
  }

  /** The first card that is turned up begins a new page. */
  #turnUp(seat: number, card: string, round: number): void {
    if (!this.last || seat in this.last.cards) {
      this.rounds = [...this.rounds, { number: round, before: this.#scores, cards: {}, ends: {}, gains: {} }]
    }
    this.#change((last) => ({ cards: { ...last.cards, [seat]: card } }))
  }

  #close(number: number): void {
    this.#change(() => ({ number }))
  }

  #end(bar: string, change: (end: End) => End): void {
    const name = bar.toLowerCase()
    this.#change(({ ends }) => ({ ends: { ...ends, [name]: change(ends[name] ?? { caught: [], failed: false, takings: [] }) } }))
  }

  #change(change: (last: Round) => Partial<Round>): void {
    const last = this.last
    if (last) this.rounds = [...this.rounds.slice(0, -1), { ...last, ...change(last) }]
  }
}

function sceneOf(events: RazziaDorraEvent[], split: string | null, seen: Record<number, string>): Scene | null {
  const turned = events.filter((event) => event.event === 'card_turned_up')
  if (turned.length) return { kind: 'reveal', cards: Object.fromEntries(turned.map((event) => [event.seat, event.card])) }
  const duels = events.filter((event) => event.event === 'duel_fought')
  const shares = events.filter((event) => event.event === 'share_taken')
  const bar = (shares[0]?.bar ?? split)?.toLowerCase()
  if (!bar || !(duels.length || shares.length)) return null
  const told = events.filter((event) => TOLD.includes(event.event) && (!('bar' in event) || event.bar.toLowerCase() === bar))
  return { kind: 'settled', bar, cards: seen, duels, events: told }
}

const memories = new WeakMap<Sight<'razzia_dorra'>, Memory>()

/** The memory that belongs to a sight. */
export function recall(sight: Sight<'razzia_dorra'>): Memory {
  const found = memories.get(sight) ?? new Memory()
  memories.set(sight, found)
  return found
}

/** What a round has brought to everybody so far. */
export const gainsOf = (round: Round): number[] => round.before.map((_, seat) => round.gains[seat] ?? 0)
