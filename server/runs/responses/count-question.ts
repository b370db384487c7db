import { fits, type Question, type QuestionOf } from '#domain/questionnaires/items/question.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { ResponseAnswers, Value } from '#domain/questions/value.ts'
import { bytesOfTally, tooLargeAmong } from '#domain/statistics/question-tally.ts'
import { withinHeap } from '../../shelf.ts'

/** What was answered to one question: how many gave an answer, and which. */
const countOf = <K extends Kind>(question: QuestionOf<K>) => {
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
    bytes: (): number => bytesOfTally(tally),
    lessen: (): void => {
      tally = rule.tally.lessened?.(tally) ?? tally
    },
    told: (): { of: number; tally: unknown } => ({ of, tally: rule.tally.told?.(tally) ?? tally }),
  }
}

type QuestionCount = ReturnType<typeof countOf>
export type CountedQuestion = ReturnType<QuestionCount['told']>

/** In bytes: 16 questions of which each was answered in 20,000 different words. */
const MOST_COUNTED = withinHeap(64 * 1024 * 1024)
const LOOK_EVERY = 20

/**
 * What was answered to each of these questions. All together they hold so much at most: beyond that the rarest of what was
 * typed is counted without being named.
 */
export const countsOf = (questions: readonly Question[], most = MOST_COUNTED) => {
  const counts = questions.map((question): QuestionCount => countOf(question))
  let added = 0
  const keepBounded = () => {
    added += 1
    if (added % LOOK_EVERY !== 0) return
    const tooLarge = tooLargeAmong(
      counts.map(({ bytes }) => bytes()),
      most,
    )
    for (const [at, count] of counts.entries()) if (tooLarge[at]) count.lessen()
  }
  return {
    /** Counts a response; answers with what was counted, in the order of the questions. */
    add: (answers: ResponseAnswers): (Value | null)[] => {
      const values = counts.map(({ question, add }) => {
        const value = answers[question.id] ?? null
        return add(value) ? value : null
      })
      keepBounded()
      return values
    },
    /** Takes back what was counted of a response. */
    takeBack: (values: readonly (Value | null)[]): void => {
      for (const [at, value] of values.entries()) counts[at]?.add(value, -1)
    },
    /** Counts answers to the question at one place. */
    addTo: (at: number, values: readonly Value[]): void => {
      for (const value of values) counts[at]?.add(value)
      keepBounded()
    },
    bytes: (): number => counts.reduce((sum, count) => sum + count.bytes(), 0),
    told: (): CountedQuestion[] => counts.map((count) => count.told()),
  }
}

export type Counts = ReturnType<typeof countsOf>
