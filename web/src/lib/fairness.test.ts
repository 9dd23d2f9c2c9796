import { expect, it } from 'vitest'
import { checkDeal, keptShare, shareOf } from './fairness'
import type { TableInfo } from './wire'

// SHA-256 of the bytes 00 and of 00 01, from another program.
const record = {
  seed: 'b413f47d13ee2fe6c845b2ee141af81de858df4ec549a58b7970bb96645bc8d2',
  fairness: { secret: '00', commitment: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', randoms: ['', '01'] },
}

it('finds a fair deal fair', async () => {
  expect(await checkDeal(record, null)).toMatchObject({ sealed: true, seeded: true })
})

it('notices another secret and another seed', async () => {
  expect(await checkDeal({ ...record, fairness: { ...record.fairness, secret: '02' } }, null)).toMatchObject({ sealed: false, seeded: false })
  expect(await checkDeal({ ...record, fairness: { ...record.fairness, randoms: ['02', '01'] } }, null)).toMatchObject({ sealed: true, seeded: false })
})

it('looks for what this browser added', async () => {
  const { commitment } = record.fairness
  expect(await checkDeal(record, { commitment, random: '01' })).toMatchObject({ sealed: true, added: true })
  expect(await checkDeal(record, { commitment, random: '02' })).toMatchObject({ added: false })
  expect(await checkDeal(record, { commitment: 'another', random: '01' })).toMatchObject({ sealed: false })
  expect(await checkDeal(record, null)).toMatchObject({ sealed: true, added: false })
})

it('draws once for each commitment, and keeps it', () => {
  const table = { id: 'ROMA-NOTO-27', commitment: 'a' } as TableInfo
  expect(keptShare(table.id)).toBeNull()
  const share = shareOf(table)
  expect(share.random).toMatch(/^[0-9a-f]{64}$/)
  expect(shareOf(table)).toEqual(share)
  expect(keptShare(table.id)).toEqual(share)
  expect(shareOf({ ...table, commitment: 'b' }).random).not.toBe(share.random)
})
