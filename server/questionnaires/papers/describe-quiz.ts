import { layoutOnWire } from '#contract/questionnaires/layout-on-wire.ts'
import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { frontOf, type Version } from '#domain/questionnaires/questionnaire.ts'
import { coverOnWire, type QuizFront } from './describe-cover.ts'
import { questionsOnWire } from './describe-questions.ts'

type WholeQuiz = Omit<QuizFront, 'version'> & { version: Version; withExplanations: boolean }

/** The quiz with its key, on the wire. */
export const quizOnWire = (quiz: WholeQuiz): QuizAnalysisOnWire => {
  const layout = layoutOnWire(quiz.version)
  return {
    ...coverOnWire({ ...quiz, version: frontOf(quiz.version) }),
    questions: questionsOnWire(quiz.version, quiz.withExplanations),
    ...(layout && { layout }),
  }
}
