import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** What a browser says of a call that another origin made; a neighbour under the same domain, `same-site`, is one as well. */
const ELSEWHERE = new Set<unknown>(['cross-site', 'same-site'])

/**
 * Whether a browser says that another origin made this call, be it by a link: links lead to pages. Programs that are not browsers send no Origin and hold no
 * cookies of a person.
 */
export const comesFromElsewhere = (
  request: FastifyRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean => {
  const { origin } = request.headers
  if (ELSEWHERE.has(request.headers['sec-fetch-site'])) return true
  return origin !== undefined && origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)
}
