import type { AnswerSheet } from './answer.ts'
import { type MarkingRules, marksFor, type Verdict, verdictOn } from './marking.ts'
import type { Marks } from './marks.ts'
import type { Question } from './question.ts'
import type { QuestionId } from './question-id.ts'

export type MarkedAnswer = { questionId: QuestionId; verdict: Verdict; marks: Marks }
export type Score = { total: Marks; outOf: Marks; answers: MarkedAnswer[] }

/** Marks a sheet against its paper. `total` may be negative; `outOf` is what all right answers would earn. */
export const score = (questions: Question[], sheet: AnswerSheet, rules: MarkingRules): Score => {
  const answers = questions.map((question) => {
    const verdict = verdictOn(question, sheet[question.id]?.answer ?? null)
    return { questionId: question.id, verdict, marks: marksFor(verdict, rules) }
  })
  return {
    total: answers.reduce((sum, { marks }) => sum + marks, 0),
    outOf: questions.length * rules.marksPerQuestion,
    answers,
  }
}
