import type { QuizAnalysisOnWire } from '#contract/questionnaires.ts'
import { isoOf } from '#contract/wire.ts'
import type { Version } from '#domain/questionnaire.ts'

/** The questions with their key, on the wire. */
export const questionsOnWire = ({ questions, publishedAt }: Version): QuizAnalysisOnWire['questions'] =>
  questions.map(({ id, problem, options, correctOption }) => ({
    id,
    problem,
    options,
    correct_answer: correctOption,
    created_at: isoOf(publishedAt),
    updated_at: isoOf(publishedAt),
  }))
