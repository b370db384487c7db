import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, averageMarks, averagePercent, emptyReport, merge, type Scored } from './report.ts'

const fold = (scored: Scored[]) => scored.reduce(add, emptyReport)
const attempts = fc.array(fc.record({ score: fc.integer({ min: -900, max: 1200 }), outOf: fc.constant(1200) }))

it('shows nothing rather than zero while nobody has finished', () => {
  expect(averageMarks(emptyReport)).toBe(null)
  expect(averagePercent(emptyReport)).toBe(null)
  expect(emptyReport.highest).toBe(null)
})

it('knows the count, the average and the highest', () => {
  const seen = fold([
    { score: 1200, outOf: 2400 },
    { score: -300, outOf: 2400 },
  ])
  expect([seen.count, averageMarks(seen), averagePercent(seen), seen.highest]).toEqual([2, 450, 18.75, 1200])
})

it('is the same whether folded at once or in parts that are merged', () =>
  fc.assert(
    fc.property(attempts, attempts, (a, b) => {
      expect(merge(fold(a), fold(b))).toEqual(fold([...a, ...b]))
    }),
  ))
