// What I am about to do: the card I hold up, and where it would go. The server decides what is allowed.

import { write } from '../../lib/actions'
import { partsOf } from '../../lib/choices'
import { me } from '../../lib/me.svelte'
import type { Sight } from '../../lib/sight'
import { cardsOf, lootOf, type Loot } from './cards'
import { actionsOf, cardOf, isMoney, layingOn, placeOf, rowOf } from './turn'

export type Pile = 'hand' | 'apart'

export class Hold {
  #touched = $state.raw<{ pile: Pile; index: number } | null>(null) // which of equal cards was touched
  goal = $state<number | null>(null) // the row a thief shall bring his card to

  constructor(readonly look: () => Sight<'thieves'>) {}

  get sight(): Sight<'thieves'> {
    return this.look()
  }

  readonly seats = $derived.by(() => this.sight.people.map((one) => one.seat))
  readonly legal = $derived.by(() => this.sight.choices.map((each) => each.action))
  readonly chosen = $derived.by(() => this.sight.chosen)
  readonly parts = $derived.by(() => partsOf(this.sight, this.chosen))
  readonly asked = $derived.by(() => (this.sight.choices.length ? this.sight.view.decision : null))
  readonly hand = $derived.by(() => (this.sight.seat === null ? [] : cardsOf(this.sight.view.seats[this.sight.seat]!.hand)))
  readonly apart = $derived.by(() => (this.sight.seat === null ? [] : cardsOf(this.sight.view.seats[this.sight.seat]!.apart)))

  /** The card of the hand that is held up. */
  readonly card = $derived.by(() => (this.parts && this.asked === 'play' ? cardOf(this.parts) : null))
  /** The card of loot that a thief takes, chosen or already taken. */
  readonly taking = $derived.by(() => (this.parts && this.asked === 'take' ? placeOf(this.parts) : this.sight.view.taken))
  readonly loot = $derived.by((): Loot | null => (this.taking ? lootOf(this.sight.view.seats[this.taking.seat]!.loot[this.taking.place]!) : null))
  /** The row it would go to. */
  readonly row = $derived.by(() => {
    if (this.asked === 'take') return this.goal !== null && this.mayBring(this.goal) ? this.goal : null
    return this.parts && this.sight.seat !== null ? rowOf(this.parts, this.sight.seat) : null
  })
  /** A thief is at work: rows of loot, not the street, are what matters. */
  readonly theft = $derived.by(() => ['take', 'to'].includes(this.sight.view.decision ?? ''))
  /** Everybody's worth in a raid after what is chosen. */
  readonly after = $derived.by((): number[] | undefined => {
    if (!this.chosen) return undefined
    const worth = this.sight.forecast.takes[this.chosen]
    if (worth === undefined) return this.sight.forecast.after[this.chosen]
    return this.sight.forecast.loot.map(({ at_least }, seat) => at_least + (seat === this.row ? worth : seat === this.taking?.seat ? -worth : 0))
  })
  readonly raid = $derived.by(() => this.chosen !== null && this.sight.forecast.raids.includes(this.chosen))

  /** The first action of a card, if it may be played. */
  #action(card: string): string | undefined {
    return actionsOf(card, this.sight.seat!, this.seats).find((action) => this.legal.includes(action))
  }

  /** Whether this card is asked for now. */
  mayPlay(pile: Pile, index: number): boolean {
    return this.asked === 'play' && (pile === 'hand' ? this.sight.forecast.playable.hand : this.sight.forecast.playable.apart.includes(index))
  }

  /** Why not, in the server's words. */
  refusal(pile: Pile, index: number): string | null {
    if (this.asked !== 'play' || this.mayPlay(pile, index)) return null
    const card = (pile === 'hand' ? this.hand : this.apart)[index]!
    const reason = this.sight.refusals[actionsOf(card, this.sight.seat!, this.seats)[0]!]?.reason
    return reason ?? (pile === 'hand' ? 'apart_first' : 'later_first')
  }

  isHeld(pile: Pile, index: number): boolean {
    const cards = pile === 'hand' ? this.hand : this.apart
    if (this.card === null || cards[index] !== this.card || !this.mayPlay(pile, index)) return false
    const touched = this.#touched?.pile === pile ? this.#touched.index : -1
    return index === (cards[touched] === this.card ? touched : cards.indexOf(this.card))
  }

  /** Hold a card up; touched again it is played. */
  lift(pile: Pile, index: number): void {
    if (!this.mayPlay(pile, index)) return
    if (this.isHeld(pile, index)) return this.confirm()
    const card = (pile === 'hand' ? this.hand : this.apart)[index]!
    this.#touched = { pile, index }
    this.sight.pick(this.#action(card)!)
    if (me.likings.quick && !isMoney(card) && card !== 'alarm') this.confirm()
  }

  /** Choose an action outright; once more plays it. */
  choose(action: string): void {
    if (this.chosen === action) return this.confirm()
    this.sight.pick(action)
    if (me.likings.quick && this.asked !== 'take') this.confirm()
  }

  /** Play what is chosen. A raid is called by its button only. */
  confirm(): void {
    if (this.chosen && !this.raid) this.sight.play(this.chosen)
  }

  /** The action that brings what I hold to a row. */
  bringTo(seat: number): string | null {
    const lays = this.card !== null && isMoney(this.card)
    const action = this.asked === 'to' ? write('thieves', { verb: 'to', to: seat }) : lays ? layingOn(seat, this.card!, this.sight.seat!) : null
    return action !== null && this.legal.includes(action) ? action : null
  }

  /** Whether a row can be chosen as the goal. */
  mayBring(seat: number): boolean {
    if (this.asked === 'take') return this.taking !== null && this.#mayGo(this.taking.seat, seat)
    return this.bringTo(seat) !== null
  }

  /** Whether a thief may bring loot of one row to another. */
  #mayGo(from: number, to: number): boolean {
    return this.sight.forecast.goals[from]?.includes(to) ?? false
  }

  /** Choose a row; chosen again, the card goes there. */
  aim(seat: number): void {
    const again = this.row === seat
    this.point(seat)
    if (again || me.likings.quick) this.confirm()
  }

  point(seat: number): void {
    if (this.asked === 'take') this.goal = seat
    else this.sight.pick(this.bringTo(seat))
  }

  /** Choose the next row that may be chosen, clockwise or back. */
  turnTo(step: 1 | -1): void {
    const rows = this.seats.filter((seat) => this.mayBring(seat))
    if (!rows.length) return
    const at = this.row === null ? (step > 0 ? -1 : 0) : rows.indexOf(this.row)
    this.point(rows[(at + step + rows.length) % rows.length]!)
  }

  mayTake(seat: number, place: number): boolean {
    return this.legal.includes(taking(seat, place))
  }

  /** Choose loot for the thief. */
  take(seat: number, place: number): void {
    if (!this.mayTake(seat, place)) return
    if (this.goal !== null && !this.#mayGo(seat, this.goal)) this.goal = null
    this.choose(taking(seat, place))
  }

  /** The thief has the card: bring it where I have said already. */
  goOn(): void {
    const goal = this.goal
    if (this.asked === 'to' || !this.theft) this.goal = null
    const action = goal === null ? null : write('thieves', { verb: 'to', to: goal })
    if (action !== null && this.legal.includes(action)) this.sight.play(action)
  }
}

const taking = (owner: number, place: number): string => write('thieves', { verb: 'take', owner, place })
