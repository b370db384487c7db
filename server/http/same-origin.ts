import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Whether a browser says that another site made this call, be it by a link: links lead to pages. Programs that are not browsers send no Origin and hold no
 * cookies of a person.
 */
export const comesFromElsewhere = (
  request: FastifyRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean => {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  return origin !== undefined && origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)
}
