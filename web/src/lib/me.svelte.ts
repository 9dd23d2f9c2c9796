// Who I am here, and how I like the table. The name lives on the server, the rest in this browser.

import { api, RequestRefused } from './api'
import type { Guest } from './wire'
import { LANGUAGES, words, type Language } from './words.svelte'

const KEY = 'malavita'
const LIKINGS = { theme: 'auto' as 'dark' | 'light' | 'auto', motion: 'auto' as 'auto' | 'full' | 'quick' | 'none', sound: 0, quick: false, hat: 'you' }

class Me {
  guest = $state<Guest | null>(null)
  likings = $state({ ...LIKINGS })

  constructor() {
    try {
      Object.assign(this.likings, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    } catch {
      localStorage.removeItem(KEY)
    }
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.#dress())
    this.#dress()
  }

  /** Ask the server who this browser is; a newcomer is nobody yet. */
  async arrive(): Promise<void> {
    this.guest = await api.me().catch((error: unknown) => {
      if (error instanceof RequestRefused && error.status === 401) return null
      throw error
    })
    await words.speak(this.guest?.language ?? this.#spoken())
  }

  /** Be a guest: the server gives a name to those who have none. */
  async become(name?: string): Promise<Guest> {
    if (this.guest && name === undefined) return this.guest
    this.guest = await api.comeIn({ name: name ?? null, language: words.language })
    return this.guest
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language)
    if (this.guest) this.guest = await api.change({ language })
  }

  async rename(name: string): Promise<void> {
    this.guest = this.guest ? await api.change({ name }) : await this.become(name)
  }

  like(change: Partial<typeof LIKINGS>): void {
    Object.assign(this.likings, change)
    localStorage.setItem(KEY, JSON.stringify(this.likings))
    this.#dress()
  }

  /** How long motion takes here: 1 as designed, 0 none. */
  get pace(): number {
    const { motion } = this.likings
    if (motion === 'auto') return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1
    return { full: 1, quick: 0.5, none: 0 }[motion]
  }

  #spoken(): Language {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
    return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language
  }

  #dress(): void {
    const { theme } = this.likings
    const light = theme === 'auto' ? matchMedia('(prefers-color-scheme: light)').matches : theme === 'light'
    document.documentElement.dataset.theme = light ? 'light' : 'dark'
    document.documentElement.dataset.motion = String(this.pace)
    document.documentElement.style.setProperty('--pace', String(this.pace))
  }
}

export const me = new Me()
