import { describe, expect, it } from 'vitest'
import { defaultMarking, type MarkingRules } from './marking.ts'
import { marksAsNumber, wholeMarks } from './marks.ts'
import { scoreSum } from './score-sum.ts'

const entrance: MarkingRules = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
const thirds: MarkingRules = {
  ...defaultMarking(true),
  marksPerQuestion: wholeMarks(2),
  wrongCosts: { numerator: 1, denominator: 3 },
}
const one = { numerator: 1, denominator: 1 }
const quarter = { numerator: 1, denominator: 4 }

describe('how a score comes about', () => {
  it.each([
    {
      of: 'four right, one wrong, a quarter taken away',
      counts: { correct: 4, wrong: 1 },
      rules: defaultMarking(true),
      right: { count: 4, each: one },
      wrong: { count: 1, each: quarter },
      total: 3.75,
    },
    {
      of: 'wrong answers that cost nothing',
      counts: { correct: 4, wrong: 1 },
      rules: defaultMarking(false),
      right: { count: 4, each: one },
      wrong: null,
      total: 4,
    },
    {
      of: 'nothing wrong',
      counts: { correct: 5, wrong: 0 },
      rules: defaultMarking(true),
      right: { count: 5, each: one },
      wrong: null,
      total: 5,
    },
    {
      of: 'nothing right',
      counts: { correct: 0, wrong: 3 },
      rules: defaultMarking(true),
      right: { count: 0, each: one },
      wrong: { count: 3, each: quarter },
      total: -0.75,
    },
    {
      of: 'four marks a question',
      counts: { correct: 2, wrong: 1 },
      rules: entrance,
      right: { count: 2, each: { numerator: 4, denominator: 1 } },
      wrong: { count: 1, each: one },
      total: 7,
    },
    {
      of: 'two thirds of a mark taken away',
      counts: { correct: 1, wrong: 3 },
      rules: thirds,
      right: { count: 1, each: { numerator: 2, denominator: 1 } },
      wrong: { count: 3, each: { numerator: 2, denominator: 3 } },
      total: 0,
    },
    {
      of: 'all blank',
      counts: { correct: 0, wrong: 0 },
      rules: defaultMarking(true),
      right: { count: 0, each: one },
      wrong: null,
      total: 0,
    },
  ])('$of: $total', ({ counts, rules, right, wrong, total }) => {
    const sum = scoreSum(counts, rules)
    expect(sum).toMatchObject({ right, wrong })
    expect(marksAsNumber(sum.total)).toBe(total)
  })
})
