import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isKnown } from './representations.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

type Headers = Record<'cache-control' | 'vary', string> & Record<string, string | number>

/**
 * The same answer as it is and compressed, each in parts that follow each other: the large ones are shared by all answers
 * that they stand in.
 */
export type Representations = { plain: Buffer[]; gzipped: Buffer[] }

/** An answer that was serialised, compressed and given its ETag once, and is sent as bytes from then on. */
export type PreparedAnswer = Representations & { headers: Headers; gzipHeaders: Headers; etag: string }

/** Made as far as it is asked for: a start sends one of the two, and needs no name. `digest` names what it says. */
type Spliced = { plain: () => Buffer[]; gzipped: () => Buffer[]; digest: () => string }

/** JSON that was serialised and compressed once, such that it can stand in the middle of many answers. */
export type ShelvedJson = { plain: Buffer; deflated: Buffer; digest: string }

const deflate = promisify(deflateRaw)

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** Compressed beside the event loop. */
export const shelveJson = async (json: string): Promise<ShelvedJson> => {
  const plain = Buffer.from(json)
  // Flushed, not finished: it ends at a whole byte, and another part may follow.
  const deflated = await deflate(plain, { finishFlush: constants.Z_SYNC_FLUSH })
  return { plain, deflated, digest: digestOf(plain) }
}

/** What an answer keeps in memory, what it shares with others included. */
export const bytesOfAnswer = ({ plain, gzipped }: Representations): number => lengthOf(plain) + lengthOf(gzipped)

const lengthOf = (parts: Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0)

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

/** The end of a compressed answer: the checksum and the length in bytes of all that it holds. */
const trailer = (crc: number, length: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(crc, 0)
  bytes.writeUInt32LE(length, 4)
  return bytes
}

/** `middle` between what is written anew for each answer: a few hundred bytes that are not worth compressing. */
const splice = (before: string, middle: ShelvedJson, after: string): Spliced => {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)]
  const trailing = () =>
    trailer(crc32(tail, crc32(middle.plain, crc32(head))), head.length + middle.plain.length + tail.length)
  return {
    plain: () => joined([head, middle.plain, tail]),
    gzipped: () =>
      joined([
        Buffer.concat([GZIP_HEADER, storedBlocks(head, false)]),
        middle.deflated,
        Buffer.concat([storedBlocks(tail, true), trailing()]),
      ]),
    digest: () => digestOf(head, middle.digest, tail),
  }
}

/** One write is quicker than three, and a copy of a usual paper costs next to nothing. */
const JOINED_UP_TO = 64 * 1024

const joined = (parts: Buffer[]) => (lengthOf(parts) <= JOINED_UP_TO ? [Buffer.concat(parts)] : parts)

const NO_QUESTIONS = '"questions":[]'

/** What stands before and after the questions; in a text the quotes of their name would be escaped. */
const aroundQuestions = (json: string): [string, string] => {
  const at = json.lastIndexOf(NO_QUESTIONS)
  if (at < 0) throw new Error('an answer has no place for its questions')
  const end = at + NO_QUESTIONS.length
  return [json.slice(0, end - 2), json.slice(end)]
}

/** `json` with the shelved questions in the place of its empty ones. */
export const withQuestions = (json: string, questions: ShelvedJson): Spliced => {
  const [before, after] = aroundQuestions(json)
  return splice(before, questions, after)
}

/** The first member of many answers with all before it: written, compressed and summed up once. */
export type Opening = Representations & { crc: number }

/** `json` is an answer whose data have one member, with empty questions: the shelved ones take their place. */
export const openingOf = (json: string, questions: ShelvedJson): Opening => {
  if (!json.endsWith(CLOSING)) throw new Error('an opening is an answer in its envelope')
  const [before, after] = aroundQuestions(json)
  const [head, tail] = [Buffer.from(before), Buffer.from(after.slice(0, -CLOSING.length))]
  return {
    plain: joined([head, questions.plain, tail]),
    gzipped: joined([
      Buffer.concat([GZIP_HEADER, storedBlocks(head, false)]),
      questions.deflated,
      storedBlocks(tail, false),
    ]),
    crc: crc32(tail, crc32(questions.plain, crc32(head))),
  }
}

/** The ends of the data, of the response and of its envelope. */
const CLOSING = '}}}'

/** The answer that begins so; `json` is an object, its other data. */
export const opened = ({ plain, gzipped, crc }: Opening, json: string): Spliced => {
  const rest = Buffer.from(`,${json.slice(1)}${CLOSING.slice(1)}`)
  return {
    plain: () => joined([...plain, rest]),
    gzipped: () =>
      joined([...gzipped, storedBlocks(rest, true), trailer(crc32(rest, crc), lengthOf(plain) + rest.length)]),
    digest: () => digestOf(...plain, rest),
  }
}

type Caching = { cacheControl: string; vary: string }
const SHARED: Caching = { cacheControl: 'no-cache', vary: 'accept-encoding' }

export const prepareAnswer = (body: string, caching = SHARED): PreparedAnswer => {
  const plain = Buffer.from(body)
  return prepared({ plain: () => [plain], gzipped: () => [gzipSync(plain)], digest: () => digestOf(plain) }, caching)
}

export const prepared = (answer: Spliced, { cacheControl, vary }: Caching = SHARED): PreparedAnswer => {
  const [plain, gzipped] = [answer.plain(), answer.gzipped()]
  const etag = `"${answer.digest().slice(0, 22)}"`
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
    headers: { ...shared, 'content-length': lengthOf(plain) },
    gzipHeaders: { ...shared, 'content-encoding': 'gzip', 'content-length': lengthOf(gzipped) },
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
  } else if (encodingFor(headers['accept-encoding'], ['gzip'])) {
    endWith(raw.writeHead(200, answer.gzipHeaders), answer.gzipped)
  } else {
    endWith(raw.writeHead(200, answer.headers), answer.plain)
  }
}

/** What is shared by many answers is not copied: it waits in memory once, however many read slowly. */
const endWith = (raw: ServerResponse, parts: Buffer[]) => {
  for (const part of parts.slice(0, -1)) raw.write(part)
  raw.end(parts.at(-1))
}

/** Through Fastify's sending, so that cookies and the other headers of the answer go along. */
export const sendSpliced = (request: FastifyRequest, reply: FastifyReply, { plain, gzipped }: Spliced) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!encodingFor(request.headers['accept-encoding'], ['gzip'])) return sendParts(reply, plain())
  return sendParts(reply.header('content-encoding', 'gzip'), gzipped())
}

const sendParts = (reply: FastifyReply, parts: Buffer[]) =>
  parts.length === 1 ? reply.send(parts[0]) : reply.header('content-length', lengthOf(parts)).send(Readable.from(parts))
