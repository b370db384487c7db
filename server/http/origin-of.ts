import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * A name or an address, with or without a port: what a browser sends, and nothing that could end an attribute. No name is
 * longer, and each page repeats it many times.
 */
const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

/** Where people reach the server: as configured, or as this request did. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): string => {
  if (publicOrigin) return publicOrigin
  // A proxy that says nothing of the protocol lets through what the caller says.
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  return HOST.test(request.host) ? `${protocol}://${request.host}` : 'http://localhost'
}
