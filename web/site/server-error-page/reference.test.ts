import { describe, expect, it } from 'vitest'
import { referenceFor } from './reference.ts'

describe('the reference of a server error', () => {
  it('is the server’s own where there is one', () => {
    expect(referenceFor('?from=/&reference=K7MPQ2RTVX')).toBe('K7MPQ2RTVX')
  })

  it.each([
    ['none', ''],
    ['an empty one', '?reference='],
    ['one that is too long', '?reference=K7MPQ2RTVXA'],
    ['a text of somebody’s', '?reference=call+98300+12345'],
    ['markup', '?reference=<b>K7MPQ2</b>'],
  ])('is a random one for %s', (_, search) => {
    const references = Array.from({ length: 20 }, () => referenceFor(search))
    for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(new Set(references).size).toBe(20)
  })
})
