import { describe, expect, it } from 'vitest'
import type { StoryEvent } from '../../lib/wire'
import { cardsOf, cornerOf, lootOf } from './cards'
import { freshOf, raidOf } from './news'

const laid: StoryEvent = { event: 'police_laid', seat: 0, card: 'police 2', cars: 5 }
const raid: StoryEvent = { event: 'raid', lost: 1, losers: [2], worth: [0, 1, 3], loot: [{}, { 'money 1': 1 }, { 'money 3': 1 }] }
const car: StoryEvent = { event: 'getaway_car_drawn', seat: 1, number: 3, limit: 7 }

describe('what has just changed', () => {
  it('is the end of the row that loot went to', () => {
    expect(freshOf([{ event: 'money_stashed', seat: 1, card: {} }], 3).rows).toEqual([0, 1, 0])
    expect(freshOf([{ event: 'money_planted', seat: 1, card: 'money 0', on: 2 }], 3).rows).toEqual([0, 0, 1])
    expect(freshOf([{ event: 'loot_moved', seat: 1, owner: 1, place: 0, to: 0, card: {} }], 3).rows).toEqual([1, 0, 0])
  })
  it('is every police card of an alarm', () => {
    expect(freshOf([{ event: 'alarm_raised', seat: 0, police: { 'police 1': 2, 'police 2': 1 }, laid: [], cars: 4 }], 3).police).toBe(3)
  })
  it('is nothing on the street after a raid, but the cars drawn then', () => {
    expect(freshOf([laid, raid, car], 3)).toEqual({ rows: [0, 0, 0], police: 0, cars: 1 })
    expect(raidOf([laid, raid, car])).toBe(raid)
    expect(raidOf([laid])).toBeNull()
  })
})

describe('a row of loot', () => {
  it('tells face up, known and hidden apart', () => {
    expect(['ring', '(money 3)', '(?)'].map(lootOf)).toEqual([
      { card: 'ring', lies: 'open' },
      { card: 'money 3', lies: 'known' },
      { card: '?', lies: 'hidden' },
    ])
  })
  it('prints a number in the corner of money and police only', () => {
    expect(['money 0', 'police 2', 'ring', 'thief', '?'].map(cornerOf)).toEqual([0, 2, 3, null, null])
  })
})

it('deals cards one by one, and hands of others as backs', () => {
  expect(cardsOf({ 'money 1': 2, alarm: 1 })).toEqual(['money 1', 'money 1', 'alarm'])
  expect(cardsOf(2)).toEqual(['?', '?'])
  expect(cardsOf(['ring'])).toEqual(['ring'])
})
