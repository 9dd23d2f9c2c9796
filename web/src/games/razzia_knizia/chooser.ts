// What may be chosen, and how a card that offers it looks.

import { me } from '../../lib/me.svelte'
import type { Sight } from '../../lib/sight'
import { idOf, t } from '../../lib/words.svelte'

export class Chooser {
  constructor(readonly sight: Sight) {}

  legal(action: string): boolean {
    return this.sight.choices.some((each) => each.action === action)
  }

  /** Why an action that people try is not allowed now. */
  why(action: string): string | undefined {
    const refusal = this.sight.refusals[action]
    return refusal && t(idOf(this.sight.game, 'why', refusal.reason), refusal.values)
  }

  /** How something looks that offers an action; nothing special if there is none. */
  offered(action: string): '' | 'sel' | 'legal' | 'no' {
    if (this.sight.chosen === action) return 'sel'
    if (this.legal(action)) return 'legal'
    return this.sight.refusals[action] ? 'no' : ''
  }

  /** What a click on it does: choose, or with quick play act at once. */
  button(action: string): (() => void) | undefined {
    if (!this.legal(action) && !this.sight.refusals[action]) return undefined
    return () => {
      if (!this.legal(action)) return
      if (me.likings.quick || this.sight.chosen === action) this.sight.play(action)
      else this.sight.pick(action)
    }
  }
}
