import { expect, it } from 'vitest'
import { newId } from './secrets.ts'

const madeAt = (id: string): number => (Buffer.from(id, 'base64url').readUIntBE(0, 6) / 2 ** 16) * 1000

it('An id tells when it was made, and is never given twice', () => {
  const before = Date.now()
  const ids = Array.from({ length: 20_000 }, newId)
  const after = Date.now()

  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([16]))
  const times = ids.map(madeAt)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]).toBeGreaterThan(before - 50)
  expect(times.at(-1)).toBeLessThan(after + 50)
})
