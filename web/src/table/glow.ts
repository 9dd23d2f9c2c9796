// A line of the log lights up, on the table, the cards that it tells of.

import type { StoryEvent } from '../lib/wire'

const PANEL = '.seat, .mine'

/** The cards of an event, by their names in the notation; what the reader may not know has none. */
export function cardsIn(event: StoryEvent): string[] {
  const { card, cards, police, cheque, taken, colour, value, type, bomb } = event as unknown as Record<string, unknown>
  const found = [card, cards, police].flatMap(namesIn)
  if (event.event === 'police_turned_up') found.push('police')
  for (const each of [cheque, taken]) if (each) found.push(`cheque ${each}`)
  if (colour && (value || type)) found.push(`${colour} ${value ?? type}`)
  if (bomb) found.push(`${bomb} 5`)
  return found.filter((name) => !name.includes('?'))
}

function namesIn(field: unknown): string[] {
  if (typeof field === 'string') return [field]
  return typeof field === 'object' && field !== null && !Array.isArray(field) ? Object.keys(field) : []
}

/** Let these cards glow and no others; those before a player only if they lie before this one. */
export function glow(cards: string[], seat: number | null): void {
  const panel = document.querySelector(`[data-zone="seat-${seat}"]`)?.closest(PANEL)
  for (const card of document.querySelectorAll<HTMLElement>('.table [data-card]')) {
    const owner = card.closest(PANEL)
    const told = cards.includes(card.dataset.card!) && (!owner || !panel || owner === panel)
    card.toggleAttribute('data-glow', told)
  }
}
