import { expect, test, vi } from 'vitest'
import { game as dorra } from './razzia_dorra'
import { game as knizia } from './razzia_knizia'
import { game as sicilianos } from './sicilianos'
import { game as thieves } from './thieves'

// jsdom knows no likings of the system.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => new EventTarget()))

test('an event names its cards in all four games', () => {
  expect(knizia.lit({ event: 'lot_won', seat: 1, cheque: 7, taken: 3, cards: { ring: 1, car: 2 } })).toEqual(['ring', 'car', 'cheque 7', 'cheque 3'])
  expect(knizia.lit({ event: 'police_turned_up', seat: 0, pile: 'left', number: 2, limit: 7 })).toEqual(['police'])
  expect(knizia.lit({ event: 'cheque_bid', seat: 0, cheque: 4 })).toEqual(['cheque 4'])
  expect(dorra.lit({ event: 'card_turned_up', seat: 0, card: 'blue raid 4' } as never)).toEqual(['blue raid 4'])
  expect(sicilianos.lit({ event: 'card_blown_up', seat: 0, bomb: 'red', colour: 'blue', value: 7 })).toEqual(['blue 7', 'red 5'])
  expect(sicilianos.lit({ event: 'business_founded', seat: 0, colour: 'red', type: 'laundry' })).toEqual(['red laundry'])
  expect(thieves.lit({ event: 'money_stashed', seat: 0, card: { 'money 2': 1 } })).toEqual(['money 2'])
  expect(thieves.lit({ event: 'money_planted', seat: 0, card: 'money 3', on: 1 })).toEqual(['money 3'])
  expect(thieves.lit({ event: 'cards_drawn', seat: 0, number: 1, apart: false, cards: { thief: 1 } })).toEqual(['thief'])
})

test('what the reader may not know has no name', () => {
  expect(dorra.lit({ event: 'card_chosen', seat: 0, card: '?' })).toEqual([])
  expect(sicilianos.lit({ event: 'card_drawn', seat: 0, colour: 'red', value: 0 })).toEqual([])
  expect(sicilianos.lit({ event: 'business_founded', seat: 0, colour: 'red', type: '?' })).toEqual([])
  expect(thieves.lit({ event: 'money_stashed', seat: 0, card: {} })).toEqual([])
})
