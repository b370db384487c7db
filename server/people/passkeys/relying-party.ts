import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { originOf } from '../../http/origin-of.ts'

/** Whom passkeys are made for: `id` is the name that they are bound to, `origin` the one page address that may ask for them. */
export type RelyingParty = { id: string; name: string; origin: string }

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * As the operator has set the public address; without one only a machine that asks itself has passkeys, for nobody should
 * bind theirs to whatever host a call names. Null where browsers have none: without https, and at bare addresses.
 */
export const relyingParty = (request: FastifyRequest, { config }: Pick<Context, 'config'>): RelyingParty | null => {
  // As browsers write it: without the port that goes without saying.
  const { hostname: id, protocol, origin } = new URL(originOf(request, config))
  const isMeant = isLocal(id) || (config.publicOrigin !== null && protocol === 'https:')
  const isAddress = isIP(id) !== 0 || id.startsWith('[')
  return isMeant && !isAddress ? { id, name: config.site.company, origin } : null
}
