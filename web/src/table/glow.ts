// A line of the log lights up, on the table, the cards that it tells of.

const PANEL = '.seat, .mine'

/** Let these cards glow and no others; those before a player only if they lie before this one. */
export function glow(cards: string[], seat: number | null): void {
  const panel = document.querySelector(`[data-zone="seat-${seat}"]`)?.closest(PANEL)
  for (const card of document.querySelectorAll<HTMLElement>('.table [data-card]')) {
    const owner = card.closest(PANEL)
    const told = cards.includes(card.dataset.card!) && (!owner || !panel || owner === panel)
    card.toggleAttribute('data-glow', told)
  }
}
