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

const MAPPED = /^::ffff:(?=\d+\.)/i

/** The address of this machine that a call came to: no caller can say another one. Empty where there is none. */
const ownAddress = ({ localAddress = '' }: FastifyRequest['socket']): string => {
  const address = localAddress.replace(MAPPED, '')
  return address.includes(':') ? `[${address.replace(/%.*$/, '')}]` : address
}

/**
 * Where mail leads: as configured; without that where this request came to, whatever host it asked for, or a link that opens
 * an account would lead its reader to whoever asked for it.
 */
export const mailOriginOf = (request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): string => {
  const asked = originOf(request, config)
  if (config.publicOrigin) return asked
  const own = ownAddress(request.socket)
  const { hostname } = new URL(asked)
  if (hostname === 'localhost' || hostname === own) return asked
  return own === '' ? 'http://localhost' : `http://${own}:${request.socket.localPort}`
}
