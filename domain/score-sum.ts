import { type MarkingRules, penaltyOf } from './marking.ts'
import { type Marks, UNITS_PER_MARK } from './marks.ts'

/** An exact part of a mark in its lowest terms: 1/4, 4/1. */
export type PartOfMark = { numerator: number; denominator: number }

export type Addend = { count: number; each: PartOfMark }

/** What a score is made of: `right` times its marks, less `wrong` times what each cost; null where that is nothing. */
export type ScoreSum = { right: Addend; wrong: Addend | null; total: Marks }

export const scoreSum = (counts: { correct: number; wrong: number }, rules: MarkingRules): ScoreSum => {
  const earned = rules.marksPerQuestion
  const lost = penaltyOf(rules)
  return {
    right: { count: counts.correct, each: partOfMark(earned) },
    wrong: counts.wrong * lost === 0 ? null : { count: counts.wrong, each: partOfMark(lost) },
    total: counts.correct * earned - counts.wrong * lost,
  }
}

const partOfMark = (marks: Marks): PartOfMark => {
  const common = greatestDivisor(marks, UNITS_PER_MARK)
  return { numerator: marks / common, denominator: UNITS_PER_MARK / common }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
