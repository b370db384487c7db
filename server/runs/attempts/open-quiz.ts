import type { FastifyRequest } from 'fastify'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { attemptOf, signedInTeacher } from '../../http/who-is-asking.ts'
import { refuseCode } from '../../questionnaires/papers/refuse-code.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { wholeAttemptAt } from './find-whole-attempts.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>
/** Whoever resumes proves with the code they bring that they have started. */
type Opened = Result<ShelvedQuiz, 'quiz_not_found' | 'too_many_attempts'>
type Asked = { request: FastifyRequest; quizCode: string; isResumed?: boolean }

/**
 * The quiz behind a share code. An archived one is there only for its owner and for those who have started it. Codes
 * that lead nowhere are counted, so that trying them all is hopeless.
 */
export const openQuiz = async (context: Needs, { request, quizCode, isResumed = false }: Asked): Promise<Opened> => {
  const quiz = await context.papers.open(quizCode)
  const isThere = quiz !== null && ABILITIES[quiz.questionnaire.kind].clock
  if (isThere && (isResumed || quiz.questionnaire.status !== 'archived' || (await hasPartIn(context, request, quiz)))) {
    return ok(quiz)
  }
  return refuseCode(context, request)
}

const hasPartIn = async (context: Needs, request: FastifyRequest, { questionnaire }: ShelvedQuiz) => {
  const { shareCode } = questionnaire
  if (await wholeAttemptAt(context.db, shareCode, attemptOf(request, shareCode))) return true
  return (await signedInTeacher(context, request))?.id === questionnaire.ownerId
}
