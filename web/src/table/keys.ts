/** The number of a figure key from 1 to 9, else null. */
export const figureOf = (key: string): number | null => (/^[1-9]$/.test(key) ? Number(key) : null)

/** Whether a key is meant for the table: nobody types, no sheet lies over it, no other key is held. */
export function isForTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector('dialog[open]')
}
