import { describe, expect, it, vi } from 'vitest'
import kept from '../../../tests/words/told.json'
import { label, tell } from './tell'
import { PATTERNS, type StoryEvent } from './wire'
import { LANGUAGES, words, type Language } from './words.svelte'

interface Kept {
  game: string
  event?: StoryEvent
  action?: string
  texts: Record<Language, string>
}

const NAMES = ['Anna', 'Béla', 'Cleo', 'Dirk']

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  it('says in the browser what Python says', async () => {
    await words.learn(...Object.keys(PATTERNS))
    await words.speak(language)
    for (const { game, event, action, texts } of kept as unknown as Kept[]) {
      const reader = { game, names: NAMES, seat: 1 }
      expect(event ? tell(event, reader) : label(action!, reader)).toBe(texts[language])
    }
  })
})

describe('a sentence', () => {
  const event: StoryEvent = { event: 'cheque_bid', seat: 1, cheque: 9 }
  const reader = { game: 'razzia_knizia', names: NAMES, seat: 1 }

  it('is made once for a reader', () => {
    const say = vi.spyOn(words, 'say')
    const text = tell(event, reader)
    const count = say.mock.calls.length
    expect(count).toBeGreaterThan(0)
    expect(tell(event, reader)).toBe(text)
    expect(say).toHaveBeenCalledTimes(count)
    say.mockRestore()
  })

  it('is made anew for another reader and in another language', async () => {
    await words.speak('en')
    const mine = tell(event, reader)
    expect(tell(event, { ...reader, seat: 0 })).not.toBe(mine)
    await words.speak('de')
    expect(tell(event, reader)).not.toBe(mine)
  })
})
