import type { Flight, GameModule, Known, SheetRow, Sight } from '../../lib/sight'
import type { RazziaDorraEvent } from '../../lib/wire'
import { keyValues } from '../../lib/tell'
import { t } from '../../lib/words.svelte'
import { backOf, barName, cardName, faceOf, noteFace, placeName, valueOf } from './bars'
import { gainsOf, recall } from './memory.svelte'
import Table from './Table.svelte'

export const game: GameModule<'razzia_dorra'> = { Table, where, sheet, card, bundle: placeName, flights, sound, lit, heading }

function where(sight: Sight<'razzia_dorra'>): string {
  return t('razzia-dorra-table-where', { round: sight.view.round, rounds: sight.forecast.last_round })
}

/** Before, this round and now; at the end every round that was seen. */
function sheet(sight: Sight<'razzia_dorra'>): ReturnType<GameModule<'razzia_dorra'>['sheet']> {
  const { seats, scores, phase } = sight.view
  const shown = (values: number[]): SheetRow['values'] => values.map((value, seat) => (seats[seat]!.notes === null ? '?' : value))
  const total: SheetRow = { label: t('razzia-dorra-table-now'), values: shown(scores), kind: 'total' }
  const rounds = recall(sight).rounds.slice(phase === 'over' ? 0 : -1)
  const before: SheetRow[] = rounds[0]?.before.some(Boolean) ? [{ label: t('razzia-dorra-table-before'), values: shown(rounds[0].before) }] : []
  const rows = rounds.map((round): SheetRow => ({ label: t('razzia-dorra-table-round', { round: round.number }), values: shown(gainsOf(round)), kind: 'quiet' }))
  return { title: t('razzia-dorra-table-money'), rows: [...before, ...rows, total] }
}

function card(name: string): Known {
  return { face: faceOf(name), name: cardName(name), value: valueOf(name), about: t('razzia-dorra-about', keyValues('card', name)) }
}

function flights(event: RazziaDorraEvent, sight: Sight<'razzia_dorra'>): Flight[] {
  const dealer = `seat-${sight.view.dealer}`
  const note = (value: number, from: string, to: string): Flight => ({ face: noteFace(value), from, to })
  const bar = (name: string): string => `bar-${name.toLowerCase()}`
  switch (event.event) {
    case 'notes_laid':
      return Object.entries(event.notes).map(([name, value]) => note(value, dealer, bar(name)))
    case 'note_placed':
      return [note(event.note, `seat-${event.seat}`, bar(event.bar))]
    case 'card_chosen':
      return [{ face: backOf(), from: event.seat === sight.seat ? 'hand' : `seat-${event.seat}`, to: `place-${event.seat}` }]
    case 'note_given':
      return [note(event.note, 'next', `tray-${event.seat}`)]
    case 'share_taken':
      return event.notes.map((value) => note(value, `tray-${event.seat}`, `seat-${event.seat}`))
    case 'bar_taken':
      return event.notes.map((value) => note(value, bar(event.bar), `seat-${event.seat}`))
    case 'card_dealt':
      return [{ face: backOf(), from: dealer, to: 'hand' }]
    default:
      return []
  }
}

function sound(event: RazziaDorraEvent): string | null {
  const sounds: Record<string, string> = {
    notes_laid: 'card', note_placed: 'coin', card_chosen: 'card', gambler_caught: 'raid', raid_failed: 'police', split_opened: 'gavel', note_given: 'coin',
    bar_taken: 'coin', share_taken: 'coin', duel_fought: 'dice', game_ended: 'win',
  }
  return sounds[event.event] ?? null
}

function lit(event: RazziaDorraEvent): string[] {
  return 'card' in event && event.card !== '?' ? [event.card] : []
}

function heading(event: RazziaDorraEvent): string | null {
  if (event.event === 'round_began') return t('razzia-dorra-table-round', { round: event.round })
  if (event.event === 'card_turned_up' && event.seat === 0) return t('razzia-dorra-table-turned')
  return event.event === 'split_opened' ? barName(event.bar) : null
}
