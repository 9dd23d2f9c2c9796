// The ribbon: the decision in two or three words, then one sentence about what is chosen.

import { t, words } from '../../lib/words.svelte'
import type { Hold } from './hold.svelte'

const MINE: Record<string, string> = { play: 'play', remove: 'remove', take: 'take', to: 'to' }

export function ribbonOf(hold: Hold): { head?: string; text?: string } {
  const decision = MINE[hold.sight.view.decision as string]
  if (!decision) return {}
  if (!hold.asked) return { text: t(`thieves-ribbon-${decision}-other`, { names: words.join(hold.sight.people.filter((one) => one.acting).map((one) => one.called)) }) }
  return { head: t(`thieves-ribbon-${decision}-you`), text: helpOf(hold) ?? t(`thieves-ribbon-${decision}-you-help`, { apart: hold.apart.length ? 'yes' : 'no' }) }
}

/** What the card I hold up would do. */
function helpOf(hold: Hold): string | null {
  if (hold.raid) return t('thieves-table-help-raid')
  if (hold.asked !== 'play' || !hold.chosen) return null
  const word = hold.chosen.split(' ')[0]!
  const name = hold.row === null ? '' : hold.sight.people[hold.row]!.name
  const others = word === 'alarm' && hold.sight.view.options?.alarm === 'others'
  return t(`thieves-table-help-${word}${others ? '-others' : ''}`, { name })
}
