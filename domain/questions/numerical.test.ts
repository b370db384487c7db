import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numerical } from './numerical.ts'
import { type NumberRow, type NumericalDraft, unitsIn, withoutRow, withUnits } from './parts/numerical-draft.ts'

const value = (first: string, second = ''): NumberRow => ({ form: 'tolerance', first, second })
const range = (first: string, second: string): NumberRow => ({ form: 'range', first, second })

const draft: NumericalDraft = { rows: [value('9.8')], units: '', unit: null, decimals: null }
const needsOf = (change: Partial<NumericalDraft>) =>
  numerical.draft.gaps({ ...draft, ...change }).map(({ need, field }) => `${need} ${field}`)
const madeOf = (change: Partial<NumericalDraft>) => numerical.draft.made({ ...draft, ...change }, () => 0)

describe('a draft', () => {
  it.each<[Partial<NumericalDraft>, string[]]>([
    [{}, []],
    [{ rows: [] }, ['correct first-0']],
    [{ rows: [value('')] }, ['correct first-0']],
    [{ rows: [value(''), value('5')] }, []],
    [{ rows: [value('five')] }, ['number first-0']],
    [{ rows: [value('-')] }, ['number first-0']],
    [{ rows: [value('', '0.1')] }, ['number first-0']],
    [{ rows: [value('5', 'x')] }, ['number second-0']],
    [{ rows: [value('5', '-0.1')] }, ['number second-0']],
    [{ rows: [value('5'), range('1', '')] }, ['number second-1']],
    [{ rows: [range('', '1')] }, ['number first-0']],
    [{ rows: [range('-5', '-10')] }, []],
    [{ rows: [value('1e101')] }, ['number first-0']],
    [{ rows: [value('1'.repeat(31))] }, ['shorter first-0']],
    [{ rows: Array<NumberRow>(21).fill(value('1')) }, ['fewer_answers first-20']],
    [{ units: 'cm' }, []],
    [{ units: 'cm, m' }, ['unit unit']],
    [{ units: 'cm, m', unit: 2 }, ['unit unit']],
    [{ units: 'cm, m', unit: 1 }, []],
    [{ units: 'a,b,c,d,e,f,g,h,i,j,k', unit: 1 }, ['fewer_units units']],
    [{ units: 'x'.repeat(61) }, ['shorter units']],
  ])('with %j needs %j', (change, needs) => expect(needsOf(change)).toEqual(needs))

  it.each<[NumberRow, string, string]>([
    [value('9.8'), '9.8', '9.8'],
    [value('9.8', '0.05'), '9.75', '9.85'],
    [value('0.3', '0.1'), '0.2', '0.4'],
    [value('১,৫০,০০০'), '150000', '150000'],
    [value('-1', '1'), '-2', '0'],
    [range('9.7', '9.90'), '9.7', '9.9'],
    [range('-5', '-10'), '-10', '-5'],
    [value('6.022×10²³', '1e20'), '6.021e23', '6.023e23'],
  ])('with %j accepts %s to %s', (row, from, to) =>
    expect(madeOf({ rows: [value(''), row] }).key).toEqual({ ranges: [{ from, to }], unit: null, readers: 2 }),
  )

  it('names its units once each, and which is right only of several', () => {
    expect(madeOf({ units: ' cm , m,,cm', unit: 1 })).toMatchObject({ asked: { units: ['cm', 'm'] }, key: { unit: 1 } })
    expect(madeOf({ units: 'cm', unit: 0, decimals: 2 })).toMatchObject({
      asked: { units: ['cm'], decimals: 2 },
      key: { unit: null },
    })
    expect(unitsIn('সেমি, মি')).toEqual(['সেমি', 'মি'])
  })

  it.each([
    ['cm, m', 1, 'km, cm, m', 2],
    ['cm, m', 1, 'cm, mm', 1],
    ['cm, m', 1, 'cm', null],
    ['cm, m', null, 'cm, mm', null],
    ['cm, m', 0, 'm, cm', 1],
  ])('whose units were %j with %s right has %j: %s', (before, unit, after, right) =>
    expect(withUnits({ ...draft, units: before, unit }, after)).toEqual({ ...draft, units: after, unit: right }),
  )

  it('keeps one row, and is empty until something is written', () => {
    expect(withoutRow(draft, 0)).toBe(draft)
    expect(numerical.draft.isEmpty(numerical.draft.empty())).toBe(true)
    expect(numerical.draft.isEmpty({ ...draft, rows: [value('', '1')] })).toBe(false)
    expect(numerical.draft.isEmpty({ ...numerical.draft.empty(), units: 'm' })).toBe(false)
  })
})

describe('an answer', () => {
  it.each([
    ['9.8', true],
    ['-', true],
    ['1.', true],
    ['about ten', true],
    [' ', false],
    ['9'.repeat(40), true],
    ['9'.repeat(41), false],
    [9, false],
    [['9.8', 0], false],
    [['9.8'], false],
    [true, false],
  ])('%j could be given where there is no unit: %s', (given, may) => {
    expect(numerical.fits({ decimals: null, units: [] }, given)).toBe(may)
    expect(numerical.fits({ decimals: null, units: ['m'] }, given)).toBe(may)
  })

  it.each([
    [['9.8', 0], true],
    [['9.8', 1], true],
    [['9.8', null], true],
    [[' ', 0], false],
    [['9.8', 2], false],
    [['9.8', -1], false],
    [['9.8', '0'], false],
    [['9.8', 0, 0], false],
    [['9.8'], false],
    [['9'.repeat(41), 0], false],
    [[9, 0], false],
    ['9.8', false],
  ])('%j could be given where there are two: %s', (given, may) =>
    expect(numerical.fits({ decimals: null, units: ['cm', 'm'] }, given)).toBe(may),
  )

  it.each([
    [[], '9.8', '9.8'],
    [['m'], ' 9.8', '9.8 m'],
    [['cm', 'm'], ['9.8', 1], '9.8 m'],
    [['cm', 'm'], ['9.8', null], '9.8'],
  ] as const)('with the units %j, %j is said as %j', (units, given, words) =>
    expect(numerical.words({ decimals: null, units: [...units] }, given)).toBe(words),
  )
})

describe('what is right', () => {
  const asked = (...units: string[]) => ({ decimals: null, units })
  const hits = (ranges: { from: string; to: string }[], given: string) =>
    numerical.credit({ ranges, unit: null }, given, asked()).hits

  it.each([
    ['9.75', 1],
    ['9.85', 1],
    ['9,8', 1],
    ['৯.৮', 1],
    ['98e-1', 1],
    ['9.74999999999999999999', 0],
    ['9.8500000000000000001', 0],
    ['-9.8', 0],
    ['9.8 m', 0],
    ['', 0],
    ['-', 0],
  ])('from 9.75 to 9.85: %j earns %i', (given, earned) =>
    expect(hits([{ from: '9.75', to: '9.85' }], given)).toBe(earned),
  )

  it('is any of the ranges', () => {
    const roots = [
      { from: '-2', to: '-2' },
      { from: '2', to: '2' },
    ]
    expect([hits(roots, '2.0'), hits(roots, '\u22122'), hits(roots, '0')]).toEqual([1, 1, 0])
  })

  it('takes the right unit where there are several', () => {
    const key = { ranges: [{ from: '5', to: '5' }], unit: 1 }
    const units = asked('cm', 'm')
    expect(numerical.credit(key, ['5', 1], units)).toEqual({ hits: 1, misses: 0, of: 1 })
    expect(numerical.credit(key, ['5 m', null], units)).toEqual({ hits: 1, misses: 0, of: 1 })
    for (const given of [['5', 0], ['5', null], ['6', 1], '5', ['5 cm', 1]] as const)
      expect(numerical.credit(key, given, units)).toEqual({ hits: 0, misses: 1, of: 1 })
  })

  it.each([
    ['5 cm', 1],
    ['5cm', 1],
    ['cm 5', 1],
    ['5', 1],
    ['5 m', 0],
    ['5 cm cm', 0],
  ])('with the unit typed, %j earns %i', (given, earned) =>
    expect(numerical.credit({ ranges: [{ from: '5', to: '5' }], unit: null }, given, asked('cm')).hits).toBe(earned),
  )

  it.each<[NumberRow, string, number]>([
    [value('1/3'), '1/3', 1],
    [value('1/3'), '2/6', 1],
    [value('1/3'), '0.33', 0],
    [value('1/3', '0.01'), '0.33', 1],
    [value('½'), '0.5', 1],
  ])('of %j, %j earns %i', (row, given, earned) => {
    const { key } = madeOf({ rows: [row] })
    expect(hits(key.ranges, given)).toBe(earned)
    expect(numerical.credit(key, numerical.right(key), asked()).hits).toBe(1)
    expect(numerical.draft.made(numerical.draft.rewritten(asked(), key), () => 0).key).toEqual(key)
  })

  it('is the value itself where there is a tolerance', () => {
    expect(numerical.right(madeOf({ rows: [value('9.8', '0.1')] }).key)).toBe('9.8')
    expect(numerical.right(madeOf({ units: 'a,b', unit: 1 }).key)).toEqual(['9.8', 1])
  })
})

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e90, max: 1e90 }).map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-/'), maxLength: 30 }),
  fc.constantFrom('', '1e-99', '9e99', '.123456789012345678901234567e9', '-.00000000000000000000000000001'),
)

it('what any complete draft says is right can be given, and is', () =>
  fc.assert(
    fc.property(
      fc.record({
        rows: fc.array(fc.record({ form: fc.constantFrom('tolerance', 'range'), first: number, second: number }), {
          minLength: 1,
          maxLength: 3,
        }),
        units: fc.constantFrom('', 'm', 'cm, m'),
        unit: fc.option(fc.nat(2)),
        decimals: fc.option(fc.nat(10)),
      }),
      (written) => {
        if (numerical.draft.gaps(written).length > 0) return
        const { asked, key } = numerical.draft.made(written, () => 0)
        expect(numerical.asked.safeParse(asked).success && numerical.key.safeParse(key).success).toBe(true)
        expect(numerical.fits(asked, numerical.right(key))).toBe(true)
        expect(numerical.credit(key, numerical.right(key), asked)).toEqual({ hits: 1, misses: 0, of: 1 })
      },
    ),
    { numRuns: 1000 },
  ))

it('anything at all can be asked whether it fits', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom([], ['m'], ['cm', 'm']), (given, units) => {
      // @ts-expect-error more comes from outside than an answer can be
      expect(typeof numerical.fits({ decimals: null, units }, given)).toBe('boolean')
    }),
  ))
