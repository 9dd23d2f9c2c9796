import { expect, test } from 'vitest'
import { beside } from './zoom'

const room = { left: 0, top: 50, right: 1000, bottom: 600 } // what can be chosen begins at 600
const card = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 112 })

test('a card at large stands right of its card, or left of it at the rim', () => {
  expect(beside(card(100, 200), 330, 220, room)).toEqual({ left: 192, top: 200 })
  expect(beside(card(900, 200), 330, 220, room)).toEqual({ left: 558, top: 200 })
})

test('for a card of mine it stays above what can be chosen', () => {
  const { left, top } = beside(card(100, 700), 330, 220, room)
  expect(top + 220).toBeLessThanOrEqual(600)
  expect(left).toBeGreaterThanOrEqual(0)
})

test('on a phone it stands above or below its card', () => {
  const phone = { left: 0, top: 44, right: 360, bottom: 520 }
  expect(beside(card(140, 300), 344, 220, phone)).toEqual({ left: 8, top: 68 })
  expect(beside(card(140, 60), 344, 220, phone)).toEqual({ left: 8, top: 184 })
})
