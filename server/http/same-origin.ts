import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** What a browser says of a call that another origin made; a neighbour under the same domain, `same-site`, is one as well. */
const ELSEWHERE = new Set<unknown>(['cross-site', 'same-site'])

/** `no_origin`: a browser says so of a page in a frame with `sandbox` that has not been given its origin. */
export type RefusedOrigin = 'wrong_origin' | 'no_origin'

/**
 * What a call is refused with where a browser says that another origin made it, be it by a link: links lead to pages. Null: it
 * did not. Programs that are not browsers send no Origin and hold no cookies of a person.
 */
export const refusedOrigin = (
  request: FastifyRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): RefusedOrigin | null => {
  const { origin } = request.headers
  if (origin === 'null') return 'no_origin'
  if (ELSEWHERE.has(request.headers['sec-fetch-site'])) return 'wrong_origin'
  const isOurs = origin === undefined || origin === (publicOrigin ?? `${request.protocol}://${request.host}`)
  return isOurs ? null : 'wrong_origin'
}
