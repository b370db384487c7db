import * as z from 'zod/mini'
import { type Marks, wholeMarks } from './marks.ts'
import { never } from './never.ts'

/** `wrongCosts` is the part of a question's marks that a wrong answer takes away, as an exact fraction. */
export const markingRules = z.object({
  marksPerQuestion: z.int().check(z.positive()),
  wrongCosts: z.object({ numerator: z.int().check(z.nonnegative()), denominator: z.int().check(z.positive()) }),
})
export type MarkingRules = z.infer<typeof markingRules>

/** One mark a question; the quarter is the ratio of the national entrance tests (+4 / -1). */
export const defaultMarking = (hasNegativeMarking: boolean): MarkingRules => ({
  marksPerQuestion: wholeMarks(1),
  wrongCosts: hasNegativeMarking ? { numerator: 1, denominator: 4 } : { numerator: 0, denominator: 1 },
})

export const hasNegativeMarking = ({ wrongCosts }: MarkingRules): boolean => wrongCosts.numerator > 0

export const verdict = z.enum(['correct', 'wrong', 'blank'])
export type Verdict = z.infer<typeof verdict>

/** Exact as long as the fraction divides the marks; otherwise rounded to the nearest 1/1200, towards the student. */
export const marksFor = (verdict: Verdict, { marksPerQuestion, wrongCosts }: MarkingRules): Marks => {
  switch (verdict) {
    case 'correct':
      return marksPerQuestion
    case 'wrong':
      return 0 - Math.floor((marksPerQuestion * wrongCosts.numerator) / wrongCosts.denominator)
    case 'blank':
      return 0
    default:
      return never(verdict)
  }
}
