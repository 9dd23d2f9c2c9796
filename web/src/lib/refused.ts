// Why something was refused, in the reader's words; the server's English where there are none.

import { RequestRefused } from './api'
import type { Problem, Refused } from './wire'
import { words, type Values } from './words.svelte'

export function whyRefused({ code, text, values }: Problem | Refused): string {
  const id = `page-refused-${code.replaceAll('_', '-')}`
  return words.has(id) ? words.say(id, values as Values) : text
}

/** Do something; if it is refused, the reason, else nothing. Any other mistake goes on. */
export async function attempt(change: () => Promise<unknown>): Promise<string | null> {
  try {
    await change()
    return null
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    return whyRefused(error.problem)
  }
}
