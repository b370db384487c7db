import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderOf } from './order-rows.ts'

it('orders many places in short steps, and takes new ones in without losing any', async () => {
  const keys = fc.array(fc.nat({ max: 50 }), { minLength: 0, maxLength: 6000, size: 'max' })
  await fc.assert(
    fc.asyncProperty(keys, fc.nat({ max: 6000 }), async (all, first) => {
      const compare = (one: number, other: number) => (all[one] ?? 0) - (all[other] ?? 0) || one - other
      const known = await orderOf(new Uint32Array(), Math.min(first, all.length), compare)
      const order = await orderOf(known, all.length, compare)
      expect([...order]).toEqual(all.map((_, place) => place).sort(compare))
    }),
    { numRuns: 30 },
  )
})

it('gives others a turn while it sorts very many', async () => {
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  const keys = Array.from({ length: 300_000 }, (_, place) => `name ${(place * 7919) % 300_007}`)
  await orderOf(new Uint32Array(), keys.length, (one, other) => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})
