import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalIn, decimalText } from './decimal.ts'
import {
  countedNumber,
  floorTo,
  lessNumbers,
  MOST_DIFFERENT,
  mergedNumbers,
  noNumbers,
  withNumber,
} from './number-counts.ts'

const counted = (texts: readonly string[], by: 1 | -1 = 1, start = noNumbers()) =>
  texts.reduce((counts, text) => {
    const number = countedNumber(text)
    return number ? withNumber(counts, number, by) : counts
  }, start)

it.each([
  ['1234', 2, '1200'],
  ['-1234', 2, '-1300'],
  ['-999', 2, '-1000'],
  ['-1200', 2, '-1200'],
  ['0.0456', 1, '0.04'],
  ['7', 3, '7'],
  ['0', 1, '0'],
])('%s to %i digits is %s', (text, digits, floor) => {
  const number = decimalIn(text)
  expect(number && decimalText(floorTo(number, digits))).toBe(floor)
})

it.each([
  ['3.14159265358979323846', '3.14159265358979'],
  ['1e15', null],
  ['999999999999999', '999999999999999'],
  ['1e-40', null],
  ['many', null],
])('%s is counted as %s', (text, counted) => {
  const number = countedNumber(text)
  expect(number && decimalText(number)).toBe(counted)
})

/** Few and very many different ones, both signs, large and small. */
const numbers = fc
  .tuple(fc.integer({ min: 1, max: 8_000 }), fc.constantFrom(1, -1, 0.01, 1_000_000), fc.integer({ min: 1, max: 7 }))
  .map(([many, scale, step]) => Array.from({ length: many }, (_, at) => String((at * step + 1) * scale)))

describe('the counts of numbers', () => {
  it('are bounded, the same in whatever order and however they are merged, and can be taken back', {
    tags: ['long'],
  }, () => {
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        const all = counted([...some, ...others])
        expect(all.named.length).toBeLessThanOrEqual(MOST_DIFFERENT)
        expect(all.named.reduce((sum, { count }) => sum + count, 0)).toBe(some.length + others.length)
        expect(counted([...others.toReversed(), ...some.toReversed()])).toEqual(all)
        expect(mergedNumbers(counted(some), counted(others))).toEqual(all)
        expect(counted([...others, ...some], -1, all)).toEqual(noNumbers())
      }),
      { numRuns: 8 },
    )
  })
})

it('Numbers can be told apart by fewer digits where they are many, and each is still counted', () => {
  const texts = Array.from({ length: 1_500 }, (_, at) => String(100_000 + at))
  const less = lessNumbers(counted(texts))
  expect(less.digits).toBe(4)
  expect(less.named.reduce((sum, { count }) => sum + count, 0)).toBe(1_500)
  expect(counted(texts, -1, less)).toEqual(noNumbers())
  const few = counted(texts.slice(0, 1_000))
  expect(lessNumbers(few)).toEqual(few)
})
