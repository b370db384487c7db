import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNITS_PER_MARK } from './marks.ts'
import { type Addend, type ScoreSum, scoreSum } from './score-sum.ts'
import type { Verdict } from './verdict.ts'

const answer = (verdict: Verdict, marks = 0) => ({
  verdict,
  marks: Math.round(marks * UNITS_PER_MARK),
  isByHand: false,
})
const byHand = (verdict: Verdict, marks: number) => ({ ...answer(verdict, marks), isByHand: true })
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

const read = ({ of, count, marks, each }: Addend): string =>
  `${count} ${of} ${each ? `× ${each.numerator}/${each.denominator}` : `(${marks / UNITS_PER_MARK})`}`

/** What an addend says, in units: an exact part times its count, or hundredths. */
const said = ({ of, count, marks, each }: Addend): number =>
  each === null ? marks : ((of === 'wrong' ? -1 : 1) * count * each.numerator * UNITS_PER_MARK) / each.denominator

const inHundredths = (units: number): number => {
  const hundredths = units / (UNITS_PER_MARK / 100)
  return Math.sign(hundredths) * Math.round(Math.abs(hundredths))
}

const toldSum = ({ addends }: ScoreSum): number => inHundredths(addends.reduce((sum, addend) => sum + said(addend), 0))

describe('how a score comes about', () => {
  it.each([
    [[...times(4, answer('correct', 1)), answer('wrong', -0.25)], ['4 right × 1/1', '1 wrong × 1/4'], 3.75],
    [[...times(4, answer('correct', 1)), answer('wrong'), answer('blank')], ['4 right × 1/1'], 4],
    [times(3, answer('wrong', -0.25)), ['0 right (0)', '3 wrong × 1/4'], -0.75],
    [[...times(2, answer('correct', 4)), answer('wrong', -1)], ['2 right × 4/1', '1 wrong × 1/1'], 7],
    [[answer('correct', 2), ...times(3, answer('wrong', -2 / 3))], ['1 right × 2/1', '3 wrong × 2/3'], 0],
    [[answer('blank')], ['0 right (0)'], 0],
    [[answer('correct', 1), answer('correct', 2.5)], ['2 right (3.5)'], 3.5],
    [[answer('correct', 1), answer('wrong', -1), answer('wrong', -0.25)], ['1 right × 1/1', '2 wrong (-1.25)'], -0.25],
    [[answer('correct', 1), answer('partly', 2 / 3), answer('partly', 1)], ['1 right × 1/1', '2 partly (1.67)'], 8 / 3],
    [[answer('partly', 1 / 3)], ['1 partly (0.33)'], 1 / 3],
    [[answer('correct', 1), byHand('correct', 5), byHand('wrong', 0)], ['1 right × 1/1', '2 byHand (5)'], 6],
    [[answer('partly', 2 / 3), byHand('partly', 2 / 3)], ['1 partly (0.67)', '1 byHand (0.66)'], 4 / 3],
    [[answer('correct', 1), answer('given')], ['1 right × 1/1'], 1],
  ])('%j: %j makes %d', (answers, addends, total) => {
    const sum = scoreSum(answers)
    expect(sum.addends.map(read)).toEqual(addends)
    expect(sum.total).toBe(Math.round(total * UNITS_PER_MARK))
  })

  it('counts what waits, and no marks for it', () =>
    expect(scoreSum([answer('correct', 1), answer('waiting'), answer('waiting')])).toMatchObject({
      addends: [{ of: 'right', count: 1 }],
      waiting: 2,
      total: UNITS_PER_MARK,
    }))

  it('adds up to the score as it is told, whatever was earned and lost', () => {
    const earned = fc.integer({ min: 1, max: 5 * UNITS_PER_MARK })
    const any = fc.oneof(
      fc.record({ verdict: fc.constantFrom<Verdict>('correct', 'partly'), marks: earned, isByHand: fc.boolean() }),
      fc.record({
        verdict: fc.constant<Verdict>('wrong'),
        marks: fc.constantFrom(0, -171, -300, -400, -1200),
        isByHand: fc.constant(false),
      }),
      fc.record({
        verdict: fc.constantFrom<Verdict>('blank', 'waiting', 'given'),
        marks: fc.constant(0),
        isByHand: fc.constant(false),
      }),
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (answers) => {
        const sum = scoreSum(answers)
        expect(toldSum(sum)).toBeCloseTo(inHundredths(sum.total), 9)
      }),
    )
  })
})
