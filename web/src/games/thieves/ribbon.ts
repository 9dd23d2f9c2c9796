// The ribbon: the decision in two or three words, then one sentence about what is chosen.

import { t, words } from '../../lib/words.svelte'
import type { Hold } from './hold.svelte'

export function ribbonOf(hold: Hold): { head?: string; text?: string } {
  const decision = hold.sight.view.decision
  if (!decision) return {}
  if (!hold.asked) {
    const waited = hold.sight.people.filter((one) => one.acting).map((one) => one.called)
    return { text: t(`thieves-ribbon-${decision}-other`, { names: words.join(waited) }) }
  }
  const help = helpOf(hold) ?? t(`thieves-ribbon-${decision}-you-help`, { apart: hold.apart.length ? 'yes' : 'no' })
  return { head: t(`thieves-ribbon-${decision}-you`), text: help }
}

/** What the card I hold up would do. */
function helpOf(hold: Hold): string | null {
  if (hold.raid) return t('thieves-table-help-raid')
  if (hold.asked !== 'play' || !hold.parts) return null
  const { verb } = hold.parts
  const name = hold.row === null ? '' : hold.sight.people[hold.row]!.name
  const others = verb === 'alarm' && hold.sight.view.options.alarm === 'others'
  return t(`thieves-table-help-${verb}${others ? '-others' : ''}`, { name })
}
