// Who sits where, as the page calls and draws him.

import { me } from './me.svelte'
import type { Person } from './sight'
import type { Seat } from './wire'
import { t } from './words.svelte'

/** Whether nobody sits there. */
export const isFree = (seat: Seat): boolean => !seat.name && !seat.level

/** Whether I may sit down there: after a rematch a free seat is kept for who had it. */
export const isFreeForMe = (seat: Seat): boolean => isFree(seat) && (!seat.kept || seat.kept_for_you === true)

export const HATS = ['vito', 'nera', 'otto', 'rosa', 'luca', 'zia']

/** The drawing that stands for somebody: my own hat, a bot's helmet, else one by the seat. */
export function hatOf(seat: Seat, number: number, mine: boolean): string {
  if (mine) return me.likings.hat
  if (seat.level || seat.bot_plays) return `bot-${number}`
  return HATS.filter((hat) => hat !== me.likings.hat)[number % (HATS.length - 1)]!
}

/** All that does not change while a game goes on. */
export function personAt(seat: Seat, number: number, mine: boolean): Omit<Person, 'acting' | 'away'> {
  const name = seat.name ?? (seat.level ? t('page-bot-name', { level: seat.level, number: number + 1 }) : t('page-empty-seat'))
  return { seat: number, name, called: mine ? t('page-you') : name, hat: hatOf(seat, number, mine), level: seat.level ?? null, you: mine }
}
