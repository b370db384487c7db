import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Whether a browser says that another site made this call. Programs that are not browsers send no Origin and hold no
 * cookies of a person.
 */
export const comesFromElsewhere = (
  request: FastifyRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  return origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)
}
