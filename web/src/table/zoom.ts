// Where a card at large stands: beside the one it shows, and never over what can be chosen.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 12

/** The top left corner of something of this size: right of the card, left of it, above or below, first where it fits. */
export function beside(card: Box, width: number, height: number, room: Box): { left: number; top: number } {
  const top = within(card.top, room.top, room.bottom - height)
  const left = within((card.left + card.right - width) / 2, room.left, room.right - width)
  const below = card.bottom > room.bottom ? room.bottom - height : card.bottom + GAP // a card of mine lies outside the room
  const tries = [
    { left: card.right + GAP, top },
    { left: card.left - GAP - width, top },
    { left, top: Math.min(card.top, room.bottom) - GAP - height },
    { left, top: below },
  ]
  const fits = (at: { left: number; top: number }): boolean => at.left >= room.left && at.left + width <= room.right && at.top >= room.top && at.top + height <= room.bottom
  return tries.find((at) => fits(at) && !meets(at, width, height, card)) ?? { left, top: room.top }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const meets = ({ left, top }: { left: number; top: number }, width: number, height: number, card: Box): boolean =>
  left < card.right && left + width > card.left && top < card.bottom && top + height > card.top
