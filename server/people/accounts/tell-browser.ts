import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { setCookie } from '../../http/cookies.ts'
import { forgetSession, isSecure, keepSession, SESSION_DAYS } from '../../http/who-is-asking.ts'

const HINT = 'signed_in'

/**
 * Gives the browser the session to keep, or with null takes it back. Beside it goes a hint for the pages, whose scripts
 * never see the session itself: whether asking for its token is worth a call.
 */
export const tellBrowser = (
  context: Pick<Context, 'config'>,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  token: string | null,
): void => {
  if (token === null) forgetSession(context, exchange)
  else keepSession(context, exchange, token)
  setCookie(exchange.reply, {
    name: HINT,
    value: token === null ? '' : '1',
    maxAgeSeconds: token === null ? 0 : (SESSION_DAYS * DAY) / SECOND,
    isSecure: isSecure(context, exchange.request),
    isReadable: true,
  })
}
