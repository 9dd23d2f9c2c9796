import { afterEach, expect, test } from 'vitest'
import { cardsIn, glow } from './glow'

afterEach(() => document.body.replaceChildren())

test('an event names its cards in all four games', () => {
  expect(cardsIn({ event: 'lot_won', seat: 1, cheque: 7, taken: 3, cards: { ring: 1, car: 2 } })).toEqual(['ring', 'car', 'cheque 7', 'cheque 3'])
  expect(cardsIn({ event: 'police_turned_up', seat: 0, pile: 'left', number: 2, limit: 7 })).toEqual(['police'])
  expect(cardsIn({ event: 'card_turned_up', seat: 0, card: 'blue raid 4' } as never)).toEqual(['blue raid 4'])
  expect(cardsIn({ event: 'card_blown_up', seat: 0, bomb: 'red', colour: 'blue', value: 7 })).toEqual(['blue 7', 'red 5'])
  expect(cardsIn({ event: 'business_founded', seat: 0, colour: 'red', type: 'laundry' })).toEqual(['red laundry'])
  expect(cardsIn({ event: 'money_stashed', seat: 0, card: { 'money 2': 1 } })).toEqual(['money 2'])
})

test('what the reader may not know has no name', () => {
  expect(cardsIn({ event: 'money_stashed', seat: 0, card: { '?': 1 } })).toEqual([])
  expect(cardsIn({ event: 'card_drawn', seat: 0, colour: 'red', value: 0 })).toEqual([])
  expect(cardsIn({ event: 'business_founded', seat: 0, colour: 'red', type: '?' })).toEqual([])
})

test('a card glows on the table, and before players only where it went', () => {
  document.body.innerHTML = `<div class="table">
    <i class="seat"><b data-zone="seat-1"></b><u data-card="ring" id="his"></u></i>
    <i class="seat"><b data-zone="seat-2"></b><u data-card="ring" id="hers"></u></i>
    <u data-card="ring" id="row"></u><u data-card="car" id="car"></u></div>`
  const glowing = (): string[] => [...document.querySelectorAll('[data-glow]')].map((each) => each.id)
  glow(['ring'], 1)
  expect(glowing()).toEqual(['his', 'row'])
  glow([], null)
  expect(glowing()).toEqual([])
})
