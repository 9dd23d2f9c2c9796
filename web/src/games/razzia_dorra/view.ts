// What the components of Razzia read out of a view and its forecast.

import type { Sight } from '../../lib/sight'

type Cards = Record<string, number>

/** Those who share the open bar, the proposer first. */
export const claimantsOf = (sight: Sight<'razzia_dorra'>): number[] => [...new Set(sight.forecast.duels.flatMap(([high, low]) => [high, low]))]

/** How likely one claimant wins a duel with another. */
export function chanceOf(sight: Sight<'razzia_dorra'>, one: number, other: number): number | null {
  for (const [high, low, chance] of sight.forecast.duels) {
    if (high === one && low === other) return chance
    if (high === other && low === one) return 1 - chance
  }
  return null
}

export const sum = (notes: number[]): number => notes.reduce((all, note) => all + note, 0)
/** One entry for each card; none for a hand that is only counted. */
export const listed = (cards: Cards | number): string[] => Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => card))
export const sizeOf = (pile: Cards | number[] | number): number =>
  typeof pile === 'number' ? pile : Array.isArray(pile) ? pile.length : listed(pile).length
