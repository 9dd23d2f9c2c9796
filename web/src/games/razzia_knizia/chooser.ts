// What may be chosen, and how a card that offers it looks.

import { isLegal, whyNot } from '../../lib/choices'
import { me } from '../../lib/me.svelte'
import type { Sight } from '../../lib/sight'

export class Chooser {
  constructor(readonly sight: Sight<'razzia_knizia'>) {}

  legal(action: string): boolean {
    return isLegal(this.sight, action)
  }

  /** Why an action that people try is not allowed now. */
  why(action: string): string | undefined {
    return whyNot(this.sight, action)
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
