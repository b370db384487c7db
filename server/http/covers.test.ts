import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Cover } from '#contract/site/covers.ts'
import type { FindCover } from './covers.ts'
import { servePages } from './pages.ts'

/** Counts how often it renders. */
const RENDERER = `
let times = 0
export const describeLink = () => null
export const renderCover = async ({ template, page, cover }) => {
  if (cover.paper.title === 'FAULTY22') throw new Error('nothing renders this')
  return template + cover.paper.title + ' for the ' + ++times + '. time at https://origin.invalid'
}`

const aCover = (title: string): Cover => ({
  page: 'quiz',
  cover: {
    paper: {
      ...{ id: 'z1', title, subject: 'Physics', host: 'Mitra', share_code: 'ABCD2345', no_of_questions: 1 },
      ...{ status: 'active', duration: 1, is_negative_marking: false, paper: 'with_start', questions: [] },
      ...{ total_submissions: 0, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    },
    is_held: false,
  },
})

const SETTINGS = {
  publicOrigin: null,
  site: {
    ...{ company: 'Salt Lake Tutors', supportEmail: null, sendsMail: true },
    social: { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null },
  },
}

describe('a page for a link with a code', () => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-covers-'))
  const find: FindCover = async (_request, code) => {
    if (code === 'BROKEN22') throw new Error('the database is away')
    return code.startsWith('NONE') ? null : aCover(code)
  }
  const app = Fastify()
  beforeAll(() => {
    mkdirSync(join(root, '.covers'))
    mkdirSync(join(root, '.site'))
    const files = {
      ...{ '.covers/render.js': RENDERER, '.site/render.js': 'export const renderSite = () => []' },
      ...{ 'index.html': 'site', 'quiz.html': 'quiz: ', 'respond.html': 'respond', 'app.html': 'app' },
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    servePages(app, { config: SETTINGS, root, findCovers: { '/quiz': find } })
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = (url: string, host = 'one.example') => app.inject({ url, headers: { host } })

  it('is made ready where one listens, and no fault is told', async () => {
    const told = vi.spyOn(app.log, 'error')
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${url}/quiz?code=FIRST222`)).status).toBe(200)
    expect(told.mock.calls).toEqual([])
  })

  it('has the cover in it, is rendered once for all who see the same, and says where it was asked for', async () => {
    const bodies = [
      (await get('/quiz?code=ABCD2345')).body,
      (await get('/quiz/?code=%20abcd-2345')).body,
      (await get('/quiz?x=1&code=ABCD2345', 'two.example')).body,
      (await get('/quiz?code=OTHER222')).body,
    ]
    expect(bodies).toEqual([
      'quiz: ABCD2345 for the 2. time at http://one.example',
      'quiz: ABCD2345 for the 2. time at http://one.example',
      'quiz: ABCD2345 for the 2. time at http://two.example',
      'quiz: OTHER222 for the 3. time at http://one.example',
    ])
  })

  it('is kept by nobody, told apart by cookies, and not for search engines', async () => {
    expect((await get('/quiz?code=ABCD2345')).headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'cookie, accept-encoding',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it.each([
    ['/quiz', 'no code'],
    ['/quiz?code=', 'an empty code'],
    [`/quiz?code=${'A'.repeat(50)}`, 'no code that there can be'],
    ['/quiz?code=NONE2222', 'a code that leads nowhere'],
    ['/quiz?code=BROKEN22', 'a code that cannot be looked up'],
    ['/quiz?code=FAULTY22', 'a cover that cannot be rendered'],
    ['/quiz/analysis?code=ABCD2345', 'the result'],
  ])('%s is the plain page: %s', async (url) => {
    const { body, headers, statusCode } = await get(url)
    expect([statusCode, body]).toEqual([200, 'quiz: '])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  })
})
