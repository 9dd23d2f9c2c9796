// What I am about to choose: one action of the server's list, and the note that goes with a card.

import { write } from '../../lib/actions'
import { isLegal, mayDo, partsTo, whyNot, type Verb } from '../../lib/choices'
import { me } from '../../lib/me.svelte'
import type { Sight } from '../../lib/sight'
import { label } from '../../lib/tell'
import { idOf, t } from '../../lib/words.svelte'

const HARMLESS: Verb<'sicilianos'>[] = ['draft', 'draw', 'keep']

export type CardState = 'legal' | 'sel' | 'no' | 'rest'

export class Choosing {
  note = $state<number | null>(null) // to be staked with the card that is chosen
  told = $state<string | null>(null) // why what I tapped cannot be chosen
  readonly #look: () => Sight<'sicilianos'>

  constructor(look: () => Sight<'sicilianos'>) {
    this.#look = look
  }

  get sight(): Sight<'sicilianos'> {
    return this.#look()
  }
  get chosen(): string | null {
    return this.sight.chosen
  }
  /** A card is laid in this decision, and a note with it. */
  get lays(): boolean {
    return mayDo(this.sight, 'war', 'join')
  }

  isLegal(action: string): boolean {
    return isLegal(this.sight, action)
  }

  stateOf(action: string): CardState {
    if (this.chosen === action) return 'sel'
    if (this.isLegal(action)) return 'legal'
    return this.sight.refusals[action] && this.sight.choices.length ? 'no' : 'rest'
  }

  why(action: string): string | undefined {
    return whyNot(this.sight, action)
  }

  /** One click selects, the second plays; what is not allowed says why. */
  choose(action: string): void {
    this.told = this.why(action) ?? null
    if (!this.isLegal(action)) return
    const ready = !partsTo(this.sight, action, 'war', 'join') || this.note !== null
    if ((this.chosen === action && ready) || (me.likings.quick && partsTo(this.sight, action, ...HARMLESS))) this.sight.play(action)
    else this.sight.pick(this.chosen === action ? null : action)
  }

  /** The chosen action as the words on its button. */
  words(action: string): string {
    const laid = partsTo(this.sight, action, 'war', 'join')
    if (!laid || this.note === null) return label(action, this.sight.reader)
    return t(idOf(this.sight.game, 'do', laid.verb), { colour: laid.colour, value: laid.value, note: this.note })
  }

  /** The note chosen with a card follows it as soon as the server asks for it. */
  follow(): void {
    const stage = this.sight.view.stage
    const action = this.note === null ? null : write('sicilianos', { verb: 'stake', note: this.note })
    if (stage === 'stake' && action !== null && this.isLegal(action)) {
      this.note = null
      this.sight.play(action)
    } else if (!['turn', 'join', 'stake'].includes(stage)) this.note = null
  }
}
