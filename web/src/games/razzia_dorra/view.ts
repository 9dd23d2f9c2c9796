// What a view of Razzia holds; its fields are told in docs/positions.md.

import type { Sight } from '../../lib/sight'

export type Cards = Record<string, number>
export type Phase = 'place' | 'choose' | 'split' | 'answer' | 'over'

export interface SeatView {
  hand: Cards | number
  card: string | null
  notes: number[] | null
  share: number[]
  answer: 'accept' | 'duel' | '?' | null
}

export interface TableView {
  options: { last_notes: string; answers: string; money: string }
  actors: number[]
  scores: number[]
  round: number
  dealer: number
  phase: Phase
  bars: Record<string, number[]>
  note: number | '?' | null
  split: string | null
  pile: number[] | number
  seats: SeatView[]
}

export type Duel = [high: number, low: number, chance: number]

export const viewOf = (sight: Sight): TableView => sight.view as TableView
const duelsOf = (sight: Sight): Duel[] => (sight.forecast.duels as Duel[] | undefined) ?? []

/** Those who share the open bar, the proposer first. */
export const claimantsOf = (sight: Sight): number[] => [...new Set(duelsOf(sight).flatMap(([high, low]) => [high, low]))]

/** How likely one claimant wins a duel with another. */
export function chanceOf(sight: Sight, one: number, other: number): number | null {
  for (const [high, low, chance] of duelsOf(sight)) {
    if (high === one && low === other) return chance
    if (high === other && low === one) return 1 - chance
  }
  return null
}

export const sum = (notes: number[]): number => notes.reduce((all, note) => all + note, 0)
export const listed = (cards: Cards): string[] => Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => card))
export const sizeOf = (pile: Cards | number[] | number): number =>
  typeof pile === 'number' ? pile : Array.isArray(pile) ? pile.length : listed(pile).length

/** D9: three players have more rounds, for they have fewer bars. */
export function lastRound(view: TableView): number {
  if (view.seats.length > 3) return 12
  return view.options.last_notes === 'out' ? 14 : 15
}
