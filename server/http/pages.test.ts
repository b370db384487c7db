import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#domain/time/time-limit.ts'
import { refusalOf } from '../testing/town.ts'
import { servePages } from './pages.ts'

/** What the build leaves: a module that makes the pages of the public site. */
const RENDERER = `
const page = (path, name) => ({
  path,
  html: () => '<title>' + name + '</title>',
  isListed: path !== '/404',
})
export const renderSite = ({ template, settings }) => [
  page('/', 'home'),
  page('/contact', 'contact'),
  page('/auth/login', 'login'),
  page('/404', 'nothing here'),
  { path: '/about', html: () => template + settings.company + ' at https://origin.invalid/about in {current-year}', isListed: true },
]`

const SETTINGS = {
  publicOrigin: null,
  site: {
    company: 'Salt Lake Tutors',
    supportEmail: null,
    sendsMail: true,
    social: { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null },
  },
}

const SITE = {
  'index.html': '<title>template</title>',
  '.site/render.js': RENDERER,
  'quiz.html': '<title>quiz</title>',
  'respond.html': '<title>respond</title>',
  'app.html': '<title>app</title>',
  'icon.svg': '<svg/>',
  'quiz-worker.js': 'self',
  'words.txt': 'plain words',
  'assets/quiz-3f2a.js': 'console.log("quiz")',
  '.secret': 'hidden',
}

describe('pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-pages-'))
  let app: FastifyInstance

  beforeAll(() => {
    mkdirSync(join(root, 'assets'))
    mkdirSync(join(root, '.site'))
    for (const [name, text] of Object.entries(SITE)) writeFileSync(join(root, name), text)
    const script = SITE['assets/quiz-3f2a.js']
    writeFileSync(join(root, 'assets/quiz-3f2a.js.br'), brotliCompressSync(script))
    writeFileSync(join(root, 'assets/quiz-3f2a.js.gz'), gzipSync(script))
    app = Fastify()
    servePages(app, { config: SETTINGS, root })
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it.each([
    ['/', 200, 'home'],
    ['/?from=mail', 200, 'home'],
    ['/contact', 200, 'contact'],
    ['/contact/', 200, 'contact'],
    ['http://quiz.example/contact', 200, 'contact'],
    ['//', 404, 'nothing here'],
    ['//contact', 404, 'nothing here'],
    ['/quiz', 200, 'quiz'],
    ['/quiz?code=ABCDEFGH', 200, 'quiz'],
    ['/quiz/', 200, 'quiz'],
    ['/quiz/analysis', 200, 'quiz'],
    ['/auth/login', 200, 'login'],
    ['/auth/login?next=%2Fdashboard%2Fquizzes', 200, 'login'],
    ['/auth/nowhere', 404, 'nothing here'],
    ['/dashboard', 200, 'app'],
    ['/dashboard/quizzes', 200, 'app'],
    ['/dashboard/quizzes/create?section=qsi', 200, 'app'],
    ['/dashboard/quizzes/result', 200, 'app'],
    ['/dashboard/quizzes/x1/late', 200, 'app'],
    ['/dashboard/quizzes/x1', 404, 'app'],
    ['/dashboard/analysis/x1', 200, 'app'],
    ['/dashboard/nowhere', 404, 'app'],
    ['/404', 404, 'nothing here'],
    ['/.site/render.js', 404, 'nothing here'],
    ['/nowhere', 404, 'nothing here'],
    ['/quizzes', 404, 'nothing here'],
    ['/index.html', 404, 'nothing here'],
    ['/.secret', 404, 'nothing here'],
    ['/assets', 404, 'nothing here'],
    ['/assets/gone-1234.js', 404, 'nothing here'],
    ['/../../etc/passwd', 404, 'nothing here'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'nothing here'],
  ])('%s is %i, shown by the page of the %s', async (url, status, page) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.body]).toEqual([status, `<title>${page}</title>`])
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  it.each([
    ['/assets/quiz-3f2a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/quiz-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/words.txt', 'text/plain; charset=utf-8', 'no-cache'],
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

  it('a page of the public site knows the settings, the address it is reached at, and the year', async () => {
    const { body } = await app.inject({ url: '/about', headers: { host: 'quiz.example.org:8443' } })
    const year = new Date().getFullYear()
    expect(body).toBe(`<title>template</title>Salt Lake Tutors at http://quiz.example.org:8443/about in ${year}`)
  })

  it.each(['"><script>', 'a b', 'evil.example/'])(
    'a host that is none is not written into a page: %j',
    async (host) => {
      const { body } = await app.inject({ url: '/about', headers: { host } })
      expect(body).toContain(' at http://localhost/about in ')
    },
  )

  it('the configured address wins over the one that was asked for', async () => {
    const configured = Fastify()
    servePages(configured, { config: { ...SETTINGS, publicOrigin: 'https://quiz.example.org' }, root })
    const { body } = await configured.inject({ url: '/about', headers: { host: 'other.example' } })
    expect(body).toContain(' at https://quiz.example.org/about in ')
    await configured.close()
  })

  it('a page of the public site is sent compressed, and not again while it is the same', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Salt Lake Tutors')
    expect((await get('/about', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  })

  it('only the page with the map may show a frame, and only of OpenStreetMap', async () => {
    expect((await get('/contact')).headers['content-security-policy']).toContain(
      'frame-src https://www.openstreetmap.org',
    )
    expect((await get('/about')).headers['content-security-policy']).not.toContain('frame-src')
  })

  it('search engines are told of the pages, by their full addresses', async () => {
    const sitemap = await get('/sitemap.xml', { host: 'quiz.example.org' })
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...sitemap.body.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(
      ['/', '/contact', '/auth/login', '/about'].map((path) => `http://quiz.example.org${path}`),
    )
    const robots = await get('/robots.txt', { host: 'quiz.example.org' })
    expect(robots.body).toContain('Sitemap: http://quiz.example.org/sitemap.xml')
    expect(robots.body).toContain('Disallow: /dashboard')
    expect(robots.body, 'a page that cannot ask how the server is takes it for down').toMatch(
      /Allow: \/api\/v1\/_health\nDisallow: \/api\/\n/,
    )
  })

  it('security.txt says how to reach us and until when it holds', async () => {
    const { body, headers } = await get('/.well-known/security.txt', { host: 'quiz.example.org' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Contact: http://quiz.example.org/contact\n')
    const [, expires = ''] = /Expires: (.*)/.exec(body) ?? []
    const days = (Date.parse(expires) - Date.now()) / DAY
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })

  it('before anything is built there is nothing, said in the envelope', async () => {
    const empty = Fastify()
    servePages(empty, { config: SETTINGS, root: join(root, 'not-there') })
    expect(refusalOf(await empty.inject({ url: '/' }))).toBe('not_found')
    await empty.close()
  })
})
