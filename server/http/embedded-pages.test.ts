import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { FindEmbedded } from './embedded-pages.ts'
import { servePages } from './pages.ts'

const RENDERER = `
export const describeLink = () => null
export const renderCover = async ({ template, cover }) =>
  template.replace('<div id="root">', '$&' + cover.title).replace('<html', '<html style="--brand-light:#005e00" data-brand')`

const PAGE = (name: string) =>
  `<!doctype html><html lang="en"><head><title>${name}</title><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>`

const SETTINGS = {
  publicOrigin: null,
  site: {
    ...{ company: 'Salt Lake Tutors', supportEmail: null, sendsMail: true },
    social: { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null },
  },
}

const find: FindEmbedded = async (_request, code) => {
  if (code === 'BROKEN22') throw new Error('the database is away')
  if (code === 'TPMANY22') return fail('too_many_attempts')
  if (code === 'QPZA2222') return ok({ path: '/quiz', origins: [] })
  if (code === 'SVRVEY22') return ok({ path: '/survey', origins: ['https://a.org', 'https://*.b.org'] })
  return fail('quiz_not_found')
}

describe('the page for frames of other sites', () => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-embedded-'))
  const app = Fastify()
  beforeAll(() => {
    for (const folder of ['.covers', '.site']) mkdirSync(join(root, folder))
    const files = {
      ...{ '.covers/render.js': RENDERER, '.site/render.js': 'export const renderSite = () => []' },
      ...{ 'index.html': 'site', 'app.html': 'app', 'quiz.html': PAGE('quiz'), 'respond.html': PAGE('respond') },
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    const cover = { page: 'responding', cover: { title: 'Lunch', host: 'Mitra' } } as const
    servePages(app, { config: SETTINGS, root, findCovers: { '/survey': async () => cover }, findEmbedded: find })
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url })
    const [ancestors] = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? []
    return { statusCode, headers, body, ancestors }
  }

  it.each([
    ['/embed?code=QPZA2222', 200, 'frame-ancestors *'],
    ['/embed?code=qpza-2222&x=1', 200, 'frame-ancestors *'],
    ['/embed/analysis?code=QPZA2222', 200, 'frame-ancestors *'],
    ['/embed?code=SVRVEY22', 200, 'frame-ancestors https://a.org https://*.b.org'],
    ['/embed', 400, 'frame-ancestors *'],
    ['/embed?code=', 400, 'frame-ancestors *'],
    ['/embed?code=NPNE2222', 404, 'frame-ancestors *'],
    ['/embed?notice=quiz_not_found&code=QPZA2222', 404, 'frame-ancestors *'],
    ['/embed?notice=no_attempt&code=QPZA2222', 200, 'frame-ancestors *'],
    ['/embed?code=TPMANY22', 429, 'frame-ancestors *'],
    ['/embed?code=BROKEN22', 503, 'frame-ancestors *'],
  ])('%s is answered with %d in frames of %s, and kept by nobody', async (url, status, expected) => {
    const { statusCode, headers, ancestors } = await get(url)
    expect([statusCode, ancestors]).toEqual([status, expected])
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'; script-src 'self'")
  })

  it.each([['/quiz?code=QPZA2222'], ['/survey?code=SVRVEY22'], ['/poll?code=SVRVEY22'], ['/dashboard']])(
    'is not %s, which stands in none',
    async (url) => {
      const { headers, ancestors } = await get(url)
      expect([headers['x-frame-options'], ancestors]).toEqual(['DENY', "frame-ancestors 'none'"])
    },
  )

  it('is that of the kind, with its cover, and says whose it is', async () => {
    const quiz = await get('/embed?code=QPZA2222')
    expect(quiz.body).toContain(
      '<html data-embedded="/quiz" style="scrollbar-gutter: auto" lang="en"><head><base target="_blank" /><title>quiz',
    )
    const survey = await get('/embed?code=SVRVEY22')
    // Of two attributes of one name the second would not be read.
    expect(survey.body).toContain(
      '<html data-embedded="/survey" style="scrollbar-gutter: auto;--brand-light:#005e00" data-brand lang="en">',
    )
    expect(survey.body).toContain('<div id="root">Lunch')
  })

  it('says what is the matter in words, without a script', async () => {
    const { body } = await get('/embed?code=NPNE2222')
    expect(body).toContain('<h1 class="text-2xl">There is nothing with this code</h1>')
    expect(body).toContain('href="/a.css"')
    expect(body).not.toContain('<script')
  })

  it('says to a site whose sandbox keeps it from its files what to add', async () => {
    expect((await get('/embed?code=QPZA2222')).body).toContain('<code>allow-same-origin</code>')
  })
})
