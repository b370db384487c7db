import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TeacherId } from '#domain/account.ts'
import { teacherOfSession } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../secrets.ts'
import { cookiesOf, setCookie } from './cookies.ts'

const SESSION_COOKIE = 'quiznity_session'
const ATTEMPT_COOKIE = 'quiznity_attempt_'
const DAY_SECONDS = 24 * 60 * 60
/** Long enough to come back for the analysis at the end of a term. */
const ATTEMPT_DAYS = 180
export const SESSION_DAYS = 30

/** Only `signedInTeacher` makes one, so a handler that takes one can't be reached without a living session. */
export type SignedInTeacher = { readonly id: TeacherId; readonly __signedIn: true }

export const bearerTokenOf = ({ headers }: FastifyRequest): string | null => {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export const signedInTeacher = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
): Promise<SignedInTeacher | null> => {
  const token = bearerTokenOf(request)
  const id = token && (await teacherOfSession(db, hashOf(token), now()))
  return id ? ({ id } as SignedInTeacher) : null
}

export const sessionCookieOf = (request: FastifyRequest): string | null => cookiesOf(request)[SESSION_COOKIE] ?? null

type Configured = Pick<Context, 'config'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The operator's word goes first: a proxy may forget to say that people reach it over https. */
export const isSecure = ({ config }: Configured, request: FastifyRequest): boolean =>
  (config.publicOrigin ?? request.protocol).startsWith('https')

export const keepSession = (context: Configured, { request, reply }: Exchange, token: string): void =>
  setCookie(reply, {
    name: SESSION_COOKIE,
    value: token,
    maxAgeSeconds: SESSION_DAYS * DAY_SECONDS,
    isSecure: isSecure(context, request),
  })

export const forgetSession = (context: Configured, { request, reply }: Exchange): void =>
  setCookie(reply, { name: SESSION_COOKIE, value: '', maxAgeSeconds: 0, isSecure: isSecure(context, request) })

/** The attempts that this browser holds: quiz code to hashed token. */
export const attemptsOf = (request: FastifyRequest): Map<string, string> => {
  const attempts = new Map<string, string>()
  for (const [name, token] of Object.entries(cookiesOf(request))) {
    if (token && name.startsWith(ATTEMPT_COOKIE)) attempts.set(name.slice(ATTEMPT_COOKIE.length), hashOf(token))
  }
  return attempts
}

/** The hashed token of this browser's attempt at one quiz; null when it holds none. */
export const attemptOf = (request: FastifyRequest, quizCode: string): string | null => {
  const token = cookiesOf(request)[ATTEMPT_COOKIE + quizCode]
  return token ? hashOf(token) : null
}

export const keepAttempt = (
  context: Configured,
  { request, reply }: Exchange,
  attempt: { quizCode: string; token: string },
): void =>
  setCookie(reply, {
    name: ATTEMPT_COOKIE + attempt.quizCode,
    value: attempt.token,
    maxAgeSeconds: ATTEMPT_DAYS * DAY_SECONDS,
    isSecure: isSecure(context, request),
  })
