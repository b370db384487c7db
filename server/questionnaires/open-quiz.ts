import type { FastifyRequest } from 'fastify'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { addressOf, hasTryLeft, takeTry } from '../http/limits.ts'
import { attemptOf, signedInTeacher } from '../http/who-is-asking.ts'
import { submissionAt } from '../submissions/find-submissions.ts'
import type { ShelvedQuiz } from './shelve-papers.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>
/** Whoever resumes proves with the code they bring that they have started. */
type Asked = { request: FastifyRequest; quizCode: string; isResumed?: boolean }

/**
 * The quiz behind a share code. An archived one is there only for its owner and for those who have started it. Codes
 * that lead nowhere are counted, so that trying them all is hopeless.
 */
export const openQuiz = async (
  context: Needs,
  { request, quizCode, isResumed = false }: Asked,
): Promise<Result<ShelvedQuiz, 'quiz_not_found' | 'too_many_attempts'>> => {
  const quiz = await context.papers.open(quizCode)
  if (quiz && (isResumed || quiz.questionnaire.status !== 'archived' || (await hasPartIn(context, request, quiz)))) {
    return ok(quiz)
  }
  const address = { limit: 'quizCodeFromAddress', of: addressOf(request) } as const
  if (!(await hasTryLeft(context, address))) return fail('too_many_attempts')
  await takeTry(context, address)
  return fail('quiz_not_found')
}

const hasPartIn = async (context: Needs, request: FastifyRequest, { questionnaire }: ShelvedQuiz) => {
  const { shareCode } = questionnaire
  if (await submissionAt(context.db, shareCode, attemptOf(request, shareCode))) return true
  return (await signedInTeacher(context, request))?.id === questionnaire.ownerId
}
