import { expect, it } from 'vitest'
import { rulesOf } from './rules'

it('finds every numbered rule once, in all languages', async () => {
  for (const language of ['en', 'hu', 'nl', 'fr', 'pl', 'de']) {
    const numbers = (await rulesOf('razzia_knizia', language)).flatMap((each) => each.number ?? [])
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => `K${index + 1}`))
  }
})
