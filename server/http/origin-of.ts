import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** A name or an address, with or without a port: what a browser sends, and nothing that could end an attribute. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i

/** Where people reach the server: as configured, or as this request did. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): string => {
  if (publicOrigin) return publicOrigin
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : 'http://localhost'
}
