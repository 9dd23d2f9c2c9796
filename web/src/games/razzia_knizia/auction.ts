// Who has said what in an auction.

import type { Sight } from '../../lib/sight'

type Said = 'bid' | 'passed' | 'caller' | null

export function saidIn({ view, forecast }: Sight<'razzia_knizia'>, seat: number): Said {
  const { auction } = view
  if (!auction) return null
  if (auction.bidder === seat) return 'bid'
  if (seat === auction.caller) return 'caller'
  return forecast.spoken.includes(seat) ? 'passed' : null
}
