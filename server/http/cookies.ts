import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie === undefined ? {} : parseCookie(request.headers.cookie)

type Cookie = { name: string; value: string; maxAgeSeconds: number; isSecure: boolean }

/** HttpOnly and SameSite=Lax always: no script and no other site can use what stands in it. */
export const setCookie = (reply: FastifyReply, { name, value, maxAgeSeconds, isSecure }: Cookie): void => {
  const cookie = stringifySetCookie({
    name,
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/v1',
    maxAge: maxAgeSeconds,
    secure: isSecure,
  })
  reply.header('set-cookie', cookie)
}
