// Events and actions as words: the same steps as malavita/words/__init__.py, which says what
// each field becomes. A vitest test holds the two together.

import { read } from './actions'
import { readName } from './names'
import type { StoryEvent } from './wire'
import { idOf, words, type Values } from './words.svelte'

const SEAT = ['seat', 'owner', 'to', 'on', 'champion', 'challenger']
const SEATS = ['winners', 'losers', 'claimants']

type Fields = Record<string, unknown>

/** At which table and for whom a sentence is. */
export interface Reader {
  game: string
  names: string[]
  seat: number | null
}

interface Made {
  reader: Reader
  words: number // how much was learnt
  text: string
}

const made = new WeakMap<StoryEvent, Made>()

/** One event as a sentence: made once, and anew for another reader or with other words. */
export function tell(event: StoryEvent, reader: Reader): string {
  const before = made.get(event)
  if (before?.reader === reader && before.words === words.learnt) return before.text
  const { event: tag, ...fields } = event
  const text = sentence(idOf(reader.game, tag), fields, reader)
  made.set(event, { reader, words: words.learnt, text })
  return text
}

/** Several events, one sentence after the other. */
export const tellAll = (events: StoryEvent[], reader: Reader): string => events.map((event) => tell(event, reader)).join(' ')

/** One action of the reader as the words on its button. */
export function label(action: string, reader: Reader): string {
  const { verb, ...parts } = read(reader.game, action)
  return sentence(idOf(reader.game, 'do', verb), { pile: 'only', note: 0, ...parts }, reader)
}

/** The values of a key for a message that reads it: colour, thing and value. */
export function keyValues(field: string, text: string): Values {
  const { colour, thing, value } = readName(text)
  return {
    [field]: thing === '?' ? 'unknown' : thing.toLowerCase().replaceAll(' ', '_'),
    [`${field}-colour`]: colour ?? '',
    [`${field}-value`]: value ?? 0,
  }
}

function sentence(id: string, fields: Fields, reader: Reader): string {
  const values: Values = {}
  for (const [field, value] of Object.entries(fields)) {
    Object.assign(values, spell(field, value, reader))
    if (SEAT.includes(field)) values[`${field}-is`] = value === reader.seat ? 'you' : value === fields.seat ? 'self' : 'other'
  }
  Object.assign(values, whoActs(fields, reader), sums(fields))
  const text = words.say(id, values)
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

function spell(field: string, value: unknown, reader: Reader): Values {
  if (SEAT.includes(field)) return { [field]: name(value as number, reader) }
  if (SEATS.includes(field)) {
    const seats = value as number[]
    return { [field]: words.join(seats.map((seat) => name(seat, reader))), [`${field}-size`]: seats.length }
  }
  if (field === 'card' && isTable(value)) value = Object.keys(value)[0] ?? '?'
  if (isTable(value)) {
    const entries = Object.entries(value).map(([key, number]) => entry(field, key, number, reader))
    return { [field]: words.join(entries), [`${field}-size`]: Object.values(value).reduce((sum, each) => sum + each, 0) }
  }
  if (typeof value === 'string') return keyValues(field, value)
  if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' }
  return typeof value === 'number' ? { [field]: value } : {}
}

const isTable = (value: unknown): value is Record<string, number> => typeof value === 'object' && value !== null && !Array.isArray(value)

const name = (seat: number, reader: Reader): string => (seat === reader.seat ? words.say('table-you') : (reader.names[seat] ?? ''))

function entry(field: string, key: string, number: number, reader: Reader): string {
  if (field === 'notes') return words.say(idOf(reader.game, 'notes'), { ...keyValues('bar', key), note: number })
  return words.say(idOf(reader.game, 'cards'), { ...keyValues('card', key), count: number })
}

function whoActs(fields: Fields, reader: Reader): Values {
  const doer = fields.winners ?? fields.seat
  const mine = Array.isArray(doer) ? doer.length === 1 && doer[0] === reader.seat : doer === reader.seat
  return { by: mine ? 'you' : 'other' }
}

function sums(fields: Fields): Values {
  const found: Values = {}
  const { scores, winners, limit, number } = fields as { scores?: number[]; winners?: number[]; limit?: number; number?: number }
  if (scores && winners) found.score = scores[winners[0]!]!
  if (limit !== undefined && number !== undefined) found.left = limit - number
  return found
}
