import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { sessionCookieOf, sessionOf } from '../../http/who-is-asking.ts'
import { hashOf } from '../../secrets.ts'
import { noteSecurity } from '../../security-log.ts'
import { deleteSessions } from './store.ts'

/** Whatever session a call has with it, in its cookie or its token, is over: nobody else who holds it can go on. */
export const endSessions = async (
  context: Pick<Context, 'db' | 'now' | 'sign' | 'log' | 'config'>,
  request: FastifyRequest,
): Promise<void> => {
  const cookie = sessionCookieOf(context, request)
  const held = [sessionOf(context, request), cookie === null ? null : hashOf(cookie)]
  const owners = await deleteSessions(
    context.db,
    held.filter((session) => session !== null),
  )
  for (const account of owners) noteSecurity(context, 'session_ended', { account, address: addressOf(request) })
}
