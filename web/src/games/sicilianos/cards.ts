// What lies on this table, its drawings and its names.

import { art } from '../../art/sicilianos'
import { readName } from '../../lib/names'
import type { Person, Sight } from '../../lib/sight'
import type { SicilianosEvent, SicilianosFighter as Fighter, SicilianosSeatView as Clan, SicilianosView as Town } from '../../lib/wire'
import { t, words } from '../../lib/words.svelte'

export const COLOURS: Colour[] = ['white', 'yellow', 'red', 'blue', 'black', 'green']
export const NOTES = [50, 40, 20, 10, 5]
export const TYPES = ['antique', 'restaurant', 'laundry']
export const BOMB = 5

export type { Clan, Fighter, Town }
export type Colour = Fighter['colour']

/** One side of a war: a family, who leads it, and whose traitor fights for it. */
export interface Front {
  colour: Colour
  seat: number
  fighter: Fighter
  ally: number | null
}

const KINDS: Record<number, string> = { 1: 'bodyguard', 5: 'bomb', 8: 'traitor' }

export const kindOf = (value: number): string => KINDS[value] ?? 'family'

/** The drawing of a family card; without a value its back. */
export const faceOf = (colour: string, value: number | '?' = 0): string =>
  typeof value === 'number' && value > 0 ? art[kindOf(value)]!(value, colour) : art.back!(0, colour)

export const shopOf = (business: string): string => {
  const { colour, thing } = readName(business)
  return art[thing]!(0, colour!)
}

export const colourLabel = (colour: string): string => words.label('sicilianos-colour', { colour })
export const cardName = (colour: string, value: number): string => t('sicilianos-card', { colour, value })
export const businessName = (business: string): string => {
  const { colour, thing } = readName(business)
  return t('sicilianos-table-business', { colour: colour!, type: thing === '?' ? 'unknown' : thing })
}

export const sumOf = (notes: Record<string, number>): number => Object.entries(notes).reduce((sum, [note, count]) => sum + Number(note) * count, 0)

/** How many backs of each colour a clan holds; with others a card face down is still listed in the hand. */
export function backsOf(clan: Clan, own: boolean): { colour: Colour; count: number; known: number[] }[] {
  return COLOURS.map((colour) => {
    const held = clan.hand[colour] ?? []
    const lying = !own && clan.war?.colour === colour && clan.war.laid !== null ? 1 : 0
    return { colour, count: held.length - lying, known: held.filter((value) => value !== '?') }
  }).filter((each) => each.count > 0)
}

/** My cards, by family. */
export const handOf = (clan: Clan): { colour: Colour; value: number }[] =>
  COLOURS.flatMap((colour) => (clan.hand[colour] ?? []).filter((value) => value !== '?').map((value) => ({ colour, value })))

/** The seats in the order in which they answer. */
export const fromStarter = (town: Town, people: Person[]): Person[] => [...people.slice(town.starter), ...people.slice(0, town.starter)]

/** The others, from my left on; all for those who watch. */
export function clockwise({ seat, people }: Sight<'sicilianos'>): Person[] {
  return seat === null ? people : [...people.slice(seat + 1), ...people.slice(0, seat)]
}

/** All fronts, my own first, then in the order of the war. */
export function frontsOf({ view: town, forecast, people }: Sight<'sicilianos'>): Front[] {
  const found = fromStarter(town, people).flatMap(({ seat }) => {
    const fighter = town.seats[seat]!.war
    if (!fighter || fighter.turned) return []
    return [{ colour: fighter.colour, seat, fighter, ally: forecast.allies[fighter.colour] ?? null }]
  })
  const isMine = (front: Front): boolean => Boolean(people[front.seat]?.you || (front.ally !== null && people[front.ally]?.you))
  return [...found.filter(isMine), ...found.filter((front) => !isMine(front))]
}

/** What has just happened, of one kind. */
export const justNow = <Tag extends SicilianosEvent['event']>(sight: Sight<'sicilianos'>, tag: Tag): Extract<SicilianosEvent, { event: Tag }>[] =>
  sight.events.filter((each): each is Extract<SicilianosEvent, { event: Tag }> => each.event === tag)
