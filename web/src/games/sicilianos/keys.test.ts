import { expect, test } from 'vitest'
import { read } from '../../lib/actions'
import type { Sight } from '../../lib/sight'
import type { SicilianosAction, SicilianosFighter, SicilianosForecast, SicilianosView } from '../../lib/wire'
import { actionOf, keyOf } from './keys'
import { standingOf } from './standing'

const seen = (view: Partial<SicilianosView>, forecast: Partial<SicilianosForecast> = {}, actions: string[] = []): Sight<'sicilianos'> => {
  const choices = actions.map((action) => ({ action, parts: read('sicilianos', action) as SicilianosAction }))
  return { view, forecast: { lays: {}, allies: {}, to_answer: [], ...forecast }, choices } as Sight<'sicilianos'>
}

test('figures count the cards of the hand as they can be laid, 0 does nothing more, R rolls', () => {
  const lays = { 'red 3': 'war red 3', 'red 8': 'war red 8', 'green 5': 'war green 5' }
  const turn = seen({ stage: 'turn' }, { lays }, ['roll', ...Object.values(lays)])
  expect(actionOf('1', turn)).toBe('war red 3')
  expect(actionOf('3', turn)).toBe('war green 5')
  expect(actionOf('r', turn)).toBe('roll')
  expect(actionOf('9', turn)).toBeNull()
  expect(actionOf('x', turn)).toBeNull()
})

test('figures count the choices when no card is laid', () => {
  const bomb = seen({ stage: 'decide' }, {}, ['hold', 'bomb red 7'])
  expect(actionOf('0', bomb)).toBe('hold')
  expect(actionOf('1', bomb)).toBe('bomb red 7')
  expect(actionOf('2', seen({ stage: 'decide' }, {}, ['loyal', 'betray']))).toBe('betray')
})

test('a button shows the key that plays it', () => {
  expect(keyOf('out', seen({}, {}, ['out', 'join red 3']))).toBe('0')
  expect(keyOf('betray', seen({}, {}, ['loyal', 'betray']))).toBe('2')
})

test('a seat fights, fights for another family, answers yet or is out', () => {
  const fighter = (colour: SicilianosFighter['colour']): Partial<SicilianosFighter> => ({ colour, stopped: false })
  const seats = [{ war: fighter('white') }, { war: fighter('blue') }, { war: null }, { war: null }] as SicilianosView['seats']
  const war = seen({ round: 1, seats }, { allies: { white: 1 }, to_answer: [3] })
  expect([0, 1, 2, 3].map((seat) => standingOf(war, seat))).toEqual([
    { id: 'fights', colour: 'white' },
    { id: 'traitor', colour: 'white' },
    { id: 'out', colour: '' },
    { id: 'answers', colour: '' },
  ])
})
