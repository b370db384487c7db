import { createHash } from 'node:crypto'

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A proxy that compresses makes a name weak: the file is the same for all that. */
export const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

const REFUSED = /^q=0(\.0*)?$/

/** Which encodings a browser takes: those it names, but for what it refuses by `q=0`. */
export const acceptedEncodings = (header = ''): Set<string> => {
  const named = header
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
  return new Set(named.flatMap(([name = '', quality = '']) => (REFUSED.test(quality) ? [] : [name])))
}
