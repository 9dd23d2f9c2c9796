// The same check as `malavita verify` makes of the deal; docs/records.md says how a seed comes about.

import type { TableInfo } from './wire'

/** What this browser added to a table's cards, and the commitment that it was shown before. */
export interface Share {
  commitment: string
  random: string
}

export interface Checked {
  sealed: boolean // the secret is the one the server had sealed
  seeded: boolean // the seed is made of it and of what everybody added
  added: boolean // what this browser added is in it
  commitment: string
  secret: string
  seed: string
}

interface Fairness {
  secret: string
  commitment: string
  randoms: string[]
}

const keyOf = (id: string): string => `malavita share ${id}`

export function keptShare(id: string): Share | null {
  return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Share | null
}

/** What this browser adds to a table's cards: drawn once, and kept for the day when the record is there. */
export function shareOf({ id, commitment }: TableInfo): Share {
  const kept = keptShare(id)
  if (kept?.commitment === commitment) return kept
  const share = { commitment, random: hexadecimal(crypto.getRandomValues(new Uint8Array(32))) }
  localStorage.setItem(keyOf(id), JSON.stringify(share))
  return share
}

export async function checkDeal(record: Record<string, unknown>, share: Share | null): Promise<Checked> {
  const { secret, commitment, randoms } = record.fairness as Fairness
  const seed = String(record.seed)
  return {
    sealed: (await sha256(secret)) === (share?.commitment ?? commitment),
    seeded: (await sha256(secret + randoms.join(''))) === seed,
    added: share !== null && randoms.includes(share.random),
    commitment,
    secret,
    seed,
  }
}

async function sha256(digits: string): Promise<string> {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
