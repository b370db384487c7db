import { analysisOf } from '../questionnaires/items/facets.ts'
import type { QuestionOf } from '../questionnaires/items/question.ts'
import { plainIn } from '../questionnaires/items/question-words.ts'
import type { Kind, Specs } from '../questions/rules.ts'

/** One answer that could be given, or was, and how often. */
export type AnswerCount = { answer: string; isRight: boolean; count: number }

/** Of a question whose answers are one thing each: all options, or what was typed, as numbers. Of other kinds nothing. */
export const answerCounts = <K extends Kind>(question: QuestionOf<K>, tally: Specs[K]['tally']): AnswerCount[] => {
  const { options, typed } = analysisOf<K>(question.kind)
  if (options) {
    const counts = options.counts(tally)
    return options.names(question.asked, plainIn(question)).map((answer, option) => ({
      answer,
      isRight: options.isRight(question.key, option),
      count: counts[option] ?? 0,
    }))
  }
  return (typed?.(tally) ?? [])
    .map(({ text, count, isRight }) => ({ answer: text, isRight, count }))
    .sort((one, other) => other.count - one.count || (one.answer < other.answer ? -1 : 1))
}
