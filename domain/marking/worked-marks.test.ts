import { describe, expect, it } from 'vitest'
import { type MarkingScheme, marked, markingScheme } from './marking.ts'
import { type Marks, wholeMarks } from './marks.ts'

/*
 * Calculated by hand, as the examinations say it. Marks are fractions of a mark, so that no float is in them. What a
 * question is worth, which part of that a wrong answer costs; right parts, wrong parts, parts there are; what it earns.
 */
type Row = [marks: string, cost: string, parts: [hits: number, misses: number, of: number], earned: string]

const fractionOf = (text: string) => {
  const [numerator = '', denominator = '1'] = text.split('/')
  return { numerator: Number(numerator), denominator: Number(denominator) }
}

/** Of "-2/3", in units; throws where it is no whole number of them. */
const unitsIn = (text: string): Marks => {
  const { numerator, denominator } = fractionOf(text)
  const units = wholeMarks(numerator)
  if (units % denominator !== 0) throw new Error(`${text} is no whole number of units`)
  return units / denominator
}

const ROWS: Record<MarkingScheme, Row[]> = {
  all_or_nothing: [
    // JEE (Main) and NEET: +4 and −1.
    ['4', '1/4', [1, 0, 1], '4'],
    ['4', '1/4', [0, 1, 1], '-1'],
    // CUET: +5 and −1.
    ['5', '1/5', [1, 0, 1], '5'],
    ['5', '1/5', [0, 1, 1], '-1'],
    // WBJEE, categories 1 and 2: +1 and −1/4, +2 and −1/2.
    ['1', '1/4', [1, 0, 1], '1'],
    ['1', '1/4', [0, 1, 1], '-1/4'],
    ['2', '1/4', [0, 1, 1], '-1/2'],
    // UPSC: +2 and −2/3, and +2.5 and −5/6.
    ['2', '1/3', [1, 0, 1], '2'],
    ['2', '1/3', [0, 1, 1], '-2/3'],
    ['5/2', '1/3', [0, 1, 1], '-5/6'],
    // GATE: +1 and −1/3.
    ['1', '1/3', [0, 1, 1], '-1/3'],
    ['1/2', '1/3', [0, 1, 1], '-1/6'],
    // SSC: +2 and −1/2.
    ['2', '1/4', [1, 0, 1], '2'],
    // Several parts, all of which have to be right.
    ['4', '1/4', [4, 0, 4], '4'],
    ['4', '1/4', [3, 0, 4], '-1'],
    ['4', '1/4', [4, 1, 4], '-1'],
    ['4', '1/4', [0, 3, 4], '-1'],
    ['2', '1/3', [1, 0, 2], '-2/3'],
    ['1', '0', [0, 1, 1], '0'],
    ['1', '0', [1, 0, 2], '0'],
    ['3', '1/1', [0, 1, 1], '-3'],
    // No whole number of units: 171.43, 399.96, 1599.84 and 2.4 of them, rounded down.
    ['1', '1/7', [0, 1, 1], '-171/1200'],
    ['1', '3333/10000', [0, 1, 1], '-399/1200'],
    ['4', '3333/10000', [0, 1, 1], '-1599/1200'],
    ['1/100', '1/5', [0, 1, 1], '-2/1200'],
  ],
  proportional: [
    ['4', '1/4', [1, 0, 4], '1'],
    ['4', '1/4', [2, 0, 4], '2'],
    ['4', '1/4', [3, 0, 4], '3'],
    ['4', '1/4', [4, 0, 4], '4'],
    // Wrong parts cost nothing, but it is not all.
    ['4', '1/4', [4, 1, 4], '4799/1200'],
    ['4', '1/4', [2, 2, 4], '2'],
    ['4', '1/4', [1, 3, 4], '1'],
    ['4', '1/4', [0, 1, 4], '-1'],
    ['4', '1/4', [0, 4, 4], '-1'],
    ['1', '1/3', [1, 0, 3], '1/3'],
    ['1', '1/3', [2, 0, 3], '2/3'],
    ['1', '1/3', [2, 1, 3], '2/3'],
    ['1', '1/3', [0, 3, 3], '-1/3'],
    ['2', '1/3', [1, 0, 3], '2/3'],
    ['2', '1/3', [0, 2, 2], '-2/3'],
    ['5', '1/5', [1, 4, 5], '1'],
    ['5', '1/5', [0, 5, 5], '-1'],
    // One part is right or wrong.
    ['5', '1/5', [1, 0, 1], '5'],
    ['5', '1/5', [0, 1, 1], '-1'],
    ['5', '1/5', [1, 1, 1], '-1'],
    // 171.43, 342.86, 514.29 and 1028.57 units, rounded to the nearest; 1.5 and 4.5 of them upwards.
    ['1', '0', [1, 0, 7], '171/1200'],
    ['1', '0', [2, 0, 7], '343/1200'],
    ['1', '0', [3, 0, 7], '514/1200'],
    ['1', '0', [6, 0, 7], '1029/1200'],
    ['1/100', '0', [1, 0, 8], '2/1200'],
    ['1/100', '0', [3, 0, 8], '5/1200'],
  ],
  right_minus_wrong: [
    ['4', '1/4', [4, 0, 4], '4'],
    ['4', '1/4', [3, 0, 4], '3'],
    ['4', '1/4', [3, 1, 4], '2'],
    ['4', '1/4', [2, 1, 4], '1'],
    ['4', '1/4', [2, 2, 4], '0'],
    ['4', '1/4', [1, 2, 4], '0'],
    ['4', '1/4', [0, 1, 4], '0'],
    ['4', '1/4', [0, 4, 4], '0'],
    ['4', '1/4', [4, 1, 4], '3'],
    ['4', '1/4', [4, 3, 4], '1'],
    ['4', '1/4', [4, 5, 4], '0'],
    ['1', '1/3', [1, 0, 3], '1/3'],
    ['1', '1/3', [2, 0, 3], '2/3'],
    ['1', '1/3', [2, 1, 3], '1/3'],
    ['1', '1/3', [3, 1, 3], '2/3'],
    ['1', '1/3', [3, 2, 3], '1/3'],
    ['1', '1/3', [1, 1, 3], '0'],
    ['2', '1/3', [2, 1, 3], '2/3'],
    ['1', '0', [3, 2, 7], '171/1200'],
    ['1', '0', [6, 1, 7], '857/1200'],
    ['1', '1/3', [1, 0, 1], '1'],
    ['1', '1/3', [0, 1, 1], '-1/3'],
    ['2', '1/3', [0, 1, 1], '-2/3'],
  ],
  proportional_zero_if_wrong: [
    // WBJEE, category 3: 2 × right / all right ones, 0 once one is wrong.
    ['2', '0', [1, 0, 2], '1'],
    ['2', '0', [2, 0, 2], '2'],
    ['2', '0', [1, 0, 3], '2/3'],
    ['2', '0', [2, 0, 3], '4/3'],
    ['2', '0', [3, 0, 3], '2'],
    ['2', '0', [1, 0, 4], '1/2'],
    ['2', '0', [2, 0, 4], '1'],
    ['2', '0', [3, 0, 4], '3/2'],
    ['2', '0', [4, 0, 4], '2'],
    ['2', '0', [1, 1, 2], '0'],
    ['2', '0', [2, 1, 2], '0'],
    ['2', '0', [2, 2, 2], '0'],
    ['2', '0', [0, 1, 3], '0'],
    ['2', '0', [3, 1, 3], '0'],
    ['2', '0', [1, 0, 1], '2'],
    ['2', '0', [0, 1, 1], '0'],
    // The same beside questions in which a wrong answer costs a quarter.
    ['2', '1/4', [3, 1, 4], '0'],
    ['2', '1/4', [0, 3, 3], '0'],
    ['2', '1/4', [1, 0, 3], '2/3'],
    ['2', '1/4', [0, 1, 1], '-1/2'],
    ['1', '1/3', [1, 0, 3], '1/3'],
    ['1', '1/3', [2, 0, 3], '2/3'],
    ['1', '0', [1, 0, 7], '171/1200'],
    ['4', '1/4', [3, 0, 4], '3'],
  ],
  jee_advanced: [
    // Four of four, three of four, two of three or more, one of two or more; −2 once one is wrong.
    ['4', '1/2', [4, 0, 4], '4'],
    ['4', '1/2', [3, 0, 4], '3'],
    ['4', '1/2', [2, 0, 4], '2'],
    ['4', '1/2', [1, 0, 4], '1'],
    ['4', '1/2', [3, 0, 3], '4'],
    ['4', '1/2', [2, 0, 3], '2'],
    ['4', '1/2', [1, 0, 3], '1'],
    ['4', '1/2', [2, 0, 2], '4'],
    ['4', '1/2', [1, 0, 2], '1'],
    ['4', '1/2', [1, 0, 1], '4'],
    ['4', '1/2', [0, 1, 1], '-2'],
    ['4', '1/2', [1, 1, 1], '-2'],
    ['4', '1/2', [0, 1, 4], '-2'],
    ['4', '1/2', [3, 1, 3], '-2'],
    ['4', '1/2', [2, 1, 3], '-2'],
    ['4', '1/2', [1, 1, 2], '-2'],
    ['4', '1/2', [2, 2, 2], '-2'],
    ['4', '1/2', [1, 3, 1], '-2'],
    // Years in which a wrong one cost 1.
    ['4', '1/4', [2, 0, 3], '2'],
    ['4', '1/4', [1, 1, 3], '-1'],
    ['3', '1/3', [1, 0, 2], '3/4'],
    ['3', '1/3', [2, 0, 3], '3/2'],
    ['3', '1/3', [0, 1, 2], '-1'],
    ['1', '1/3', [1, 1, 3], '-1/3'],
    ['2', '1/3', [1, 1, 3], '-2/3'],
    // Where more than four are right, four are not all.
    ['4', '1/2', [4, 0, 5], '4799/1200'],
  ],
}

describe.each(markingScheme.options)('worked by hand, %s', (scheme) => {
  it.each(ROWS[scheme])(
    '%s marks, a wrong answer costs %s of them, %j: %s',
    (marks, cost, [hits, misses, of], earned) => {
      const rules = { marksPerQuestion: unitsIn(marks), wrongCosts: fractionOf(cost), scheme }
      expect(marked({ hits, misses, of }, rules).marks).toBe(unitsIn(earned))
    },
  )

  it('of twenty cases at least', () => expect(ROWS[scheme].length).toBeGreaterThanOrEqual(20))
})
