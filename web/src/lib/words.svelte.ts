// Words in the reader's language, from the Fluent files that the server has too.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', hu: 'Magyar', nl: 'Nederlands', fr: 'Français', pl: 'Polski', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
export type Values = Record<string, FluentVariable>

const FILES = import.meta.glob<string>('../../../src/malavita/words/*/*.ftl', { query: '?raw', import: 'default' })

class Words {
  language = $state<Language>('en')
  #bundle = new FluentBundle('en', { useIsolating: false })
  readonly #plain = $derived(new Intl.NumberFormat(this.language, { useGrouping: 'min2' }))
  readonly #share = $derived(new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }))
  learnt = $state(0) // counts what was learnt, so that pages speak anew
  #files = new Set(['pages', 'table'])

  /** Speak another language: everything on the page changes at once, when its words are here. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    await Promise.all(Array.from(this.#files, (file) => load(bundle, language, file)))
    this.#bundle = bundle
    this.language = language
    this.learnt += 1
    document.documentElement.lang = language
  }

  /** The words of games, which no other page needs. */
  async learn(...games: string[]): Promise<void> {
    const files = games.flatMap((game) => [game, `${game}_table`]).filter((file) => !this.#files.has(file))
    files.forEach((file) => this.#files.add(file))
    await Promise.all(files.map((file) => load(this.#bundle, this.language, file)))
    this.learnt += 1
  }

  has(id: string): boolean {
    void this.learnt
    return this.#bundle.hasMessage(id)
  }

  /** One message with its values. */
  say(id: string, values?: Values): string {
    void this.learnt
    const message = this.#bundle.getMessage(id)
    return message?.value ? this.#bundle.formatPattern(message.value, values, []) : id
  }

  number(value: number): string {
    return this.#plain.format(value).replace('-', '−')
  }

  percent(share: number): string {
    return this.#share.format(share)
  }

  /** How a name stands alone, with a capital. */
  label(id: string, values?: Values): string {
    void this.learnt
    const label = this.#bundle.getMessage(id)?.attributes.label
    return label ? this.#bundle.formatPattern(label, values, []) : id
  }

  /** Names or cards as a list: a, b and c. */
  join(items: string[]): string {
    if (items.length < 2) return items.join('')
    return this.say('table-and', { head: items.slice(0, -1).join(', '), last: items.at(-1)! })
  }
}

async function load(bundle: FluentBundle, language: Language, file: string): Promise<void> {
  const text = await FILES[`../../../src/malavita/words/${language}/${file}.ftl`]?.()
  if (text !== undefined) bundle.addResource(new FluentResource(text))
}

export const words = new Words()
/** The short name, for markup. */
export const t = (id: string, values?: Values): string => words.say(id, values)
/** An id of a message: `word('razzia_knizia', 'card')` is razzia-knizia-card. */
export const idOf = (...parts: string[]): string => parts.join('-').replaceAll('_', '-').replaceAll(' ', '-')
