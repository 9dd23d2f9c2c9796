import { readName } from '../../lib/names'
import type { Flight, GameModule, Known, Sight, SheetRow } from '../../lib/sight'
import type { SicilianosEvent, SicilianosResultsCounted } from '../../lib/wire'
import { idOf, t, words } from '../../lib/words.svelte'
import { BOMB, businessName, cardName, colourLabel, faceOf, kindOf, shopOf, TYPES } from './cards'
import Table from './Table.svelte'

export const game: GameModule<'sicilianos'> = { Table, where, sheet, card, bundle: (name) => colourLabel(readName(name).colour!), flights, sound, lit, heading }

function where(sight: Sight<'sicilianos'>): string {
  const { stage, round } = sight.view
  const what = !round ? (['draft', 'over'].includes(stage) ? stage : 'peace') : ['stake', 'join'].includes(stage) ? 'joining' : ['share', 'found'].includes(stage) ? 'spoils' : 'war'
  return t('sicilianos-table-where', { what, round })
}

/** Clean and dirty money are open; what businesses bring is known at the end. */
function sheet(sight: Sight<'sicilianos'>): ReturnType<GameModule<'sicilianos'>['sheet']> {
  const sums = sight.forecast.if_ended
  const counted = sight.events.find((each): each is SicilianosResultsCounted => each.event === 'results_counted')
  const over = sight.view.stage === 'over'
  const money: SheetRow[] = [
    { label: t('sicilianos-table-clean'), values: sums.map((each) => each.clean), kind: 'quiet' },
    { label: t('sicilianos-table-dirty'), values: sums.map((each) => each.dirty), kind: 'quiet' },
  ]
  const bonus: SheetRow[] = over && !counted ? [{ label: t('sicilianos-table-businesses'), values: sums.map((each) => each.bonus), kind: 'quiet' }] : []
  const result: SheetRow = { label: t('sicilianos-table-result'), values: sums.map((each) => each.result), kind: 'total' }
  return { title: t(over ? 'sicilianos-table-results' : 'sicilianos-table-if-ended'), rows: [...(counted ? categories(counted) : [...money, ...bonus]), result] }
}

const categories = (counted: SicilianosResultsCounted): SheetRow[] =>
  Object.keys(counted.points[0] ?? {}).map((category) => ({
    label: t(idOf('sicilianos-score', category)),
    values: counted.points.map((points) => points[category] ?? 0),
    kind: 'quiet',
  }))

/** `white 5` is a card of a family, `white antique` a business. */
function card(name: string): Known {
  const { colour, thing } = readName(name)
  if (TYPES.includes(thing)) return { face: shopOf(name), name: businessName(name), value: null, about: t('sicilianos-about', { kind: 'business' }) }
  const value = Number(thing)
  const called = t('sicilianos-table-my-card', { card: cardName(colour!, value), kind: words.label('sicilianos-card', { colour: colour!, value }) })
  return { face: faceOf(colour!, value), name: called, value, about: t('sicilianos-about', { kind: kindOf(value) }) }
}

function flights(event: SicilianosEvent, sight: Sight<'sicilianos'>): Flight[] {
  const fly = (from: string, to: string, face: string): Flight[] => [{ face, from, to }]
  switch (event.event) {
    case 'card_drafted':
    case 'card_drawn':
    case 'card_kept':
      return fly(`pile-${event.colour}`, home(event.seat, sight), faceOf(event.colour, event.value))
    case 'card_lost': {
      const theft = sight.events.find((each) => each.event === 'card_stolen')
      return theft ? fly(home(event.seat, sight), home(theft.seat, sight), faceOf(event.colour, event.value)) : []
    }
    case 'war_started':
    case 'war_joined':
    case 'card_added':
      return fly(home(event.seat, sight), `front-${event.colour}`, faceOf(event.colour))
    case 'betrayed':
      return fly(`front-${event.colour}`, `front-${event.family}`, faceOf(event.colour, 8))
    case 'card_blown_up':
      return [
        ...fly(`card-${event.bomb}-${BOMB}`, `card-${event.colour}-${event.value}`, faceOf(event.bomb, BOMB)),
        ...fly(`card-${event.colour}-${event.value}`, `pile-${event.colour}`, faceOf(event.colour, event.value)),
      ]
    case 'business_founded':
      return fly(`front-${event.colour}`, home(event.seat, sight), event.type === '?' ? faceOf(event.colour) : shopOf(`${event.colour} ${event.type}`))
    default:
      return []
  }
}

/** Where the cards of a seat are on the page. */
const home = (seat: number, sight: Sight<'sicilianos'>): string => (seat === sight.seat ? 'hand' : `cards-${seat}`)

const SOUNDS: Record<string, string> = {
  card_drafted: 'card', dice_rolled: 'dice', card_drawn: 'card', card_kept: 'card', card_stolen: 'card', war_started: 'gavel', war_joined: 'card', note_staked: 'coin',
  card_added: 'card', card_turned_up: 'card', betrayed: 'gavel', card_blown_up: 'bomb', business_founded: 'cheque', money_laundered: 'coin', game_ended: 'win',
}

function sound(event: SicilianosEvent): string | null {
  return SOUNDS[event.event] ?? null
}

function lit(event: SicilianosEvent): string[] {
  if (event.event === 'business_founded') return event.type === '?' ? [] : [`${event.colour} ${event.type}`]
  if (!('value' in event) || !event.value) return []
  return [`${event.colour} ${event.value}`, ...('bomb' in event ? [`${event.bomb} ${BOMB}`] : [])]
}

function heading(event: SicilianosEvent): string | null {
  const headings: Record<string, string> = { war_started: 'war', war_won: 'spoils', results_counted: 'results' }
  const id = headings[event.event]
  return id ? t(`sicilianos-table-${id}`) : null
}
