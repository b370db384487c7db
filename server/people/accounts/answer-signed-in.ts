import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Teacher } from '#domain/people/account.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { rememberDevice } from '../../http/known-device.ts'
import { bearerFor } from '../../http/who-is-asking.ts'
import { endSessions } from './end-sessions.ts'
import { tellBrowser } from './tell-browser.ts'

type SignedIn = { teacher: Teacher; token: string; passwordHash: string }
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The session that this browser had before is over: its cookie is replaced, and nobody else may hold it. */
export const answerSignedIn = async (
  context: Context,
  { teacher, token, passwordHash }: SignedIn,
  { request, reply }: Exchange,
) => {
  await endSessions(context, request)
  tellBrowser(context, { request, reply }, token)
  rememberDevice(context, { request, reply }, { id: teacher.id, passwordHash })
  return ok({ auth_token: bearerFor(context, token), user: teacher })
}
