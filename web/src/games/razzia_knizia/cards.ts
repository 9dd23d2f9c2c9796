import { art } from '../../art/razzia_knizia'
import { keyValues } from '../../lib/tell'
import { words } from '../../lib/words.svelte'

export const JEWELS = ['ring', 'watch', 'brooch', 'necklace', 'diamond']
export const GOODS = [...JEWELS, 'bodyguard', 'car', 'driver', 'thief', 'gold coin']
export const BUSINESSES = ['casino', 'transport', 'film', 'racetrack', 'real estate', 'nightclub', 'restaurant']

/** The drawing of a card by its name in the notation. */
export const face = (card: string): string => art[card.replaceAll(' ', '-')]!()
export const nameOf = (card: string): string => words.label('razzia-knizia-card', keyValues('card', card))
/** A gain or a loss with its sign. */
export const signed = (points: number): string => (points >= 0 ? `+${words.number(points)}` : words.number(points))
