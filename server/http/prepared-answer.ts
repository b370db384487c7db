import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, etagOf, isKnown } from './representations.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

type Headers = Record<string, string | number>

/** An answer that was serialised, compressed and given its ETag once, and is sent as bytes from then on. */
export type PreparedAnswer = { plain: Buffer; gzipped: Buffer; headers: Headers; gzipHeaders: Headers; etag: string }

export const prepareAnswer = (body: string): PreparedAnswer => {
  const plain = Buffer.from(body)
  const gzipped = gzipSync(plain)
  const etag = etagOf(plain)
  const shared = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  }
  return {
    plain,
    gzipped,
    etag,
    headers: { ...shared, 'content-length': plain.length },
    gzipHeaders: { ...shared, 'content-encoding': 'gzip', 'content-length': gzipped.length },
  }
}

/** Past Fastify's own sending, which would cost as much again as the answer itself. */
export const sendPrepared = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): void => {
  reply.hijack()
  const { raw } = reply
  const { headers } = request
  if (isKnown(answer.etag, headers['if-none-match'])) {
    raw
      .writeHead(304, { ...SECURITY_HEADERS, etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .end()
  } else if (acceptedEncodings(headers['accept-encoding']).has('gzip')) {
    raw.writeHead(200, answer.gzipHeaders).end(answer.gzipped)
  } else {
    raw.writeHead(200, answer.headers).end(answer.plain)
  }
}
