import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie === undefined ? {} : parseCookie(request.headers.cookie)

type Cookie = {
  name: string
  value: string
  maxAgeSeconds: number
  isSecure: boolean
  /** Every page's scripts may read it, so it holds nothing that anybody could use. */
  isReadable?: boolean
  /** It is sent with pages too, and not with calls alone. */
  isForPages?: boolean
}

/** Browsers take a cookie of such a name over https alone, for this host alone: no neighbour under a domain can set it. */
export const OF_THIS_HOST = '__Host-'

/** SameSite=Lax always, and HttpOnly unless asked: no other site and no script can use what stands in it. */
export const setCookie = (
  reply: FastifyReply,
  { name, value, maxAgeSeconds, isSecure, isReadable = false, isForPages = isReadable }: Cookie,
): void => {
  const cookie = stringifySetCookie({
    name,
    value,
    httpOnly: !isReadable,
    sameSite: 'lax',
    path: isForPages || name.startsWith(OF_THIS_HOST) ? '/' : '/api/v1',
    maxAge: maxAgeSeconds,
    secure: isSecure,
  })
  reply.header('set-cookie', cookie)
}
