import { expect, test } from 'vitest'
import type { Fighter, Town } from './cards'
import { actionOf, handAction, keyOf } from './keys'
import { standingOf } from './standing'

const fighter = (colour: string, more: Partial<Fighter> = {}): Fighter => ({ colour, stake: 10, cards: [], laid: '?', new: false, stopped: false, turned: false, ...more })
const clan = (hand: Record<string, number[]>, war: Fighter | null = null): Town['seats'][number] => ({ hand, dirty: {}, clean: {}, businesses: [], war })
const town = (stage: string, more: Partial<Town> = {}): Town => ({
  stage, turn: 0, starter: 0, round: 0, dice: null, searched: null, piles: {}, businesses: {}, seats: [clan({ red: [3, 8], green: [5] }), clan({}), clan({})], ...more,
})

test('a card of the hand starts a war, joins one, or is added to the own family', () => {
  expect(handAction(town('turn'), 0, 'red', 3)).toBe('war red 3')
  expect(handAction(town('join'), 0, 'red', 3)).toBe('join red 3')
  const added = town('add', { seats: [clan({ red: [3] }, fighter('red')), clan({}), clan({})] })
  expect(handAction(added, 0, 'red', 3)).toBe('add 3')
  expect(handAction(added, 0, 'green', 5)).toBe('join green 5') // the server says why not
})

test('the hand rests when it is not asked for', () => {
  expect(handAction(town('decide'), 0, 'red', 3)).toBeNull()
  expect(handAction(town('turn', { turn: 1 }), 0, 'red', 3)).toBeNull()
})

test('figures count the cards of the hand by family, 0 does nothing more, R rolls', () => {
  const choices = ['roll', 'war red 3', 'war red 8', 'war green 5']
  expect(actionOf('1', choices, town('turn'), 0)).toBe('war red 3')
  expect(actionOf('3', choices, town('turn'), 0)).toBe('war green 5')
  expect(actionOf('r', choices, town('turn'), 0)).toBe('roll')
  expect(actionOf('9', choices, town('turn'), 0)).toBeNull()
  expect(actionOf('0', ['hold', 'bomb red 7'], town('decide'), 0)).toBe('hold')
  expect(actionOf('1', ['hold', 'bomb red 7'], town('decide'), 0)).toBe('bomb red 7')
})

test('a button shows the key that plays it', () => {
  expect(keyOf('out', ['out', 'join red 3'])).toBe('0')
  expect(keyOf('betray', ['loyal', 'betray'])).toBe('2')
  expect(actionOf('2', ['loyal', 'betray'], town('decide'), 0)).toBe('betray')
})

test('whoever was asked and laid nothing stays out, whoever comes later answers yet', () => {
  const joining = town('join', { round: 1, turn: 2, seats: [clan({}, fighter('red')), clan({}), clan({})] })
  expect([0, 1, 2].map((seat) => standingOf(joining, seat)?.id)).toEqual(['fights', 'out', 'answers'])
})

test('a traitor that turned fights for the other family of its pair', () => {
  const war = town('add', { round: 2, seats: [clan({}, fighter('white')), clan({}, fighter('blue', { cards: [8], turned: true })), clan({})] })
  expect(standingOf(war, 1)).toEqual({ id: 'traitor', colour: 'white' })
})
