import type { FastifyReply } from 'fastify'
import { DAY, SECOND } from '#domain/time/time-limit.ts'

const NO_FRAME = "frame-ancestors 'none'"

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // React and the drag preview set style properties; no text of a person ever reaches one.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  NO_FRAME,
]

/** On every answer, errors and static files too. */
export const SECURITY_HEADERS = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** For a file that somebody has sent: opened by itself it is a page of its own, which may do nothing, and stands in no frame. */
export const FILE_POLICY = `default-src 'none'; ${NO_FRAME}; sandbox`

const POLICY_NAME = 'content-security-policy'

/** For the one page that shows a map of OpenStreetMap's, once somebody has asked for it. */
export const MAP_POLICY = [...POLICY, 'frame-src https://www.openstreetmap.org'].join('; ')

/** For the one page that stands in frames of these sites; of any where there are none. */
export const embeddedPolicy = (origins: readonly string[]): string =>
  POLICY.map((part) => (part === NO_FRAME ? `frame-ancestors ${origins.join(' ') || '*'}` : part)).join('; ')

const isFramed = (policy: unknown): boolean => typeof policy === 'string' && !policy.includes(NO_FRAME)

/** Adds the headers to an answer; a page that was given a policy of its own keeps it, and with it the frames it may stand in. */
export const addHeaders = (reply: FastifyReply, headers: Record<string, string>): void => {
  const own = reply.getHeader(POLICY_NAME)
  reply.headers(own === undefined ? headers : { ...headers, [POLICY_NAME]: own })
  if (isFramed(own)) reply.removeHeader('x-frame-options')
}

/** Only where people reach the server over https: a browser that believed it elsewhere could not come back. */
export const OVER_HTTPS = {
  'strict-transport-security': `max-age=${(365 * DAY) / SECOND}; includeSubDomains`,
  // Where a page came by plain http browsers ignore it, and say so in its console.
  'cross-origin-opener-policy': 'same-origin',
} as const
