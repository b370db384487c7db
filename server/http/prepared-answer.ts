import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, etagOf, isKnown } from './representations.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

type Headers = Record<'cache-control' | 'vary', string> & Record<string, string | number>

/** An answer that was serialised, compressed and given its ETag once, and is sent as bytes from then on. */
export type PreparedAnswer = { plain: Buffer; gzipped: Buffer; headers: Headers; gzipHeaders: Headers; etag: string }

/** JSON that was serialised and compressed once, such that it can stand in the middle of many answers. */
export type ShelvedJson = { plain: Buffer; deflated: Buffer }

/** The same answer as it is and compressed. */
export type Representations = { plain: Buffer; gzipped: Buffer }

export const shelveJson = (json: string): ShelvedJson => {
  const plain = Buffer.from(json)
  // Flushed, not finished: it ends at a whole byte, and another part may follow.
  return { plain, deflated: deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH }) }
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LARGEST_STORED = 0xffff

/** A part of a compressed stream that is not compressed (RFC 1951, 3.2.4). */
const storedBlocks = (text: Buffer, isLast: boolean): Buffer => {
  const blocks: Buffer[] = []
  for (let at = 0; at === 0 || at < text.length; at += LARGEST_STORED) {
    const part = text.subarray(at, at + LARGEST_STORED)
    const head = Buffer.alloc(5)
    head[0] = isLast && at + LARGEST_STORED >= text.length ? 1 : 0
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ 0xffff, 3)
    blocks.push(head, part)
  }
  return Buffer.concat(blocks)
}

/** `middle` between what is written anew for each answer: a few hundred bytes that are not worth compressing. */
const splice = (before: string, middle: ShelvedJson, after: string): Representations => {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)]
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(tail, crc32(middle.plain, crc32(head))), 0)
  trailer.writeUInt32LE(head.length + middle.plain.length + tail.length, 4)
  return {
    plain: Buffer.concat([head, middle.plain, tail]),
    gzipped: Buffer.concat([
      GZIP_HEADER,
      storedBlocks(head, false),
      middle.deflated,
      storedBlocks(tail, true),
      trailer,
    ]),
  }
}

const NO_QUESTIONS = '"questions":[]'

/** `json` with the shelved questions in the place of its empty ones. In a text its quotes would be escaped. */
export const withQuestions = (json: string, questions: ShelvedJson): Representations => {
  const at = json.lastIndexOf(NO_QUESTIONS)
  if (at < 0) throw new Error('an answer has no place for its questions')
  const end = at + NO_QUESTIONS.length
  return splice(json.slice(0, end - 2), questions, json.slice(end))
}

type Caching = { cacheControl: string; vary: string }
const SHARED: Caching = { cacheControl: 'no-cache', vary: 'accept-encoding' }

export const prepareAnswer = (body: string, caching = SHARED): PreparedAnswer => {
  const plain = Buffer.from(body)
  return prepared({ plain, gzipped: gzipSync(plain) }, caching)
}

export const prepared = (
  { plain, gzipped }: Representations,
  { cacheControl, vary }: Caching = SHARED,
): PreparedAnswer => {
  const etag = etagOf(plain)
  const shared = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    vary,
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
    const { vary, 'cache-control': cacheControl } = answer.headers
    raw.writeHead(304, { ...SECURITY_HEADERS, etag: answer.etag, 'cache-control': cacheControl, vary }).end()
  } else if (acceptedEncodings(headers['accept-encoding']).has('gzip')) {
    raw.writeHead(200, answer.gzipHeaders).end(answer.gzipped)
  } else {
    raw.writeHead(200, answer.headers).end(answer.plain)
  }
}

/** Through Fastify's sending, so that cookies and the other headers of the answer go along. */
export const sendSpliced = (request: FastifyRequest, reply: FastifyReply, { plain, gzipped }: Representations) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!acceptedEncodings(request.headers['accept-encoding']).has('gzip')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzipped)
}
