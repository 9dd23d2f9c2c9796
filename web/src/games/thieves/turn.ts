// Cards and the actions that play them. What is allowed is what the server offers.

import { write, type Written } from '../../lib/actions'
import { readName } from '../../lib/names'
import type { ThievesAction, ThievesTaken } from '../../lib/wire'

const MONEY = ['money', 'ring', 'horseshoe']

/** All actions of a card: the first is what choosing the card means. */
export function actionsOf(card: string, seat: number, seats: number[]): string[] {
  if (!isMoney(card)) return [write('thieves', playing(card))]
  const others = seats.filter((each) => each !== seat)
  return [seat, ...others].map((row) => layingOn(row, card, seat))
}

/** The action that lays money in a row: in the own one it is stashed. */
export const layingOn = (row: number, card: string, seat: number): string => write('thieves', row === seat ? { verb: 'stash', card } : { verb: 'plant', card, on: row })

function playing(card: string): Written<'thieves'> {
  const { thing, value } = readName(card)
  if (thing === 'police') return { verb: 'police', cars: value! }
  return { verb: thing === 'double loot' ? 'double' : (thing as 'roadblock' | 'alarm' | 'thief') }
}

export const isMoney = (card: string): boolean => MONEY.includes(readName(card).thing)
export const isPolice = (card: string): boolean => readName(card).thing === 'police'

/** The card of the hand that an action plays. */
export function cardOf(action: ThievesAction): string {
  if ('card' in action) return action.card
  if (action.verb === 'police') return `police ${action.cars}`
  return action.verb === 'double' ? 'double loot' : action.verb
}

/** The row that an action adds to. */
export function rowOf(action: ThievesAction, seat: number): number | null {
  if (action.verb === 'stash') return seat
  if (action.verb === 'plant') return action.on
  return action.verb === 'to' ? action.to : null
}

/** Where a thief takes from. */
export const placeOf = (action: ThievesAction): ThievesTaken | null => (action.verb === 'take' ? { seat: action.owner, place: action.place } : null)
