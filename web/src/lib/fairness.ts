// The same check as `malavita verify` makes of the deal; docs/records.md says how a seed comes about.

export interface Checked {
  sealed: boolean // the secret is the one the server had sealed
  seeded: boolean // the seed is made of it and of what everybody added
  commitment: string
  secret: string
  seed: string
}

interface Fairness {
  secret: string
  commitment: string
  randoms: string[]
}

export async function checkDeal(record: Record<string, unknown>): Promise<Checked> {
  const { secret, commitment, randoms } = record.fairness as Fairness
  const seed = String(record.seed)
  return {
    sealed: (await sha256(secret)) === commitment,
    seeded: (await sha256(secret + randoms.join(''))) === seed,
    commitment,
    secret,
    seed,
  }
}

async function sha256(hexadecimal: string): Promise<string> {
  const bytes = Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
