import { art } from '../../art/razzia_knizia'
import type { Flight, GameModule, Known, Sight } from '../../lib/sight'
import type { RazziaKniziaEvent } from '../../lib/wire'
import { keyValues } from '../../lib/tell'
import { t } from '../../lib/words.svelte'
import { BUSINESSES, face, JEWELS, nameOf } from './cards'
import Table from './Table.svelte'

const CATEGORIES = ['thieves', 'bodyguards', 'cars', 'jewels', 'gold coins', 'kinds', 'sets', 'cheques']
// The last round in parts, once it is over.
const LAST = [
  { name: 'razzia-knizia-table-goods', of: CATEGORIES.slice(0, 5) },
  { name: 'razzia-knizia-table-businesses', of: ['kinds', 'sets'] },
  { name: 'razzia-knizia-score-cheques', of: ['cheques'] },
]

export const game: GameModule<'razzia_knizia'> = { Table, where, sheet, card, bundle: () => '', flights, sound, lit, heading }

function where(sight: Sight<'razzia_knizia'>): string {
  return t('razzia-knizia-table-where', { round: sight.view.round })
}

function sheet(sight: Sight<'razzia_knizia'>): ReturnType<GameModule<'razzia_knizia'>['sheet']> {
  const { seats, scores } = sight.view
  const rounds = seats[0]!.scored.length
  const sum = (points: Record<string, number>, categories = Object.keys(points)): number => categories.reduce((all, each) => all + (points[each] ?? 0), 0)
  const parts = sight.view.actors.length ? [] : LAST
  const rows = Array.from({ length: parts.length ? rounds - 1 : rounds }, (_, round) => ({
    label: t('razzia-knizia-table-round', { round: round + 1 }),
    values: seats.map((seat) => sum(seat.scored[round]!)),
  }))
  rows.push(...parts.map(({ name, of }) => ({ label: t(name, { round: rounds }), values: seats.map((seat) => sum(seat.scored.at(-1)!, of)) })))
  const now = parts.length ? undefined : sight.forecast.if_raided
  const raided = now
    ? CATEGORIES.filter((category) => now.some((points) => points[category])).map((category) => ({
        label: t(`razzia-knizia-score-${category.replaceAll(' ', '-')}`),
        values: now.map((points) => points[category] ?? 0),
        kind: 'quiet' as const,
      }))
    : []
  const total = now ? now.map((points, seat) => scores[seat]! + (points.total ?? 0)) : scores
  const label = t(now ? 'razzia-knizia-table-if-raided' : 'razzia-knizia-table-total')
  return { title: t('page-score'), rows: [...rows, ...raided, { label, values: total, kind: 'total' }] }
}

function card(name: string): Known {
  const values = keyValues('card', name)
  const cheque = values.card === 'cheque' ? Number(values['card-value']) : null
  const about = t('razzia-knizia-about', { ...values, card: JEWELS.includes(name) ? 'jewel' : BUSINESSES.includes(name) ? 'business' : values.card! })
  if (cheque !== null) return { face: art.cheque!(cheque), name: t('razzia-knizia-table-cheque', { cheque }), value: cheque, about }
  return { face: face(name), name: nameOf(name), value: null, about }
}

function flights(event: RazziaKniziaEvent): Flight[] {
  switch (event.event) {
    case 'card_turned_up':
      return [{ face: face(event.card), from: `pile-${event.pile}`, to: 'row' }]
    case 'police_turned_up':
      return [{ face: art.police!(), from: `pile-${event.pile}`, to: 'police' }]
    case 'card_stolen':
      return [{ face: face(event.card), from: 'row', to: `seat-${event.seat}` }]
    case 'lot_won':
      return [
        ...Object.entries(event.cards).flatMap(([card, count]) => Array.from({ length: count }, () => ({ face: face(card), from: 'row', to: `seat-${event.seat}` }))),
        { face: art['cheque-spent']!(event.taken), from: 'middle', to: `seat-${event.seat}` },
        { face: art.cheque!(event.cheque), from: `seat-${event.seat}`, to: 'middle' },
      ]
    default:
      return []
  }
}

function sound(event: RazziaKniziaEvent): string | null {
  const sounds: Record<string, string> = {
    card_turned_up: 'card', police_turned_up: 'police', auction_opened: 'gavel', cheque_bid: 'coin', lot_won: 'cheque', round_scored: 'raid', game_ended: 'win',
  }
  return sounds[event.event] ?? null
}

function lit(event: RazziaKniziaEvent): string[] {
  switch (event.event) {
    case 'card_turned_up':
    case 'card_stolen':
      return [event.card]
    case 'police_turned_up':
      return ['police']
    case 'cheque_bid':
      return [`cheque ${event.cheque}`]
    case 'lot_won':
      return [...Object.keys(event.cards), `cheque ${event.cheque}`, `cheque ${event.taken}`]
    default:
      return []
  }
}

function heading(event: RazziaKniziaEvent): string | null {
  if (event.event === 'round_began') return t('razzia-knizia-table-round', { round: event.round })
  return event.event === 'auction_opened' ? t('razzia-knizia-table-auction') : null
}
