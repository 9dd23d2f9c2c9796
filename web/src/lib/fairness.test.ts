import { expect, it } from 'vitest'
import { checkDeal } from './fairness'

// SHA-256 of the bytes 00 and of 00 01, from another program.
const record = {
  seed: 'b413f47d13ee2fe6c845b2ee141af81de858df4ec549a58b7970bb96645bc8d2',
  fairness: { secret: '00', commitment: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', randoms: ['', '01'] },
}

it('finds a fair deal fair', async () => {
  expect(await checkDeal(record)).toMatchObject({ sealed: true, seeded: true })
})

it('notices another secret and another seed', async () => {
  expect(await checkDeal({ ...record, fairness: { ...record.fairness, secret: '02' } })).toMatchObject({ sealed: false, seeded: false })
  expect(await checkDeal({ ...record, fairness: { ...record.fairness, randoms: ['02', '01'] } })).toMatchObject({ sealed: true, seeded: false })
})
