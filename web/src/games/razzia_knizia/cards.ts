import { art } from '../../art/razzia_knizia'
import { keyValues } from '../../lib/tell'
import { words } from '../../lib/words.svelte'

export const GOODS = ['ring', 'watch', 'brooch', 'necklace', 'diamond', 'bodyguard', 'car', 'driver', 'thief', 'gold coin']
export const BUSINESSES = ['casino', 'transport', 'film', 'racetrack', 'real estate', 'nightclub', 'restaurant']

/** The drawing of a card by its name in the notation. */
export const face = (card: string): string => art[card.replaceAll(' ', '-')]!()
export const nameOf = (card: string): string => words.label('razzia-knizia-card', keyValues('card', card))
