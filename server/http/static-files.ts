import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import { encodingFor, etagOf, isKnown } from './representations.ts'
import { addHeaders, SECURITY_HEADERS } from './security-headers.ts'

type Bytes = { body: Buffer; encoding: 'br' | 'gzip' | null }
export type StaticFile = { type: string; cacheControl: string; vary: string; etag: string; variants: Bytes[] }

/** What a file keeps in memory. */
export const bytesOfFile = ({ variants }: StaticFile): number =>
  variants.reduce((sum, { body }) => sum + body.length, 0)

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

const FOREVER = `public, max-age=${(365 * DAY) / SECOND}, immutable`
const ASK_AGAIN = 'no-cache'

/**
 * Everything the build made, held in memory, compressed where it can be: reading the disk per request is ten times slower,
 * and a later build may stand there. What hardly anybody asks for as it is, is taken out of its compressed form then.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()

  constructor(root: string) {
    if (!existsSync(root)) return
    for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const file = join(root, entry)
      const path = `/${relative(root, file).split(sep).join('/')}`
      if (!/\.(br|gz)$/.test(path) && !path.includes('/.') && statSync(file).isFile())
        this.#files.set(path, load(file, path))
    }
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  get paths(): string[] {
    return [...this.#files.keys()]
  }

  /** Sends the file at `path`, which must be one that `has` knows. */
  send(request: FastifyRequest, reply: FastifyReply, { path, status = 200 }: { path: string; status?: number }) {
    const file = this.#files.get(path)
    if (!file) throw new Error(`no static file at ${path}`)
    return sendFile(request, reply, { file, status })
  }
}

/** As long as there is room: whoever asks again and again for what is large keeps nobody waiting. */
const known = new WeakMap<Buffer, WeakRef<Buffer>>()

const unpacked = (packed: Buffer): Buffer => {
  const plain = known.get(packed)?.deref() ?? gunzipSync(packed)
  known.set(packed, new WeakRef(plain))
  return plain
}

/** Sends a file in the smallest form the browser takes, or says that the one it has is still the same. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: { file: StaticFile; status: number },
) => {
  addHeaders(reply, SECURITY_HEADERS)
  reply.headers({ 'cache-control': file.cacheControl, etag: file.etag, vary: file.vary })
  if (status === 200 && isKnown(file.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const offered = file.variants.flatMap(({ encoding }) => encoding ?? [])
  const encoding = encodingFor(request.headers['accept-encoding'], offered)
  const chosen = file.variants.find((variant) => variant.encoding === encoding)
  const packed = file.variants.find((variant) => variant.encoding === 'gzip')
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type(file.type)
    .send(chosen?.body ?? (packed && unpacked(packed.body)))
}

const load = (file: string, path: string): StaticFile => {
  const plain = readFileSync(file)
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const beside = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(beside) ? [{ body: readFileSync(beside), encoding }] : []
  })
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: path.startsWith('/assets/') ? FOREVER : ASK_AGAIN,
    vary: 'accept-encoding',
    etag: etagOf(plain),
    variants: compressed.some(({ encoding }) => encoding === 'gzip')
      ? compressed
      : [...compressed, { body: plain, encoding: null }],
  }
}
