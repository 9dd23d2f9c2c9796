// A finished game at one of its moments, seen as a table: nothing can be chosen.

import { personAt } from './people'
import type { Person, Sight } from './sight'
import type { Reader } from './tell'
import type { Forecast, Replay, StoryEvent, View } from './wire'

export class Playback implements Sight {
  readonly live = false
  readonly choices = []
  readonly refusals = {}
  readonly passage = []
  readonly clocks = []
  readonly chosen = null
  at = $state(0) // how many moves have been played

  constructor(
    readonly replay: Replay,
    readonly seat: number | null,
  ) {}

  get game(): string {
    return this.replay.game
  }
  get last(): number {
    return this.replay.steps.length
  }
  get view(): View {
    return this.at ? this.replay.steps[this.at - 1]!.view : this.replay.start
  }
  get forecast(): Forecast {
    return this.at ? this.replay.steps[this.at - 1]!.forecast : this.replay.forecast
  }
  get events(): StoryEvent[] {
    return this.at ? this.replay.steps[this.at - 1]!.story : []
  }

  // Apart from people, since a step changes neither names nor hats.
  readonly #seated = $derived.by(() => this.replay.seats.map((seat, number) => personAt(seat, number, number === this.seat)))
  readonly reader = $derived.by((): Reader => ({ game: this.game, names: this.#seated.map((one) => one.name), seat: this.seat }))
  readonly people = $derived.by((): Person[] => this.#seated.map((one) => ({ ...one, acting: this.view.actors.includes(one.seat), away: false })))

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
  }
  pick(): void {}
  play(): void {}
}
