import * as z from 'zod/mini'
import { type Marks, wholeMarks } from './marks.ts'
import type { Credit } from './questions/rule.ts'

/**
 * What is earned by an answer with several parts, some of them right. A question with one part is all or nothing whatever
 * the scheme says.
 */
export const markingScheme = z.enum(
  ['all_or_nothing', 'proportional', 'right_minus_wrong', 'proportional_zero_if_wrong', 'jee_advanced'],
  'not_one_of',
)
export type MarkingScheme = z.infer<typeof markingScheme>

/** `wrongCosts` is the part of a question's marks that a wrong answer takes away, as an exact fraction. */
export const markingRules = z.object({
  marksPerQuestion: z.int().check(z.positive()),
  wrongCosts: z.object({ numerator: z.int().check(z.nonnegative()), denominator: z.int().check(z.positive()) }),
  scheme: z._default(markingScheme, 'all_or_nothing'),
})
export type MarkingRules = z.infer<typeof markingRules>

/** One mark a question; the quarter is the ratio of the national entrance tests (+4 / -1). */
export const defaultMarking = (
  hasNegativeMarking: boolean,
  scheme: MarkingScheme = 'all_or_nothing',
): MarkingRules => ({
  marksPerQuestion: wholeMarks(1),
  wrongCosts: hasNegativeMarking ? { numerator: 1, denominator: 4 } : { numerator: 0, denominator: 1 },
  scheme,
})

export const hasNegativeMarking = ({ wrongCosts }: MarkingRules): boolean => wrongCosts.numerator > 0

/** `partly`: some of it is right, and that has earned something. */
export const verdict = z.enum(['correct', 'partly', 'wrong', 'blank'])
export type Verdict = z.infer<typeof verdict>

/** What a wrong answer takes away: exact as long as the fraction divides the marks; otherwise rounded to 1/1200, towards the student. */
export const penaltyOf = ({ marksPerQuestion, wrongCosts }: MarkingRules): Marks =>
  Math.floor((marksPerQuestion * wrongCosts.numerator) / wrongCosts.denominator)

/** Below full marks, rounded once to the nearest 1/1200. */
const part = (full: Marks, parts: number, of: number): Marks => Math.min(full - 1, Math.round((full * parts) / of))

type Parts = Credit & { full: Marks; penalty: Marks }

/** Of an answer that is not complete and has more than one part. The last is that of JEE (Advanced), the one before WBJEE's third category. */
const SCHEMES: Record<MarkingScheme, (parts: Parts) => Marks> = {
  all_or_nothing: ({ penalty }) => 0 - penalty,
  proportional: ({ hits, of, full, penalty }) => (hits === 0 ? 0 - penalty : part(full, hits, of)),
  right_minus_wrong: ({ hits, misses, of, full }) => (hits > misses ? part(full, hits - misses, of) : 0),
  proportional_zero_if_wrong: ({ hits, misses, of, full }) => (misses > 0 ? 0 : part(full, hits, of)),
  jee_advanced: ({ hits, misses, full, penalty }) => (misses > 0 || hits === 0 ? 0 - penalty : part(full, hits, 4)),
}

/** What an answer that achieved this is worth; null is a blank. */
export const marked = (credit: Credit | null, rules: MarkingRules): { verdict: Verdict; marks: Marks } => {
  if (credit === null) return { verdict: 'blank', marks: 0 }
  const { hits, misses, of } = credit
  const full = rules.marksPerQuestion
  if (hits === of && misses === 0) return { verdict: 'correct', marks: full }
  const penalty = penaltyOf(rules)
  const marks = SCHEMES[of === 1 ? 'all_or_nothing' : rules.scheme]({ ...credit, full, penalty })
  return { verdict: marks > 0 ? 'partly' : 'wrong', marks }
}
