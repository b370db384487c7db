import type { FastifyRequest } from 'fastify'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { addressOf, hasTryLeft, takeTry } from '../http/limits.ts'
import type { ShelvedQuiz } from './shelve-papers.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config'>
type Asked = { request: FastifyRequest; quizCode: string }

/** The quiz behind a share code. Codes that lead nowhere are counted, so that trying them all is hopeless. */
export const openQuiz = async (
  context: Needs,
  { request, quizCode }: Asked,
): Promise<Result<ShelvedQuiz, 'quiz_not_found' | 'too_many_attempts'>> => {
  const quiz = await context.papers.open(quizCode)
  if (quiz) return ok(quiz)
  const address = { limit: 'quizCodeFromAddress', of: addressOf(request) } as const
  if (!(await hasTryLeft(context, address))) return fail('too_many_attempts')
  await takeTry(context, address)
  return fail('quiz_not_found')
}
