import { describe, expect, it } from 'vitest'
import { read, write } from './actions'
import type { GameName } from './sight'
import type { Action } from './wire'

const CASES: [GameName, string, Action][] = [
  ['razzia_knizia', 'draw', { verb: 'draw' }],
  ['razzia_knizia', 'draw left', { verb: 'draw', pile: 'left' }],
  ['razzia_knizia', 'bid 9', { verb: 'bid', cheque: 9 }],
  ['razzia_dorra', 'play blue raid 4', { verb: 'play', card: 'blue raid 4' }],
  ['sicilianos', 'steal 3 white', { verb: 'steal', owner: 3, colour: 'white' }],
  ['thieves', 'plant money 0 on 3', { verb: 'plant', card: 'money 0', on: 3 }],
]

describe('actions', () => {
  it.each(CASES)('of %s: %s is written from its parts and read back', (game, text, parts) => {
    expect(write(game, parts)).toBe(text)
    expect(read(game, text)).toEqual(parts)
  })

  it('are refused if the game has no such action', () => {
    expect(() => read('thieves', 'bid 9')).toThrow('bid 9')
  })
})
