// Cards by their names in the notation: drawings, words, and what a row of loot shows.

import { art } from '../../art/thieves'
import { readLying, readName } from '../../lib/names'
import { keyValues } from '../../lib/tell'
import { t } from '../../lib/words.svelte'

/** How a card of loot lies, for the one who looks. */
export type Lies = 'open' | 'known' | 'hidden'

export interface Loot {
  card: string // "?" if hidden
  lies: Lies
}

export type Counts = Record<string, number>

export const face = (card: string): string => (card === '?' ? art.back!() : art[card.replaceAll(' ', '-')]!())
/** Which card people may ask about; nothing for one that they do not know. */
export const shownOf = (card: string): string | undefined => (card === '?' ? undefined : card)
export const nameOf = (card: string): string => t('thieves-card', keyValues('card', card))
export const bandOf = (card: string): string => t('thieves-table-band', keyValues('card', card))

/** The number printed in the corner, if there is one. */
export function cornerOf(card: string): number | null {
  const printed: Counts = { ring: 3, horseshoe: 1 }
  return readName(card).value ?? printed[card] ?? null
}

/** "(money 3)" lies face down, "(?)" is not known. */
export function lootOf(text: string): Loot {
  const { card, down } = readLying(text)
  return { card, lies: card === '?' ? 'hidden' : down ? 'known' : 'open' }
}

export const saidOf = ({ card, lies }: Loot): string => t('thieves-table-loot', { ...keyValues('card', card), lies })

/** One entry for each card; those of others may be only a number. */
export function cardsOf(counts: Counts | string[] | number): string[] {
  if (typeof counts === 'number') return Array.from({ length: counts }, () => '?')
  if (Array.isArray(counts)) return counts
  return Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card))
}

export const sizeOf = (counts: Counts | string[] | number): number => cardsOf(counts).length
