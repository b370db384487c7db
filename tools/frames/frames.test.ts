import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { OF_ANYONE, OF_TEACHER } from '../../server/http/list-routes.ts'
import { SESSION_COOKIE } from '../../server/http/who-is-asking.ts'
import { describeOneDatabase, type OpenDatabase } from '../../server/testing/describe-each-database.ts'
import { aWorld } from '../../server/testing/world.ts'
import { HOME, type Measured, measure } from './measure.ts'
import { findOpen } from './rules.ts'
import { walkRoutes } from './walk-routes.ts'
import { TABLE, writeTable } from './write-table.ts'

const OF_STUDENT = { config: { caller: 'student' } } as const

describeOneDatabase('to other sites', (open) => {
  let all: Measured[]
  beforeAll(async () => {
    all = await walkRoutes(open)
  })

  it('every page and call of a teacher is closed', () => {
    expect(findOpen(all)).toEqual([])
  })

  it('each route answers what docs/frames.md says, which `npm run frames` writes', () => {
    expect(readFileSync(TABLE, 'utf8')).toBe(writeTable(all))
  })

  it('every call and sort of page is measured, cookies of all who get one too', () => {
    const places = new Set(all.map(({ route }) => `${route.method} ${route.path}`))
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${API_BASE}${path}`)
    const pages = [
      '/',
      '/auth/login',
      '/quiz',
      '/poll',
      '/survey',
      '/embed',
      '/summary',
      '/dashboard',
      '/dashboard/settings',
    ]
    const wanted = [...calls, ...pages.map((path) => `GET ${path}`), 'GET /icon.svg', 'GET /robots.txt']
    expect(wanted.filter((place) => !places.has(place))).toEqual([])
    const cookies = new Set(all.flatMap(({ answers }) => answers.flatMap((answer) => answer.cookies)))
    const names = [...cookies].map((cookie) => cookie.replace(/;.*/, ''))
    expect(names.sort()).toEqual([
      '__Host-attempt_‹code›',
      '__Host-device',
      '__Host-embedded_‹code›',
      SESSION_COOKIE.secure,
      'signed_in',
    ])
  })
})

describeOneDatabase('a route that somebody leaves open', (open) => {
  it.each<[string, (http: FastifyInstance) => unknown, string[]]>([
    [
      'as a page of a teacher that may stand in a frame of any site',
      (http) =>
        http.get('/open', OF_TEACHER, (_, reply) =>
          reply.header('content-security-policy', 'frame-ancestors *').send('a page'),
        ),
      ["GET /open, crossSite: frame-ancestors is not 'none'", 'GET /open, crossSite: is answered'],
    ],
    [
      'as an answer past all headers',
      (http) => http.get('/open', OF_ANYONE, (_, reply) => void reply.hijack().raw.writeHead(200).end()),
      ['GET /open, nowhere: x-frame-options is not DENY', "GET /open, nowhere: frame-ancestors is not 'none'"],
    ],
    [
      'as a call that changes something for whoever makes it, whatever its caller is called',
      (http) => http.post('/open', OF_ANYONE, async () => 'changed'),
      ['crossSite', 'sameSite', 'foreignOrigin', 'nullOrigin'].map((asked) => `POST /open, ${asked}: is answered`),
    ],
    [
      'as one that gives a session to any site’s frame',
      (http) =>
        http.get('/open', OF_ANYONE, (_, reply) =>
          reply.header('set-cookie', 'session=1; Secure; SameSite=None').send('in'),
        ),
      ['GET /open, nowhere: sets “session; Secure; SameSite=None”'],
    ],
    [
      'as one of students that stands in a frame of any site',
      (http) =>
        http.get('/open', OF_STUDENT, (_, reply) =>
          reply.header('content-security-policy', 'frame-ancestors *').send('a page'),
        ),
      ["GET /open, nowhere: frame-ancestors is not 'none'", 'GET /open, nowhere: x-frame-options is not DENY'],
    ],
    [
      'as one of students that gives any other cookie to frames',
      (http) =>
        http.get('/open', OF_STUDENT, (_, reply) =>
          reply
            .header('set-cookie', '__Host-embedded_A=1; Path=/; HttpOnly; Secure; Partitioned; SameSite=None')
            .send(''),
        ),
      ['GET /open, nowhere: sets “__Host-embedded_‹code›; Path=/; HttpOnly; Secure; Partitioned; SameSite=None”'],
    ],
    [
      'as one that says not whose it is',
      (http) => http.get('/open', async () => 'a page'),
      ['GET /open: says not who may call it'],
    ],
  ])('%s is named', async (_, bind, complaints) => {
    expect(await complaintsAbout(open, bind)).toEqual(expect.arrayContaining(complaints))
  })
})

/** What is said of a route at /open. */
const complaintsAbout = async (open: OpenDatabase, bind: (http: FastifyInstance) => unknown): Promise<string[]> => {
  const world = await aWorld(open, { PUBLIC_URL: HOME })
  bind(world.app.http)
  const routes = world.app.routes().filter(({ path }) => path === '/open')
  const browser = async () => world.newBrowser()
  const measured = await Promise.all(routes.map((route) => measure(route, [{ url: route.path, browser }])))
  await world.end()
  return findOpen(measured)
}
