import { fail, ok, type Result } from '../result.ts'

/**
 * `address_invalid`: it does not begin with https://, which this device alone may do without; `origin_invalid`: what
 * follows is no site, or not a site alone.
 */
export const ORIGIN_PROBLEMS = ['address_invalid', 'origin_invalid'] as const
export type OriginProblem = (typeof ORIGIN_PROBLEMS)[number]

const PARTS = /^(https?):\/\/([^/?#@\\]*)\/?(.*)$/
/** Names of other scripts as they travel, `xn--`; a star stands for all names below one that has a dot in it. */
const SITE = /^((?:\*\.(?=[\w-]+\.))?[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/
const MAX_HOST_LENGTH = 253
const MAX_PORT = 65_535

/** The origin of a site as browsers compare it, or what is wrong with what was typed. */
export const parseOrigin = (typed: string): Result<string, OriginProblem> => {
  const [, scheme, site = '', more] = PARTS.exec(typed.trim().toLowerCase()) ?? []
  if (!scheme) return fail('address_invalid')
  const usualPort = scheme === 'http' ? 80 : 443
  const [, host = '', port = usualPort] = SITE.exec(site) ?? []
  if (more || !host || host.length > MAX_HOST_LENGTH || +port < 1 || +port > MAX_PORT) return fail('origin_invalid')
  if (usualPort === 80 && host !== 'localhost' && host !== '127.0.0.1') return fail('address_invalid')
  return ok(`${scheme}://${host}${+port === usualPort ? '' : `:${+port}`}`)
}
