import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { type Call, EVERY_CALL } from '../testing/every-call.ts'
import { townsOf } from '../testing/make-call.ts'
import { aVisitor, expectOk } from '../testing/people.ts'
import { differences, pickedFrom } from '../testing/recorded/compare.ts'
import { readReplies, recordedVersions } from '../testing/recorded/places.ts'
import { namesOfReplies, repliesAsJson } from '../testing/recorded/replies.ts'
import { aTown, type Town } from '../testing/town.ts'
import { type Browser, sharedWorld } from '../testing/world.ts'

/** `POST /quiz/new` for each route below /api/v1 in the tree that Fastify prints: a child's path continues its parent's. */
const routesOf = (tree: string): string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+) \((.+)\)$/.exec(line) ?? []
    if (methods === '') return []
    const depth = indent.length / INDENT
    const path = (above[depth - 1] ?? '') + part
    above[depth] = path
    const own = methods.split(', ').filter((method) => method !== 'HEAD')
    return own.map((method) => `${method} ${path.replace(API_BASE, '')}`)
  })
}
const INDENT = 4

/** Well said, and still refused: nobody in town has begun with a second step, or asked to be erased. */
const NOT_POSSIBLE = [
  'confirmTwoFactor',
  'makeRecoveryCodes',
  'addPasskey',
  'renamePasskey',
  'logInWithPasskey',
  'refuseErasure',
  'tagWritten',
  'readSummary',
  'markAnswer',
]

describeOneDatabase('every call for everybody', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const towns = townsOf(world)

  const recorded = recordedVersions().map(readReplies)

  it.each(EVERY_CALL.map((row) => [row.call, row.about ?? 'of teacher A and student A', row] as const))(
    '%s, %s: nobody, student A, student B, teacher A, teacher B, a logged-out token',
    async (_, __, row) => {
      const replies = await towns.everybodyCalls(row)
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([...row.statuses])
      // Pages and programs of earlier versions go on.
      const now = repliesAsJson(row, replies)
      expect(recorded.flatMap((before) => differences(pickedFrom(before, Object.keys(now)), now))).toEqual([])
    },
  )

  it('is in this table: a new call needs a row', () => {
    const inTable = new Set<string>(EVERY_CALL.map(({ call }) => call))
    expect(ENDPOINTS.map(({ name }) => name).filter((name) => !inTable.has(name))).toEqual([])
  })

  it.each(recordedVersions())('is still there for pages and programs of %s', (version) => {
    const now = new Set(namesOfReplies())
    expect(Object.keys(readReplies(version)).filter((name) => !now.has(name))).toEqual([])
  })

  it('is made with a body that is taken, but for files and what nobody in town can do', () => {
    const isTaken = ({ statuses, body }: Call) => body === undefined && statuses.some((status) => status < 300)
    const taken = new Set<string>(EVERY_CALL.filter(isTaken).map(({ call }) => call))
    const withBody = ENDPOINTS.filter((endpoint) => 'body' in endpoint && !('bodyTypes' in endpoint))
    expect(new Set(withBody.map(({ name }) => name).filter((name) => !taken.has(name)))).toEqual(new Set(NOT_POSSIBLE))
  })

  it('is one of the contract: nothing else is served', () => {
    const files = [
      'GET /media/:id',
      'GET /exports/:ticket',
      'GET /exports/account/:ticket',
      'GET /exports/survey',
      'GET /sent-files/:id',
    ]
    const besides = ['GET /openapi.json', 'GET /docs', 'GET /docs.css', ...files]
    const known = new Set([...ENDPOINTS.map(({ method, path }) => `${method} ${path}`), ...besides])
    const served = routesOf(world().app.http.printRoutes({ commonPrefix: false }))
    expect(served.length).toBe(known.size)
    expect(served.filter((route) => !known.has(route))).toEqual([])
  })

  describe('somebody else’s', () => {
    const replies = async (browser: Browser, paths: [string, string], body?: object) => {
      const [someoneElses, nobodys] = await Promise.all(
        paths.map((path) =>
          browser.sends({ method: body ? 'POST' : 'GET', url: API_BASE + path, ...(body && { payload: body }) }),
        ),
      )
      return [someoneElses, nobodys].map((reply) => `${reply?.statusCode} ${reply?.body}`)
    }

    it.each<[string, (town: Town) => [string, string], object | undefined]>([
      [
        'quiz can’t be closed',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/status`, '/teacher/quizzes/none/status'],
        { status: 'closed' },
      ],
      [
        'submissions can’t be listed',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/submissions`, '/teacher/quizzes/none/submissions'],
        undefined,
      ],
      [
        'questions can’t be looked at',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/questions`, '/teacher/quizzes/none/questions'],
        undefined,
      ],
      [
        'late answers can’t be listed',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/late-answers`, '/teacher/quizzes/none/late-answers'],
        undefined,
      ],
      [
        'late answers can’t be judged',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/late-answers`, '/teacher/quizzes/none/late-answers'],
        { decision: 'accepted', submissions: 'all_waiting' },
      ],
      [
        'results can’t be exported',
        ({ quizA }) => [`/teacher/quizzes/${quizA.id}/exports`, '/teacher/quizzes/none/exports'],
        { what: 'everything', format: 'json' },
      ],
      [
        'student can’t be looked at',
        ({ studentA }) => [`/teacher/submissions/${studentA.started.id}`, '/teacher/submissions/none'],
        undefined,
      ],
    ])('%s, in the same bytes as one that does not exist', async (_, paths, body) => {
      const town = await aTown(world())
      expectOk(await town.studentA.submits([1, 0, 0]))
      const [someoneElses, nobodys] = await replies(town.teacherB.browser, paths(town), body)
      expect(someoneElses).toBe(nobodys)
      expectOk(await aVisitor(world(), town.quizA).starts())
    })

    it('attempt can’t be taken over by the name of its cookie', async () => {
      const town = await aTown(world())
      const token = town.studentB.browser.cookies.get(`quiznity_attempt_${town.quizB.code}`) ?? ''
      const thief = town.studentA.onAnotherDevice(world().newBrowser())
      thief.browser.cookies.set(`quiznity_attempt_${town.quizA.code}`, token)
      await thief.submits([1, 0, 0])
      expect((await town.studentA.result()).status).toBe(403)
      expect((await town.studentB.result()).status).toBe(403)
      const seen = await thief.result()
      expect(seen.status === 200 && readResult.data.parse(seen.data).quiz_code === town.quizA.code).toBe(false)
    })
  })
})
