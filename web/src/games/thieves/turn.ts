// Actions and the cards they belong to: the notation, read. What is allowed is what the server offers.

/** All actions of a card: the first is what choosing the card means. */
export function actionsOf(card: string, seat: number, seats: number[]): string[] {
  if (!isMoney(card)) return [card === 'double loot' ? 'double' : card]
  return [`stash ${card}`, ...seats.filter((each) => each !== seat).map((each) => `plant ${card} on ${each}`)]
}

export const isMoney = (card: string): boolean => /^(money \d|ring|horseshoe)$/.test(card)

/** The card of the hand that an action plays. */
export function cardOf(action: string): string {
  if (action === 'double') return 'double loot'
  return /^(?:stash|plant) (.+?)(?: on \d)?$/.exec(action)?.[1] ?? action
}

/** The row that an action adds to. */
export function rowOf(action: string, seat: number): number | null {
  if (action.startsWith('stash ')) return seat
  const row = /^(?:plant .+ on|to) (\d)$/.exec(action)?.[1]
  return row === undefined ? null : Number(row)
}

/** Where a thief takes from. */
export function placeOf(action: string): { seat: number; place: number } | null {
  const found = /^take (\d) (\d+)$/.exec(action)
  return found && { seat: Number(found[1]), place: Number(found[2]) }
}
