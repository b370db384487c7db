import { parse } from 'zod/mini'
import { quizPaper } from '#contract/questionnaires.ts'
import { inEnvelope } from '../http/failures.ts'
import { type QuizInWords, quizOnWire } from './describe-quiz.ts'

/** The paper as students get it: `quizPaper` has no place for a key, so none can be in it. */
export const paperJson = (quiz: QuizInWords): string =>
  JSON.stringify(inEnvelope(200, parse(quizPaper, quizOnWire(quiz))))
