// Bars and cards by their names in the notation: drawing, ink, emblem, name.

import { back, I, MONO } from '../../art/inks'
import { art, BARS } from '../../art/razzia_dorra'
import { readName } from '../../lib/names'
import { keyValues } from '../../lib/tell'
import { t } from '../../lib/words.svelte'

const EMBLEMS: Record<string, string> = { 'cotton club': 'cotton', 'havanna bar': 'havanna', 'jazz house': 'jazz' } // others have the name of their bar
const PALE = ['yellow', 'pink'] // inks that take dark letters

export const emblemOf = (bar: string): string => EMBLEMS[bar] ?? bar
export const toneOf = (bar: string): string => `var(--i-${BARS[emblemOf(bar)]!})`
export const onToneOf = (bar: string): string => (PALE.includes(BARS[emblemOf(bar)]!) ? 'var(--i-ink)' : 'var(--i-paper)')
export const barName = (bar: string): string => t('razzia-dorra-bar', keyValues('bar', bar))

const emblemOfCard = (card: string): string => Object.entries(BARS).find(([, ink]) => ink === readName(card).colour)![0]

export const isCard = (card: string | null): card is string => card !== null && card !== '?'
export const isRaid = (card: string): boolean => readName(card).thing === 'raid'
export const valueOf = (card: string): number => readName(card).value!
export const goesTo = (card: string, bar: string): boolean => emblemOfCard(card) === emblemOf(bar)
export const faceOf = (card: string): string => art[readName(card).thing]!(valueOf(card), emblemOfCard(card))
export const backOf = (): string => back(I.wine, I.red, MONO)
export const noteFace = (value: number): string => art.note!(value)

// gambler 5 (Jungle) · gambler 5 · gambler 5 at Jungle · Jungle
export const cardName = (card: string): string => t('razzia-dorra-card', keyValues('card', card))
export const shortName = (card: string): string => t('razzia-dorra-table-card', keyValues('card', card))
export const cardAt = (card: string): string => t('razzia-dorra-table-card-at', keyValues('card', card))
export const placeName = (card: string): string => t('razzia-dorra-goes-to', keyValues('card', card))
