import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/town.ts'
import { servePages } from './pages.ts'

const SITE = {
  'index.html': '<title>site</title>',
  'quiz.html': '<title>quiz</title>',
  'app.html': '<title>app</title>',
  'icon.svg': '<svg/>',
  'quiz-worker.js': 'self',
  'robots.txt': 'User-agent: *',
  'assets/quiz-3f2a.js': 'console.log("quiz")',
  '.secret': 'hidden',
}

describe('pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-pages-'))
  let app: FastifyInstance

  beforeAll(() => {
    mkdirSync(join(root, 'assets'))
    for (const [name, text] of Object.entries(SITE)) writeFileSync(join(root, name), text)
    const script = SITE['assets/quiz-3f2a.js']
    writeFileSync(join(root, 'assets/quiz-3f2a.js.br'), brotliCompressSync(script))
    writeFileSync(join(root, 'assets/quiz-3f2a.js.gz'), gzipSync(script))
    app = Fastify()
    servePages(app, root)
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it.each([
    ['/', 200, 'site'],
    ['/?from=mail', 200, 'site'],
    ['/quiz', 200, 'quiz'],
    ['/quiz?code=ABCDEFGH', 200, 'quiz'],
    ['/quiz/', 200, 'quiz'],
    ['/quiz/analysis', 200, 'quiz'],
    ['/auth/login', 200, 'app'],
    ['/auth/signup', 200, 'app'],
    ['/dashboard', 200, 'app'],
    ['/dashboard/quizzes', 200, 'app'],
    ['/dashboard/quizzes/create?section=qsi', 200, 'app'],
    ['/dashboard/quizzes/result', 200, 'app'],
    ['/dashboard/analysis/x1', 200, 'app'],
    ['/dashboard/nowhere', 404, 'app'],
    ['/nowhere', 404, 'site'],
    ['/quizzes', 404, 'site'],
    ['/index.html', 404, 'site'],
    ['/.secret', 404, 'site'],
    ['/assets', 404, 'site'],
    ['/assets/gone-1234.js', 404, 'site'],
    ['/../../etc/passwd', 404, 'site'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'site'],
  ])('%s is %i, shown by the page of the %s', async (url, status, page) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.body]).toEqual([status, `<title>${page}</title>`])
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  it.each([
    ['/assets/quiz-3f2a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/quiz-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s is sent as %s, to be kept: %s', async (url, type, cacheControl) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cacheControl])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
    ['deflate', undefined],
  ])('for whoever accepts %j a script is sent compressed as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/assets/quiz-3f2a.js', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    const script = SITE['assets/quiz-3f2a.js']
    const bytes = { br: brotliCompressSync(script), gzip: gzipSync(script), plain: Buffer.from(script) }
    expect(rawPayload).toEqual(bytes[encoding === 'br' || encoding === 'gzip' ? encoding : 'plain'])
  })

  it('what has not changed is not sent again', async () => {
    const { headers } = await get('/icon.svg')
    const again = await get('/icon.svg', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/icon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('a page can be asked for without its body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/quiz' })
    expect([statusCode, body]).toEqual([200, ''])
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/v1/nowhere'],
    ['GET', '/api/v2/quiz'],
    ['POST', '/'],
    ['POST', '/quiz'],
    ['DELETE', '/icon.svg'],
  ] as const)('%s %s is nothing: a refusal in the envelope, no page', async (method, url) => {
    expect(refusalOf(await app.inject({ method, url }))).toBe('not_found')
  })

  it('before anything is built there is nothing, said in the envelope', async () => {
    const empty = Fastify()
    servePages(empty, join(root, 'not-there'))
    expect(refusalOf(await empty.inject({ url: '/' }))).toBe('not_found')
    await empty.close()
  })
})
