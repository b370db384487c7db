import type { QuizAnalysisOnWire } from '#contract/questionnaires.ts'
import type { Version } from '#domain/questionnaire.ts'
import { coverOnWire } from './describe-cover.ts'
import { questionsOnWire } from './describe-questions.ts'
import type { Questionnaire } from './store.ts'

export type QuizInWords = { questionnaire: Questionnaire; host: string; version: Version; submissions: number }

/** The quiz with its key, on the wire. */
export const quizOnWire = (quiz: QuizInWords): QuizAnalysisOnWire => ({
  ...coverOnWire(quiz),
  questions: questionsOnWire(quiz.version),
})
