import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, decimalIn, decimalText } from './decimal.ts'
import { isSameText } from './same-text.ts'

describe('a number that is typed', () => {
  it.each([
    ['9.8', '9.8'],
    [' 9,80 ', '9.8'],
    ['-0.50', '-0.5'],
    ['−3', '-3'],
    ['– 3', '-3'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['1,500', '1500'],
    ['0,500', '0.5'],
    ['1,00,000', '100000'],
    ['12,34,567.50', '1234567.5'],
    ['1 000 000', '1000000'],
    ['1\u00a0500', '1500'],
    ['১২.৫', '12.5'],
    ['१,००,०००', '100000'],
    ['٣٫٥', '3.5'],
    ['۳', '3'],
    ['9', '9'],
    ['0.1000000000000000000000000000000000001', '0.1000000000000000000000000000000000001'],
  ])('%j is %s', (typed, text) => expect(decimalIn(typed)).toSatisfy((it) => it !== null && decimalText(it) === text))

  it.each(['', '.', '-', ',', 'x', '1e3', '1.2.3', '1,2,3', '1,50,0', '3 4', '--3', '5 m', '1/2'])(
    '%j is none',
    (typed) => expect(decimalIn(typed)).toBe(null),
  )

  it('has an order, whatever its places', () => {
    const order = (one: string, other: string) => {
      const [left, right] = [decimalIn(one), decimalIn(other)]
      return left && right && compareDecimals(left, right)
    }
    expect([order('0.30', '0.3'), order('0.3', '0.30000000000000000001'), order('-1', '-1.5')]).toEqual([0, -1, 1])
  })

  it('is the same after it was written', () =>
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(30), (units, places) => {
        const number = { units, places }
        const again = decimalIn(decimalText(number))
        expect(again && compareDecimals(again, number)).toBe(0)
      }),
    ))
})

describe('a text that is typed', () => {
  it.each([
    ['Paris', ' pARIS ', true],
    ['New  Delhi', 'new\u00a0delhi', true],
    ['১৯৪৭', '1947', true],
    ['१९४७', '١٩٤٧', true],
    ['\u09df', '\u09af\u09bc', true],
    ['ﬁve', 'FIVE', true],
    ['é', 'e\u0301', true],
    ['Paris', 'Pari', false],
    ['newdelhi', 'new delhi', false],
  ])('%j and %j are the same: %s', (one, other, same) => expect(isSameText(one, other)).toBe(same))
})
