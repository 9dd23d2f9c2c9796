import type { Seat } from './wire'
import { me } from './me.svelte'

export const HATS = ['vito', 'nera', 'otto', 'rosa', 'luca', 'zia']

/** The drawing that stands for somebody: my own hat, a bot's helmet, else one by the seat. */
export function hatOf(seat: Seat, number: number, mine: boolean): string {
  if (mine) return me.likings.hat
  if (seat.level || seat.bot_plays) return 'bot'
  return HATS.filter((hat) => hat !== me.likings.hat)[number % (HATS.length - 1)]!
}
