// What every table component is given, live or in a replay. No rule lives here.

import type { Component } from 'svelte'
import type { Reader } from './tell'
import type { Choice, Clock, Games, Refusal } from './wire'

export interface Person {
  seat: number
  name: string // as others call him
  called: string // "You" for the reader, else the name
  hat: string // which drawing of art/avatars
  level: string | null // of a bot
  you: boolean
  acting: boolean // owes a decision
  away: boolean // a bot plays for him, or he is not connected
}

export type GameName = keyof Games

/** A legal action of one game: its text, by which it is known, and its parts. */
export interface GameChoice<G extends GameName = GameName> extends Choice {
  parts: Games[G]['action']
}

/** What is seen of a table of one game; of any game where none is named. */
export interface Sight<G extends GameName = GameName> {
  readonly game: string
  readonly view: Games[G]['view'] // docs/positions.md
  readonly seat: number | null // whose view; null: a watcher's
  readonly people: Person[]
  readonly reader: Reader // for whom sentences are made
  readonly choices: GameChoice<G>[]
  readonly forecast: Games[G]['forecast'] // docs/outlook.md
  readonly refusals: Record<string, Refusal>
  readonly passage: string[] // numbers of the rules about the present decision
  readonly events: Games[G]['event'][] // what has just happened
  readonly clocks: Clock[]
  readonly live: boolean // false in a replay: nothing can be chosen
  readonly chosen: string | null // the action that Enter or the amber button plays
  pick(action: string | null): void
  play(action: string): void
}

/** A card that flies from one zone of the page to another (`data-zone`). */
export interface Flight {
  face: string // inner SVG of the card
  from: string
  to: string
}

export interface SheetRow {
  label: string
  values: (number | string | null)[] // by seat
  kind?: 'plain' | 'quiet' | 'total'
}

/** A card by its name in the notation, as people know it. */
export interface Known {
  face: string // inner SVG
  name: string
  value: number | null // printed in its corner
  about: string // its rule in one sentence
}

/** What a game's folder gives to the page around its table. */
export interface GameModule<G extends GameName = GameName> {
  Table: Component<{ sight: Sight<G> }>
  /** Beside the title: which round it is. */
  where(sight: Sight<G>): string
  /** The score sheet as far as it is known. */
  sheet(sight: Sight<G>): { title: string; rows: SheetRow[] }
  /** What flies when something happens. */
  flights(event: Games[G]['event'], sight: Sight<G>): Flight[]
  /** What it sounds like. */
  sound(event: Games[G]['event']): string | null
  /** A card that people may ask about. */
  card(name: string): Known
  /** Under which heading a card is counted; nothing where all are counted together. */
  bundle(name: string): string
  /** The cards of an event, which its line in the log lights up; what the reader may not know has no name. */
  lit(event: Games[G]['event']): string[]
  /** A heading in the log before an event, if something new begins with it. */
  heading(event: Games[G]['event']): string | null
}
