import { fits, type QuestionOf } from '#domain/question.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'

/** What was answered to one question: how many gave an answer, and which. */
export const countOf = <K extends Kind>(question: QuestionOf<K>) => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  const { asked, key } = question
  let tally = rule.tally.empty(asked)
  let of = 0
  return {
    question,
    /** Whether it was counted: a blank is not, nor what does not fit. `by` is -1 for one that is taken back. */
    add: (given: Value | null, by: 1 | -1 = 1): boolean => {
      if (given === null || !fits(question, given)) return false
      tally = rule.tally.add(tally, { asked, key, given }, by)
      of += by
      return true
    },
    /** The room that it takes, in bytes. */
    bytes: (): number => roomOf(tally),
    told: (): { of: number; tally: unknown } => ({ of, tally: rule.tally.told?.(tally) ?? tally }),
  }
}

/** An entry of a list: a text, its count and what holds them. */
const BYTES_OF_ENTRY = 120

const roomOf = (part: unknown): number => {
  if (Array.isArray(part)) return BYTES_OF_ENTRY * part.length
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part).reduce((bytes: number, each) => bytes + roomOf(each), 0)
}

export type QuestionCount = ReturnType<typeof countOf>
