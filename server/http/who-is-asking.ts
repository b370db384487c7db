import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TeacherId } from '#domain/people/account.ts'
import { DAY, HOUR, type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { hashOf, isSameText, type Sign } from '../secrets.ts'
import { cookiesOf, OF_THIS_HOST, setCookie } from './cookies.ts'
import { EMBEDDED_COOKIE, embeddedAttempt, isEmbedded, keepEmbedded } from './embedded.ts'
import { teacherOfSession } from './find-session.ts'

/** On https the first name; the second one elsewhere, and for attempts in browsers that were given it before there was the first. */
export const SESSION_COOKIE = { secure: `${OF_THIS_HOST}session`, plain: 'quiznity_session' }
export const ATTEMPT_COOKIE = { secure: `${OF_THIS_HOST}attempt_`, plain: 'quiznity_attempt_' }
/** Long enough to come back for the analysis at the end of a term. */
export const ATTEMPT_DAYS = 180
export const SESSION_DAYS = 30
/** How long a bearer token opens anything without its session's cookie beside it. */
const BEARER_GOOD_FOR = HOUR

/** Only `signedInTeacher` makes one, so a handler that takes one can't be reached without a living session. */
export type SignedInTeacher = { readonly id: TeacherId; readonly __signedIn: true }

export const bearerTokenOf = ({ headers }: FastifyRequest): string | null => {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

type Configured = { config: Pick<Config, 'publicOrigin'> }
type Signing = Configured & { sign: Sign; now: () => Instant }

/**
 * What a page or a program shows with its calls: which session it speaks for, signed, for an hour. It is not the cookie's
 * secret, and nobody can make that from it.
 */
export const bearerFor = ({ sign, now }: Pick<Signing, 'sign' | 'now'>, sessionToken: string): string => {
  const claim = `${hashOf(sessionToken)}.${(now() + BEARER_GOOD_FOR).toString(36)}`
  return `${claim}.${sign('bearer', claim)}`
}

/**
 * The hash of the session that a call speaks for. Beside the cookie of that session a bearer token may be older than an
 * hour, or the session's own as pages once got it: it shows that no other site made the call, and the cookie does the rest.
 * In a frame nobody is a teacher.
 */
export const sessionOf = (context: Signing, request: FastifyRequest): string | null => {
  const { sign, now } = context
  if (isEmbedded(request)) return null
  const bearer = bearerTokenOf(request)
  if (bearer === null) return null
  const [first = '', until, signature = '', ...more] = bearer.split('.')
  const claimed = until === undefined ? hashOf(bearer) : first
  const cookie = sessionCookieOf(context, request)
  if (cookie !== null && isSameText(hashOf(cookie), claimed)) return claimed
  if (until === undefined || more.length > 0 || !isSameText(sign('bearer', `${first}.${until}`), signature)) return null
  return Number.parseInt(until, 36) > now() ? claimed : null
}

export const signedInTeacher = async (
  context: Signing & { db: Database },
  request: FastifyRequest,
): Promise<SignedInTeacher | null> => {
  const session = sessionOf(context, request)
  const id = session && (await teacherOfSession(context.db, session, context.now()))
  return id ? ({ id } as SignedInTeacher) : null
}

/**
 * Who asks by a link that only this site's page can have made, since a link brings no bearer token: the cookie is enough
 * then. Whoever calls it has made sure of that.
 */
export const teacherInSession = async (
  context: Signing & { db: Database },
  request: FastifyRequest,
): Promise<{ teacher: SignedInTeacher; session: string } | null> => {
  const cookie = sessionCookieOf(context, request)
  const session = sessionOf(context, request) ?? (cookie === null ? null : hashOf(cookie))
  const id = session && (await teacherOfSession(context.db, session, context.now()))
  return id ? { teacher: { id } as SignedInTeacher, session } : null
}

/** Over https only one that is of this host alone: a neighbour under the same domain can set the other. */
export const sessionCookieOf = (context: Configured, request: FastifyRequest): string | null => {
  if (isEmbedded(request)) return null
  return cookiesOf(request)[isSecure(context, request) ? SESSION_COOKIE.secure : SESSION_COOKIE.plain] ?? null
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The operator's word goes first: a proxy may forget to say that people reach it over https. */
export const isSecure = ({ config }: Configured, request: FastifyRequest): boolean =>
  (config.publicOrigin ?? request.protocol).startsWith('https')

type Names = { secure: string; plain: string }
type Kept = { value: string; maxAgeSeconds: number }
type Keeping = { names: Names; kept: Kept; isForPages?: boolean }

/** Sets the cookie under the name it should have, and takes it back where a browser still has it under another one. */
export const keepUnder = (
  context: Configured,
  { request, reply }: Exchange,
  { names, kept, isForPages = false }: Keeping,
) => {
  const secure = isSecure(context, request)
  const gone = { name: names.plain, value: '', maxAgeSeconds: 0, isSecure: secure }
  const hasPlain = cookiesOf(request)[names.plain] !== undefined
  // Earlier versions gave it for calls alone, and such a one would be sent before the new one.
  if (hasPlain && (secure || isForPages)) setCookie(reply, gone)
  if (hasPlain && secure && isForPages) setCookie(reply, { ...gone, isForPages })
  setCookie(reply, { name: secure ? names.secure : names.plain, ...kept, isSecure: secure, isForPages })
}

export const keepSession = (context: Configured, exchange: Exchange, token: string): void =>
  keepUnder(context, exchange, {
    names: SESSION_COOKIE,
    kept: { value: token, maxAgeSeconds: (SESSION_DAYS * DAY) / SECOND },
  })

export const forgetSession = (context: Configured, exchange: Exchange): void =>
  keepUnder(context, exchange, { names: SESSION_COOKIE, kept: { value: '', maxAgeSeconds: 0 } })

/** The attempts that this browser holds: quiz code to hashed token. */
export const attemptsOf = (request: FastifyRequest): Map<string, string> => {
  const attempts = new Map<string, string>()
  const cookies = Object.entries(cookiesOf(request))
  for (const prefix of isEmbedded(request) ? [EMBEDDED_COOKIE] : [ATTEMPT_COOKIE.plain, ATTEMPT_COOKIE.secure])
    for (const [name, token] of cookies)
      if (token && name.startsWith(prefix)) attempts.set(name.slice(prefix.length), hashOf(token))
  return attempts
}

/** The hashed token of this browser's attempt at one quiz; null when it holds none. */
export const attemptOf = (request: FastifyRequest, quizCode: string): string | null => {
  if (isEmbedded(request)) return embeddedAttempt(request, quizCode)
  const cookies = cookiesOf(request)
  const token = cookies[ATTEMPT_COOKIE.secure + quizCode] ?? cookies[ATTEMPT_COOKIE.plain + quizCode]
  return token ? hashOf(token) : null
}

export const keepAttempt = (
  context: Configured,
  exchange: Exchange,
  { quizCode, token }: { quizCode: string; token: string },
): void => {
  const kept = { value: token, maxAgeSeconds: (ATTEMPT_DAYS * DAY) / SECOND }
  const names = { secure: ATTEMPT_COOKIE.secure + quizCode, plain: ATTEMPT_COOKIE.plain + quizCode }
  if (!isEmbedded(exchange.request)) keepUnder(context, exchange, { names, kept, isForPages: true })
  else if (isSecure(context, exchange.request)) keepEmbedded(exchange.reply, { quizCode, token, ...kept })
}
