import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareValues, givenIn, isSameValue, type Value, value } from './value.ts'

describe('what can be an answer', () => {
  it.each([
    [0, true],
    ['', true],
    ['ক', true],
    [false, true],
    [[], true],
    [[1, null, 'a', [2, null]], true],
    [null, false],
    [undefined, false],
    [{}, false],
    [1.5, false],
    [Number.NaN, false],
    [[{}], false],
    [[[[[1]]]], false],
    ['\u0000', false],
    ['\ud800', false],
  ])('%j: %s', (given, may) => expect(value.safeParse(given).success).toBe(may))
})

const anyValue: fc.Arbitrary<Value> = fc.oneof(
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
  fc.boolean(),
  fc.array(fc.option(fc.oneof(fc.nat(3), fc.string())), { maxLength: 3 }),
)
const anyAnswer = fc.option(anyValue)

it('answers have one order, in which only the same are equal', () =>
  fc.assert(
    fc.property(anyAnswer, anyAnswer, anyAnswer, (a, b, c) => {
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
      expect(compareValues(a, b) === 0).toBe(isSameValue(a, b))
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 500 },
  ))

it('a blank is less than any answer', () => expect(compareValues(null, '')).toBeLessThan(0))

it.each([
  ['', null],
  [' \n\u00a0', null],
  [0, 0],
  [false, false],
  [' a ', ' a '],
  [[], []],
  [
    ['a', ' '],
    ['a', ' '],
  ],
])('of %j given is %j', (value, given) => expect(givenIn(value)).toEqual(given))
