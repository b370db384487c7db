import * as z from 'zod/mini'
import { type Marks, wholeMarks } from './marks.ts'
import { never } from './never.ts'
import { fits, type Question, type QuestionOf } from './question.ts'
import type { Credit, Rule } from './questions/rule.ts'
import { type Kind, RULES, type Specs } from './questions/rules.ts'
import type { Value } from './questions/value.ts'

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

/** What an answer achieved; null for a blank. */
const creditOf = <K extends Kind>({ kind, key }: QuestionOf<K>, answer: Specs[K]['given']): Credit => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.credit(key, answer)
}

/** An answer that could not be given to the question is wrong. */
export const verdictOn = (question: Question, answer: Value | null): Verdict => {
  if (answer === null) return 'blank'
  if (!fits(question, answer)) return 'wrong'
  const { hits, misses, of } = creditOf(question, answer)
  return hits === of && misses === 0 ? 'correct' : 'wrong'
}

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
