import { parse } from 'zod/mini'
import { layoutOnWire } from '#contract/questionnaires/layout-on-wire.ts'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { questionsOnWire } from './describe-questions.ts'

/**
 * As students get them: `quizPaper` has no place for a key, so none can be in it. What stands between them follows as a
 * member of its own, so that it leaves the server only where the questions do.
 */
export const questionsJson = (version: Version): string => {
  const questions = JSON.stringify(parse(quizPaper.shape.questions, questionsOnWire(version)))
  const layout = layoutOnWire(version)
  return layout === null ? questions : `${questions},"layout":${JSON.stringify(layout)}`
}
