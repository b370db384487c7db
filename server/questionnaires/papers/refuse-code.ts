import type { FastifyRequest } from 'fastify'
import { fail } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { addressOf, hasTryLeft, takeTry } from '../../http/limits.ts'

/** What whoever brings a code is told that leads nowhere: such tries are counted. */
export const refuseCode = async (
  context: Pick<Context, 'db' | 'now' | 'config' | 'sign' | 'log'>,
  request: FastifyRequest,
) => {
  const address = { limit: 'quizCodeFromAddress', of: addressOf(request) } as const
  if (!(await hasTryLeft(context, address))) return fail('too_many_attempts')
  await takeTry(context, address)
  return fail('quiz_not_found')
}
