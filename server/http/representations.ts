import { createHash } from 'node:crypto'
import { negotiate } from '@fastify/accept-negotiator'
import fresh from 'fresh'

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A proxy that compresses makes a name weak: the file is the same for all that. */
export const isKnown = (etag: string, known: string | undefined): boolean => fresh({ 'if-none-match': known }, { etag })

/** What nobody refuses, and so what "anything" means: the first of a list stands for it. */
const PLAIN = 'identity'

/** The encoding that the browser likes best, the first of those it likes alike; null: as it is. */
export const encodingFor = <Encoding extends string>(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | null => {
  const best = negotiate(accepted?.toLowerCase() ?? '', [PLAIN, ...offered])
  return offered.find((encoding) => encoding === best) ?? null
}

/** Whether somebody would rather have a page to look at than data. */
export const prefersPage = (accepted = ''): boolean =>
  negotiate(accepted, ['application/json', 'text/html']) === 'text/html'
