import type { QuizAnalysisOnWire } from '#contract/questionnaires.ts'
import { isoOf, nanosecondsOf } from '#contract/wire.ts'
import { hasNegativeMarking } from '#domain/marking.ts'
import type { Version } from '#domain/questionnaire.ts'
import type { Questionnaire } from './store.ts'

export type QuizInWords = { questionnaire: Questionnaire; host: string; version: Version; submissions: number }

/** The quiz with its key, on the wire. */
export const quizOnWire = ({ questionnaire, host, version, submissions }: QuizInWords): QuizAnalysisOnWire => {
  const publishedAt = isoOf(version.publishedAt)
  return {
    id: questionnaire.id,
    title: version.title,
    subject: version.subject,
    host,
    share_code: questionnaire.shareCode,
    no_of_questions: version.questions.length,
    questions: version.questions.map(({ id, problem, options, correctOption }) => ({
      id,
      problem,
      options,
      correct_answer: correctOption,
      created_at: publishedAt,
      updated_at: publishedAt,
    })),
    status: questionnaire.status,
    duration: nanosecondsOf(version.minutes),
    is_negative_marking: hasNegativeMarking(version.marking),
    total_submissions: submissions,
    created_at: isoOf(questionnaire.createdAt),
    updated_at: isoOf(questionnaire.updatedAt),
  }
}
