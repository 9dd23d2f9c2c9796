// Who has said what in an auction, as the view shows it: seats speak in order, the caller last.

import type { View } from '../../lib/sight'

type Said = 'bid' | 'passed' | 'caller' | null

export function saidIn(view: View, seat: number): Said {
  const { auction } = view
  if (!auction) return null
  if (auction.bidder === seat) return 'bid'
  if (seat === auction.caller) return 'caller'
  return order(view).indexOf(seat) < order(view).indexOf(view.turn) ? 'passed' : null
}

/** The seats in the order in which they speak. */
export function order(view: View): number[] {
  const count: number = view.seats.length
  return Array.from({ length: count }, (_, step) => (view.auction.caller + 1 + step) % count)
}
