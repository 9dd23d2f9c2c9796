// A note is pulled to where it shall go: whatever has a `data-drop` takes it.

import type { Attachment } from 'svelte/attachments'

const SLACK = 6 // pixels before a press becomes a pull

/** Let an element be pulled; `over` hears the drop it is above, `drop` the one where it is let go. */
export function pulled(over: (drop: string | null) => void, drop: (drop: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let pulling = false

    const under = (event: PointerEvent): string | null =>
      document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>('[data-drop]')?.dataset.drop).find(Boolean) ?? null
    const press = (event: PointerEvent): void => {
      start = event
      element.setPointerCapture(event.pointerId)
    }
    const pull = (event: PointerEvent): void => {
      if (!start) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      pulling ||= Math.hypot(x, y) > SLACK
      if (!pulling) return
      element.style.translate = `${x}px ${y}px`
      over(under(event))
    }
    const release = (event: PointerEvent): void => {
      const target = pulling && event.type === 'pointerup' ? under(event) : null
      start = null
      pulling = false
      element.style.translate = ''
      over(null)
      if (target) drop(target)
    }

    const listening = { pointerdown: press, pointermove: pull, pointerup: release, pointercancel: release }
    for (const [name, hear] of Object.entries(listening)) element.addEventListener(name, hear as EventListener)
    return () => {
      for (const [name, hear] of Object.entries(listening)) element.removeEventListener(name, hear as EventListener)
    }
  }
}
