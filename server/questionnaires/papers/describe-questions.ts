import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import { unexplained } from '#domain/questionnaires/items/unexplained.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'

/** The questions with their key, on the wire. */
export const questionsOnWire = (version: Version, withExplanations = true): QuizAnalysisOnWire['questions'] =>
  questionsIn(version).map((question) =>
    questionOnWire(withExplanations ? question : unexplained(question), version.publishedAt),
  )
