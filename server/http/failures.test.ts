import { expect, it } from 'vitest'
import type { FAILURES } from '#contract/wire/failure.ts'
import { createApp } from '../app.ts'
import { QueueFullError } from '../database/committer.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { refusalOf } from '../testing/town.ts'
import { aWorld, sharedWorld, type World } from '../testing/world.ts'

const ALWAYS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

const REFERENCE = /^[2-9A-HJKMNP-Z]{10}$/

describeOneDatabase('a failure', (open) => {
  /** A world one of whose routes throws. */
  const throwing = async (error: unknown, test: (world: World) => Promise<void>) => {
    const world = await aWorld(open)
    world.app.http.get('/api/v1/throws', () => Promise.reject(error))
    await test(world)
    await world.end()
  }
  const asked = ({ app }: World) => app.http.inject({ url: '/api/v1/throws' })

  it('that nobody expected is a 500 with a reference, and tells nothing of our inside', () =>
    throwing(new Error('secret detail at /srv/server/app.ts:12'), async (world) => {
      const logged: unknown[] = []
      world.app.http.addHook('onRequest', async (request) => {
        request.log.error = (fields: unknown) => void logged.push(fields)
      })
      const reply = await asked(world)
      expect(reply.statusCode).toBe(500)
      const { error } = reply.json().response
      expect(error).toEqual({
        code: 'internal',
        message: 'something went wrong',
        reference: expect.stringMatching(REFERENCE),
      })
      expect(reply.body).not.toContain('secret')
      expect(logged).toMatchObject([
        { reference: error.reference, err: { message: expect.stringContaining('secret') } },
      ])
    }))

  it('leads a browser that came for a page to the page that tells of it, and no program', async () => {
    const world = await aWorld(open)
    for (const path of ['/page', '/500']) world.app.http.get(path, () => Promise.reject(new Error('surprise')))
    const ask = (url: string, accept: string) => world.app.http.inject({ url, headers: { accept } })
    const { statusCode, headers } = await ask('/page?a=1', 'text/html,*/*')
    expect(statusCode).toBe(302)
    expect(headers.location).toMatch(/^\/500\?from=%2Fpage%3Fa%3D1&reference=[2-9A-HJKMNP-Z]{10}$/)
    const long = await ask(`/page?a=${'b'.repeat(4000)}`, 'text/html')
    expect(long.headers.location).toMatch(/^\/500\?reference=\w{10}$/)
    expect((await ask('/page', 'application/json')).statusCode).toBe(500)
    expect((await ask('/500', 'text/html')).statusCode).toBe(500)
    await world.end()
  })

  it.each<[string, unknown, keyof typeof FAILURES]>([
    ['a full queue', new QueueFullError('full'), 'busy'],
    ['a full disk (SQLite)', Object.assign(new Error('x'), { errcode: 13 }), 'storage_full'],
    ['a full disk (PostgreSQL)', Object.assign(new Error('x'), { code: '53100' }), 'storage_full'],
    ['a database that is shutting down', Object.assign(new Error('x'), { code: '57P01' }), 'unavailable'],
    ['a database with too many connections', Object.assign(new Error('x'), { code: '53300' }), 'unavailable'],
    ['a database that does not answer', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'unavailable'],
    ['a database that may only be read (PostgreSQL)', Object.assign(new Error('x'), { code: '25006' }), 'unavailable'],
    ['a database that may only be read (SQLite)', Object.assign(new Error('x'), { errcode: 8 }), 'unavailable'],
    ['a file that another process writes to for long', Object.assign(new Error('x'), { errcode: 5 }), 'unavailable'],
    ['a statement that took too long', Object.assign(new Error('x'), { code: '57014' }), 'unavailable'],
    ['a connection that was cut', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['a transaction on a connection that was cut', new Error('Client was closed and is not queryable'), 'unavailable'],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ])('for %s is a 503 that says when to come back', (_, error, code) =>
    throwing(error, async (world) => {
      const reply = await asked(world)
      expect(refusalOf(reply)).toBe(code)
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['retry-after']).toBe('2')
    }),
  )

  it.each([
    ['an error of the disk', 10, 1],
    ['an error on fsync', 1034, 1],
    ['a broken file', 11, 1],
    ['a broken rule', 2067, 0],
  ])('from %s calls for the end of the process (or not): %i', async (_, errcode, expected) => {
    const world = await aWorld(open)
    const ends: string[] = []
    const { config, db, now } = world.app.context
    const app = createApp({ config, db, now, onBrokenStorage: () => ends.push('now') })
    app.http.get('/api/v1/throws', () => Promise.reject(Object.assign(new Error('disk'), { errcode })))
    expect((await app.http.inject({ url: '/api/v1/throws' })).statusCode).toBeGreaterThanOrEqual(500)
    expect(ends).toHaveLength(expected)
    await app.http.close()
    await world.end()
  })
})

describeOneDatabase('every answer', (open) => {
  const world = sharedWorld(open, { PUBLIC_URL: 'https://quiz.example' })

  it.each([
    ['GET', '/api/v1/_health', 200],
    ['GET', '/api/v1/teacher/me', 401],
    ['GET', '/api/v1/nowhere', 404],
    ['GET', '/api/v1/%ff', 400],
    ['GET', '/api/v1/teacher/submissions/%ff', 400],
    ['GET', '/api/v1/openapi.json', 200],
    ['GET', '/api/v1/docs', 200],
    ['DELETE', '/api/v1/teacher/me', 404],
    ['OPTIONS', '/api/v1/teacher/me', 404],
    ['POST', '/api/v1/teacher', 400],
    ['POST', '/nowhere', 404],
  ] as const)('%s %s carries the headers that protect people', async (method, url, status) => {
    const reply = await world().app.http.inject({ method, url })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject(ALWAYS)
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    if (status >= 400) refusalOf(reply)
  })

  it('that is about a person is never kept by anybody between', async () => {
    const reply = await world().app.http.inject({ url: '/api/v1/teacher/me' })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('to a call from the public address is given, and to one from any other site refused', async () => {
    const from = (origin: string) =>
      world().app.http.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { origin } })
    expect((await from('https://quiz.example')).statusCode).toBe(200)
    expect(refusalOf(await from('http://quiz.example'))).toBe('wrong_origin')
    expect(refusalOf(await from('https://quiz.example.evil.example'))).toBe('wrong_origin')
  })
})

describeOneDatabase('health', (open) => {
  it('is good while the server serves, and not while it stops', async () => {
    const world = await aWorld(open)
    const health = () => world.app.http.inject({ url: '/api/v1/_health' })
    expect((await health()).json().response.data).toEqual({ status: 'ok', version: expect.any(String) })
    const stopping = world.app.stop()
    const late = await health().catch(() => null)
    expect(late?.statusCode ?? 503).toBe(503)
    await stopping
    await world.database.close()
  })

  it('is bad while the database does not answer', async () => {
    const world = await aWorld(open)
    await world.database.db.destroy()
    const reply = await world.app.http.inject({ url: '/api/v1/_health' })
    expect(reply.statusCode).toBeGreaterThanOrEqual(500)
    await world.end()
  })
})
