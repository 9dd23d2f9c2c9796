import { describe, expect, it } from 'vitest'
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
