import { expect, test } from 'vitest'
import { readLying, readName } from './names'

test('a name has a colour, a thing and a value, or only some of them', () => {
  expect(readName('blue raid 4')).toEqual({ colour: 'blue', thing: 'raid', value: 4 })
  expect(readName('money 0')).toEqual({ colour: null, thing: 'money', value: 0 })
  expect(readName('white casino')).toEqual({ colour: 'white', thing: 'casino', value: null })
  expect(readName('white 5')).toEqual({ colour: 'white', thing: '5', value: null })
  expect(readName('white ?')).toEqual({ colour: 'white', thing: '?', value: null })
  expect(readName('gold coin')).toEqual({ colour: null, thing: 'gold coin', value: null })
})

test('a card in brackets lies face down', () => {
  expect(readLying('(money 3)')).toEqual({ card: 'money 3', down: true })
  expect(readLying('(?)')).toEqual({ card: '?', down: true })
  expect(readLying('ring')).toEqual({ card: 'ring', down: false })
})
