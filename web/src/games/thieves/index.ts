import type { Flight, GameModule, Known, SheetRow, Sight } from '../../lib/sight'
import type { ThievesEvent, ThievesRaid, ThievesWorth } from '../../lib/wire'
import { keyValues } from '../../lib/tell'
import { t } from '../../lib/words.svelte'
import { cardsOf, cornerOf, face, nameOf, type Counts } from './cards'
import Table from './Table.svelte'

export const game: GameModule<'thieves'> = { Table, where, sheet, card, bundle: () => '', flights, sound, lit, heading }

function where(sight: Sight<'thieves'>): string {
  return t('thieves-table-where', { cars: sight.view.cars, limit: sight.forecast.cars_limit })
}

/** Loot as far as it is known; what is chosen shows what it would do. */
function sheet(sight: Sight<'thieves'>): ReturnType<GameModule<'thieves'>['sheet']> {
  const loot = sight.forecast.loot
  const then = sight.chosen ? sight.forecast.after[sight.chosen] : undefined
  const over = sight.view.decision === null
  const told = (worth: number, { exact }: ThievesWorth): string => t('thieves-table-worth', { worth, exact: exact ? 'yes' : 'no' })
  const raid: SheetRow = { label: t('thieves-table-sheet-raid'), values: loot.map((known, seat) => told(then?.[seat] ?? known.at_least, known)) }
  const end: SheetRow = { label: t('thieves-table-sheet-end'), values: over ? sight.view.scores : loot.map((known) => told(known.at_end, known)), kind: over ? 'total' : 'plain' }
  const hidden: SheetRow = { label: t('thieves-table-sheet-hidden'), values: loot.map((known) => known.hidden), kind: 'quiet' }
  return { title: t(then ? 'thieves-table-sheet-then' : 'thieves-table-sheet'), rows: over ? [raid, end] : [raid, end, hidden] }
}

function card(name: string): Known {
  return { face: face(name), name: nameOf(name), value: cornerOf(name), about: t('thieves-about', keyValues('card', name)) }
}

function flights(event: ThievesEvent, sight: Sight<'thieves'>): Flight[] {
  const place = (seat: number): string => (seat === sight.seat ? 'hand' : `seat-${seat}`)
  const end = (seat: number): string => `loot-${seat}-${sight.view.seats[seat]!.loot.length - 1}`
  const fly = (cards: Counts | number, from: string, to: string): Flight[] => cardsOf(cards).map((card) => ({ face: face(card), from, to }))
  switch (event.event) {
    case 'money_stashed':
      return fly(event.seat === sight.seat ? event.card : 1, place(event.seat), end(event.seat))
    case 'money_planted':
      return fly({ [event.card]: 1 }, place(event.seat), end(event.on))
    case 'police_laid':
      return fly({ [event.card]: 1 }, place(event.seat), 'street')
    case 'police_removed':
      return fly({ [event.card]: 1 }, 'street', 'gone')
    case 'alarm_raised':
      return [...fly({ alarm: 1 }, place(event.seat), 'gone'), ...event.laid.flatMap((cards, seat) => fly(cards, place(seat), 'street'))]
    case 'roadblock_played':
      return fly({ roadblock: 1 }, place(event.seat), 'gone')
    case 'thief_played':
      return fly({ thief: 1 }, place(event.seat), 'gone')
    case 'double_loot_played':
      return fly({ 'double loot': 1 }, place(event.seat), 'gone')
    case 'loot_moved':
      return fly(Object.keys(event.card).length ? event.card : 1, `loot-${event.owner}-${event.place}`, end(event.to))
    case 'raid':
      return lost(event)
    case 'getaway_car_drawn':
      return fly({ 'getaway car': 1 }, 'pile', 'cars')
    case 'cards_drawn':
      return fly(event.seat === sight.seat ? event.cards : event.number, 'pile', event.apart && event.seat === sight.seat ? 'apart' : place(event.seat))
    default:
      return []
  }
}

/** The loot of whoever was richest goes back into the pile. */
const lost = (raid: ThievesRaid): Flight[] => raid.losers.flatMap((seat) => cardsOf(raid.loot[seat]!).map((card) => ({ face: face(card), from: `loot-${seat}`, to: 'pile' })))

function sound(event: ThievesEvent): string | null {
  const sounds: Record<string, string> = {
    money_stashed: 'card', money_planted: 'coin', police_laid: 'police', roadblock_played: 'card', police_removed: 'card', alarm_raised: 'police',
    thief_played: 'card', loot_moved: 'coin', double_loot_played: 'card', raid: 'raid', getaway_car_drawn: 'gavel', game_ended: 'win',
  }
  return sounds[event.event] ?? null
}

function lit(event: ThievesEvent): string[] {
  if ('cards' in event) return Object.keys(event.cards)
  if (event.event === 'alarm_raised') return Object.keys(event.police)
  if (!('card' in event)) return []
  return typeof event.card === 'string' ? [event.card] : Object.keys(event.card)
}

function heading(event: ThievesEvent): string | null {
  return event.event === 'raid' ? t('thieves-table-log-raid') : null
}
