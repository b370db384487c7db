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
  /** It is sent in frames of other sites, and kept for each of these sites apart. */
  isInFrames?: boolean
}

/** Browsers take a cookie of such a name over https alone, for this host alone: no neighbour under a domain can set it. */
export const OF_THIS_HOST = '__Host-'

/**
 * SameSite=Lax but for a frame's own, and HttpOnly unless asked: no other site and no script can use what stands in it. One
 * of a frame opens nothing without a header that other sites can't send: see `embedded.ts`.
 */
export const setCookie = (
  reply: FastifyReply,
  { name, value, maxAgeSeconds, isSecure, isReadable = false, isForPages = isReadable, isInFrames = false }: Cookie,
): void => {
  const cookie = stringifySetCookie({
    name,
    value,
    httpOnly: !isReadable,
    sameSite: isInFrames ? 'none' : 'lax',
    path: isForPages || name.startsWith(OF_THIS_HOST) ? '/' : '/api/v1',
    maxAge: maxAgeSeconds,
    secure: isSecure,
    partitioned: isInFrames,
  })
  reply.header('set-cookie', cookie)
}
