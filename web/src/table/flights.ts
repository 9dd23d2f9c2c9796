// Cards move from where they were to where they go: a ghost of the card flies over the page.
// The table itself is always the truth already; a flight never holds it up.

import { me } from '../lib/me.svelte'
import type { Flight } from '../lib/sight'

const MOVE = 320
const STAGGER = 40
const QUEUE = 3 // more than this at once fly at double speed
const MOST = 12 // more would only blur

export type Places = Map<string, DOMRect>

/** Where every zone of the page is now; taken before the table changes. */
export function places(): Places {
  const found: Places = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.zone!, box)
  }
  return found
}

/** Do something when the change has been painted, so that it does not hold it up; at once if nobody looks. */
export function oncePainted(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/** Let cards fly from where zones were to where zones are. */
export function fly(flights: Flight[], before: Places): void {
  if (!me.pace) return
  const after = places()
  const speed = (flights.length > QUEUE ? 0.5 : 1) * me.pace
  flights.slice(0, MOST).forEach((flight, index) => {
    const from = before.get(flight.from) ?? after.get(flight.from)
    const to = after.get(flight.to) ?? before.get(flight.to)
    if (from && to) launch(flight.face, from, to, MOVE * speed, index * STAGGER * speed)
  })
}

function launch(face: string, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const ghost = document.createElement('div')
  ghost.className = 'card ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.innerHTML = `<svg viewBox="0 0 100 140">${face}</svg>`
  const width = Math.min(Math.max(from.width, 26), 118)
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', zIndex: '50', pointerEvents: 'none', transition: 'none' })
  ghost.style.setProperty('--w', `${width}px`)
  document.body.append(ghost)
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - (width * scale) / 2}px, ${box.top + box.height / 2 - (width * 1.4 * scale) / 2}px) scale(${scale})`
  const end = Math.min(1.6, Math.max(0.25, Math.min(to.width, 118) / width))
  ghost.style.transformOrigin = '0 0'
  ghost
    .animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(to, end), opacity: 1, offset: 0.9 },
        { transform: at(to, end), opacity: 0 },
      ],
      { duration, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
    )
    .finished.finally(() => ghost.remove())
}
