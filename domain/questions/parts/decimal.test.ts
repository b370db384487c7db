import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, decimalIn, decimalText, differenceOf, middleOf, sumOf, writtenDecimal } from './decimal.ts'

const read = (text: string) => {
  const number = decimalIn(text)
  return number && decimalText(number)
}

const known = (text: string) => {
  const number = decimalIn(text)
  if (number === null) throw new Error(`${text} is no number`)
  return number
}

describe('a number', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['-0', '0'],
    ['0.000', '0'],
    ['+5', '5'],
    ['-5', '-5'],
    ['\u22125', '-5'],
    ['- 5', '-5'],
    [' 5 ', '5'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['1.50', '1.5'],
    ['0.05', '0.05'],
    // Commas
    ['1,5', '1.5'],
    ['3,1416', '3.1416'],
    ['12,34', '12.34'],
    ['0,500', '0.5'],
    ['1500,250', '1500.25'],
    ['1,500', '1500'],
    ['1.500', '1.5'],
    ['150,000', '150000'],
    ['1,50,000', '150000'],
    ['1,23,45,678', '12345678'],
    ['12,345,678', '12345678'],
    ['1,500.25', '1500.25'],
    ['1,50,000.5', '150000.5'],
    ['1 500', '1500'],
    ['1\u202f500\u202f000', '1500000'],
    [',5', '0.5'],
    ["1'234", '1234'],
    ['1\u2019234.5', '1234.5'],
    ["1'234'567", '1234567'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1 234,5', '1234.5'],
    ['78.539 816 339', '78.539816339'],
    ['1·5', '1.5'],
    // Signs of many keyboards
    ['\u20105', '-5'],
    ['\u20115', '-5'],
    ['\u20125', '-5'],
    ['\u20135', '-5'],
    ['\u20145', '-5'],
    ['\u20155', '-5'],
    ['\uff0d5', '-5'],
    ['\ufe635', '-5'],
    ['(-5)', '-5'],
    ['( 5 )', '5'],
    ['\u200b5\u200c', '5'],
    ['500/-', '500'],
    // Fractions
    ['½', '0.5'],
    ['1/2', '0.5'],
    ['1⁄2', '0.5'],
    ['1 / 2', '0.5'],
    ['-3/4', '-0.75'],
    ['2½', '2.5'],
    ['2 1/2', '2.5'],
    ['-2 ½', '-2.5'],
    ['০১/২', '0.5'],
    ['6/3', '2'],
    ['0/7', '0'],
    ['1/3', '1/3'],
    ['2/6', '1/3'],
    ['-22/7', '-22/7'],
    ['1 1/3', '4/3'],
    // Powers of ten
    ['3e8', '300000000'],
    ['3E8', '300000000'],
    ['3x10^8', '300000000'],
    ['3 X 10 ^ 8', '300000000'],
    ['3×10⁸', '300000000'],
    ['3*10**8', '300000000'],
    ['3·10^8', '300000000'],
    ['6.022×10²³', '6.022e23'],
    ['6,022×10²³', '6.022e26'],
    ['6,02×10²³', '6.02e23'],
    ['3.0×10^{8}', '300000000'],
    ['3.0\\times 10^{-19}', '3e-19'],
    ['1·6·10^3', '1600'],
    ['1.6x10-19', '1.6e-19'],
    ['3 e 8', '300000000'],
    ['1.6 × 10⁻¹⁹', '1.6e-19'],
    ['1.6×10^(-19)', '1.6e-19'],
    ['1.6e\u221219', '1.6e-19'],
    ['10^3', '1000'],
    ['-10⁻³', '-0.001'],
    // Digits of other scripts
    ['১২.৫', '12.5'],
    ['१,५०,०००', '150000'],
    ['٣٫١٤', '3.14'],
    ['３．５', '3.5'],
    ['៣៤', '34'],
    ['๓๔', '34'],
    ['၃၄', '34'],
    ['߃߄', '34'],
    ['𝟑𝟒', '34'],
    ['𞥓𞥔', '34'],
  ])('%j is %s', (text, number) => expect(read(text)).toBe(number))

  it.each([
    '',
    ' ',
    '-',
    '+',
    '.',
    ',',
    '--5',
    '5-',
    'five',
    '5 cm',
    '1.2.3',
    '1,2,3',
    '1,50,00',
    '12,34.5',
    '1 5',
    '1, 500',
    '1,500 000',
    '0 500',
    '1/0',
    '1/2/3',
    '1 3/2',
    '1.5/2',
    '12,34/5',
    '1/2e3',
    "1'5",
    '1.234.5',
    '12.345,678.9',
    '(5',
    '((5))',
    '5%',
    '1.5 2',
    '±5',
    '3e',
    'e8',
    '3x10',
    '3x10^',
    'x10^8',
    '3e1.5',
    '5²',
    '3e1000',
    '3e99999999999999999999',
    'Infinity',
    'NaN',
    '0x10',
    '1_000',
    '9'.repeat(401),
  ])('is not %j', (text) => expect(decimalIn(text)).toBe(null))
})

describe('two numbers', () => {
  it.each([
    ['1.50', '1,5', 0],
    ['0', '-0.00', 0],
    ['0.1', '0.10000000000000000001', -1],
    ['9', '10', -1],
    ['-9', '-10', 1],
    ['-1', '0', -1],
    ['0.09', '0.1', -1],
    ['99999999999999999999', '99999999999999999998', 1],
    ['1e-400', '0', 1],
    ['1/3', '0.33', 1],
    ['1/3', '0.34', -1],
    ['1/3', '2/6', 0],
  ])('%s and %s: %i', (one, other, order) => expect(Math.sign(compareDecimals(known(one), known(other)))).toBe(order))

  it.each([
    ['0.1', '0.2', '0.3', '-0.1', '0.15'],
    ['9.8', '0.05', '9.85', '9.75', '4.925'],
    ['-1', '1', '0', '-2', '0'],
    ['1/4', '1/2', '0.75', '-0.25', '0.375'],
    ['1e20', '1', '100000000000000000001', '99999999999999999999', '50000000000000000000.5'],
  ])('%s and %s: their sum, difference and middle', (one, other, sum, difference, middle) => {
    const [a, b] = [known(one), known(other)]
    expect([sumOf(a, b), differenceOf(a, b), middleOf(a, b)].map(decimalText)).toEqual([sum, difference, middle])
  })

  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const places = fc.integer({ min: 0, max: 5 })

  it('are ordered and added as whole numbers of their smallest places are', () =>
    fc.assert(
      fc.property(whole, whole, places, (one, other, place) => {
        const [a, b] = [known(`${one}e-${place}`), known(`${other}e-${place}`)]
        expect(Math.sign(compareDecimals(a, b))).toBe(Math.sign(one - other))
        expect(sumOf(a, b)).toEqual(known(`${one + other}e-${place}`))
        expect(differenceOf(a, b)).toEqual(known(`${one - other}e-${place}`))
        expect(middleOf(a, b)).toEqual(middleOf(b, a))
      }),
    ))
})

it('a number is the same once it is written and read', () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.integer({ min: -90, max: 90 }),
      (whole, power) => {
        const number = known(`${whole}e${power}`)
        expect(known(decimalText(number))).toEqual(number)
      },
    ),
  ))

it('any text can be read', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., -+eE×x^*(){}/½·⁸⁻১\u0600') }), (text) => {
      expect(() => decimalIn(text)).not.toThrow()
    }),
  ))

it('is read again from the text that was written of it', () => {
  const digits = fc.stringMatching(/^\d{1,12}$/)
  const texts = fc.tuple(fc.constantFrom('', '-'), digits, digits, fc.integer({ min: -30, max: 30 }))
  fc.assert(
    fc.property(texts, ([sign, whole, fraction, power]) => {
      const number = known(`${sign}${whole}.${fraction}e${power}`)
      expect(writtenDecimal(decimalText(number))).toEqual(number)
    }),
  )
})
