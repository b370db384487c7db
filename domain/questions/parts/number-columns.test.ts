import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NumberColumn, numberColumns } from './number-columns.ts'
import { countedNumber, noNumbers, withNumber } from './number-counts.ts'

const countsOf = (texts: readonly string[]) =>
  texts.reduce((counts, text) => {
    const number = countedNumber(text)
    return number ? withNumber(counts, number, 1) : counts
  }, noNumbers())

const columnsOf = (texts: readonly string[]) => numberColumns(countsOf(texts))

const from = (least: number, most: number, step = 1): string[] =>
  Array.from({ length: Math.floor((most - least) / step + 1e-9) + 1 }, (_, at) => (least + at * step).toFixed(2))

const named = ({ from: least, to, last, count }: NumberColumn): string => {
  if (least === null) return `below ${to}: ${count}`
  if (to === null) return `${least} and more: ${count}`
  if (least === to) return `${least}: ${count}`
  return last === null ? `${least} to below ${to}: ${count}` : `${least} to ${last}: ${count}`
}

describe('the columns of guessed numbers', () => {
  it.each<[string, string[], string[]]>([
    ['nothing has none', [], []],
    ['one has one', ['7'], ['7: 1']],
    ['their order is that of numbers and not of texts', ['-1.5', '10', '9', '9'], ['-1.5: 1', '9: 2', '10: 1']],
    ['what is no number is in none', ['many', '1e40'], []],
    ['few different ones stand by themselves, however far they are apart', ['1', '1000000'], ['1: 1', '1000000: 1']],
    [
      'many stand in ranges of a round width, and each whole number in one of them',
      from(0, 79),
      [0, 10, 20, 30, 40, 50, 60, 70].map((least) => `${least} to ${least + 9}: 10`),
    ],
    [
      'whole numbers that lie close have each a column',
      [1, 2, 3, 4, 5].flatMap(() => from(1, 9)).concat('100', '200', '300', '400'),
      [...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => `${each}: 5`), '10 and more: 4'],
    ],
    [
      'one that is far away leaves the others their columns',
      [...from(10, 89), '1000000'],
      [...[10, 20, 30, 40, 50, 60, 70, 80].map((least) => `${least} to ${least + 9}: 10`), '90 and more: 1'],
    ],
    [
      'those far below as well',
      ['-5000', ...from(10, 89)],
      ['below 10: 1', ...[10, 20, 30, 40, 50, 60, 70, 80].map((least) => `${least} to ${least + 9}: 10`)],
    ],
    [
      'nearly all said the same',
      [...Array.from({ length: 90 }, () => '42'), ...from(40, 54), '9000'],
      [40, 41, 42, 43, 44, 45, 46, 47, 48].map((each) => `${each}: ${each === 42 ? 91 : 1}`).concat('49 and more: 7'),
    ],
    [
      'below zero a range goes up to its larger end',
      from(-40, -1),
      [
        '-40 to -36: 5',
        '-35 to -31: 5',
        '-30 to -26: 5',
        '-25 to -21: 5',
        '-20 to -16: 5',
        '-15 to -11: 5',
        '-10 to -6: 5',
        '-5 to -1: 5',
      ],
    ],
    [
      'tenths are named by tenths',
      from(1, 2.5, 0.1),
      [1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4]
        .map((least) => `${least} to ${(least + 0.1).toFixed(1)}: 2`)
        .map((name) => name.replace('.0:', ':')),
    ],
    [
      'long decimals by where a range ends',
      [...from(1, 8, 0.5), '3.14159'],
      [
        '1 to below 2: 2',
        '2 to below 3: 2',
        '3 to below 4: 3',
        '4 to below 5: 2',
        '5 to below 6: 2',
        '6 to below 7: 2',
        '7 to below 8: 2',
        '8 to below 9: 1',
      ],
    ],
  ])('%s', (_, texts, names) => expect(columnsOf(texts).map(named)).toEqual(names))

  it.each([301, 2_000, 2_001, 10_000])('%i different numbers have columns', (many) => {
    const columns = columnsOf([...from(1, many), '1e12'])
    expect(columns.length).toBeGreaterThan(4)
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(many + 1)
    expect(columns.at(-1)).toMatchObject({ to: null, count: 1 })
    for (const { from, last, count } of columns.slice(1, -2)) expect(count).toBe((last ?? 0) - (from ?? 0) + 1)
  })
})

const decimal = fc.oneof(
  fc.integer({ min: -200, max: 200 }).map(String),
  fc.integer({ min: -2_000, max: 2_000 }).map((each) => (each / 10).toFixed(1)),
  fc.integer({ min: -99_999, max: 99_999 }).map((each) => (each / 1000).toFixed(3)),
  fc.integer({ min: 1, max: 999 }).map((each) => `${each}e9`),
)
const isIn =
  (value: number) =>
  ({ from, to }: NumberColumn) =>
    from === to ? from === value : (from === null || value >= from) && (to === null || value < to)

describe('every number', () => {
  it('falls in exactly one column, and the sums are those of the numbers', () => {
    fc.assert(
      fc.property(fc.array(decimal, { minLength: 1, maxLength: 400 }), (texts) => {
        const columns = columnsOf(texts)
        expect(columns.length).toBeLessThanOrEqual(12)
        for (const column of columns)
          expect(texts.filter((text) => isIn(Number(text))(column)).length).toBe(column.count)
        for (const text of texts) expect(columns.filter(isIn(Number(text)))).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  it('is in one that its name tells, where the names end with numbers', () => {
    fc.assert(
      fc.property(fc.array(decimal, { minLength: 13, maxLength: 100 }), (texts) => {
        for (const { from, to, last, count } of columnsOf(texts)) {
          if (last === null) continue
          const isNamed = (text: string) => Number(text) >= (from ?? 0) && Number(text) <= last
          expect(texts.filter(isNamed).length).toBe(count)
          expect(from === to ? last === from : last < (to ?? 0)).toBe(true)
        }
      }),
    )
  })
})
