import { expect, test } from 'vitest'
import { choicesTo, chosenTo, mayDo, partsOf, partsTo } from './choices'
import type { Sight } from './sight'

const sight = {
  choices: [
    { action: 'bid 4', parts: { verb: 'bid', cheque: 4 } },
    { action: 'bid 9', parts: { verb: 'bid', cheque: 9 } },
    { action: 'pass', parts: { verb: 'pass' } },
  ],
  chosen: 'bid 9',
} as Sight<'razzia_knizia'>

test('choices are found by their verbs', () => {
  expect(choicesTo(sight, 'bid').map((each) => each.action)).toEqual(['bid 4', 'bid 9'])
  expect(choicesTo(sight, 'bid', 'pass')).toEqual(sight.choices)
  expect([mayDo(sight, 'pass'), mayDo(sight, 'draw'), mayDo(sight, 'draw', 'bid')]).toEqual([true, false, true])
})

test('a legal action has parts, of the verbs that are asked for', () => {
  expect(partsOf(sight, 'bid 4')).toEqual({ verb: 'bid', cheque: 4 })
  expect([partsOf(sight, 'bid 5'), partsOf(sight, null)]).toEqual([null, null])
  expect(partsTo(sight, 'bid 4', 'bid')?.cheque).toBe(4)
  expect(partsTo(sight, 'bid 4', 'pass')).toBeNull()
})

test('so has what is chosen', () => {
  expect(chosenTo(sight, 'bid', 'pass')).toEqual({ verb: 'bid', cheque: 9 })
  expect(chosenTo(sight, 'steal')).toBeNull()
  expect(chosenTo({ ...sight, chosen: null }, 'bid')).toBeNull()
})
