import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { validUrl } from '../testing/every-call.ts'
import { everyRow } from '../testing/every-row.ts'
import { TEST_RUNS } from '../testing/test-runs.ts'
import { aTown, bodyFor, everybodyInOne, refusalOf, type Town } from '../testing/town.ts'
import { sharedWorld } from '../testing/world.ts'

/** Files are tried in `pictures.test.ts`. */
const WITH_BODY = ENDPOINTS.filter((endpoint) => 'body' in endpoint && !('bodyTypes' in endpoint))
type WithBody = (typeof WITH_BODY)[number]

const JSON_TYPE = { 'content-type': 'application/json' }
const NESTED = 10_000
const KEYS = 100_000

const MANY_KEYS = JSON.stringify(Object.fromEntries(Array.from({ length: KEYS }, (_, at) => [`k${at}`, at])))

const UNREADABLE: string[] = [
  '',
  '{"name":',
  'name=Rahul&phone=1',
  '{"name":"a\u0000b"}',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{}',
  '{"__proto__":{"isAdmin":true},"name":"x"}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(NESTED) + ']'.repeat(NESTED),
  `${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}`,
  MANY_KEYS,
]
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'x',
]
const OTHER_SITES: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: 'http://localhost:81' },
  { 'sec-fetch-site': 'cross-site' },
]

/** What a body may leave out: the rest must be there. */
const OPTIONAL = new Set([
  'prepareExport.time_zone',
  'preparePollExport.time_zone',
  'prepareSurveyExport.time_zone',
  'logIn.code',
  'askForDeletion.code',
  'changePassword.code',
  'prepareAccountExport.code',
  'askForEmailChange.code',
  'makeRecoveryCodes.code',
  'endTwoFactor.code',
  'beginPasskey.code',
  'removePasskey.code',
  'changeSettings.release',
  'changeSettings.look',
  'keepSettingsDefaults.screen',
  'keepSettingsDefaults.practice',
  'keepSettingsDefaults.embedding',
  'changeSettings.joining',
  'changeSettings.based_on',
  'startQuiz.time_stamp',
  'startQuiz.device_key',
  'startQuiz.page',
  'startQuiz.fields',
  'saveAnswers.attempt',
  'saveAnswers.based_on',
  'submitQuiz.attempt',
  'submitQuiz.based_on',
  'resumeQuiz.device_key',
  'resumeQuiz.fields',
  'createQuiz.is_negative_marking',
  'publishVersion.is_negative_marking',
  'publishVersion.settings',
  'renameQuiz.subject',
  'giveResponse.told',
  'submitQuiz.quiz_code',
])
/** What is taken back with null. */
const NULLABLE = new Set(['changeOwnBrand.brand'])

const mayBeMissing = (name: string, key: string) => OPTIONAL.has(`${name}.${key}`)

/** Every place in a body, with how to put something else there. */
const placesIn = (value: unknown, put: (next: unknown) => unknown = (next) => next, path = ''): Place[] => {
  const here = path === '' ? [] : [{ path, value, put }]
  if (Array.isArray(value)) {
    const within = value.flatMap((item, at) => placesIn(item, (next) => put(value.with(at, next)), `${path}.${at}`))
    return [...here, ...within]
  }
  if (typeof value !== 'object' || value === null) return here
  const within = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item, (next) => put({ ...value, [key]: next }), `${path}.${key}`),
  )
  return [...here, ...within]
}
type Place = { path: string; value: unknown; put: (next: unknown) => unknown }

/** What somebody is still typing is kept as it is, whatever it is; its own tests say what is refused. */
const isKeptAsTyped = (path: string) => /^\.content\.(details|items)\./.test(path)
const spoilable = (body: unknown): Place[] => placesIn(body).filter(({ path }) => !isKeptAsTyped(path))

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
const ONE_OF_EACH = [null, true, -7, 'text', [], {}, [[]], { a: { b: [] } }]
const UNSTORABLE = ['\u0000', '\ud800', '\udfff']

const BAD_ADDRESSES = [
  '/quiz',
  '/quiz?code=',
  '/quiz?code=%00',
  '/quiz?code=%ED%A0%80',
  '/quiz?code=%ff',
  '/quiz?code=A&code=B',
  '/quiz?code[x]=1',
  `/quiz?code=${'9'.repeat(5000)}`,
  '/quiz?code=ABCDEFGH&analysis=maybe',
  '/student',
  '/student?code=%00',
  '/student?code=__proto__',
  '/student/result?code=%00',
  '/teacher/quizzes/%00/submissions',
  '/teacher/quizzes/%ff/submissions',
  '/nowhere',
  '/%',
  '/quiz/../../etc/passwd',
]
const BAD_QUERIES = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e99',
  'page=',
  'sort=phone',
  'search=%00',
  `search=${'x'.repeat(101)}`,
  'search=a&search=b',
]

describeEachDatabase('bad input', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  let town: Town
  /** What is kept since the last attempt. */
  let kept: string[]
  beforeAll(async () => {
    town = await aTown(world())
    kept = await everyRow(world())
  })

  type Attempt = { body: unknown; headers?: Record<string, string> }

  /** Makes these attempts as somebody who may do everything, and expects that nothing has changed after them. */
  const refusals = async (endpoint: WithBody, attempts: Attempt[]) => {
    const browser = everybodyInOne(town)
    const before = kept
    const codes: FailureCode[] = []
    for (const { body, headers } of attempts) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const call = { method: endpoint.method, url: validUrl(endpoint.name, town), payload }
      codes.push(refusalOf(await browser.sends({ ...call, headers: { ...JSON_TYPE, ...headers } })))
    }
    kept = await everyRow(world())
    expect(kept).toEqual(before)
    return codes
  }
  const are4xx = (codes: FailureCode[]) => codes.every((code) => FAILURES[code].status < 500)
  const withBody = (body: unknown): Attempt => ({ body })

  describe.each(WITH_BODY.map((endpoint) => [endpoint.name, endpoint] as const))('of %s', (name, endpoint) => {
    const body = () => bodyFor(name, town)
    const refusedAs = endpoint.invalidAs ?? 'invalid_request'

    it('that is no object of the expected shape is refused, however it is spelt', async () => {
      const codes = await refusals(endpoint, UNREADABLE.map(withBody))
      expect(are4xx(codes)).toBe(true)
      expect(codes[0]).toBe('invalid_json')
    })

    it('with another type in any place is refused', async () => {
      const wrong = spoilable(body()).flatMap(({ path, value, put }) =>
        ONE_OF_EACH.filter((other) => kindOf(other) !== kindOf(value))
          .filter((other) => other !== null || !NULLABLE.has(`${name}${path}`))
          .map((other) => withBody(put(other))),
      )
      expect(new Set(await refusals(endpoint, wrong))).toEqual(new Set([refusedAs]))
    })

    it('with an unknown field, or a field missing that must be there, is refused', async () => {
      const whole = body()
      const missing = Object.keys(whole)
        .filter((key) => !mayBeMissing(name, key))
        .map((key) => ({ ...whole, [key]: undefined }))
      const wrong = [{ ...whole, surprise: 1 }, { ...whole, constructor: 1 }, ...missing].map(withBody)
      expect(new Set(await refusals(endpoint, wrong))).toEqual(new Set([refusedAs]))
    })

    it('with a character that no database can keep is refused, in every text', async () => {
      const wrong = spoilable(body()).flatMap(({ value, put }) =>
        typeof value === 'string' ? UNSTORABLE.map((character) => withBody(put(value + character))) : [],
      )
      expect(are4xx(await refusals(endpoint, wrong))).toBe(true)
    })

    it('larger than the call takes is 413', async () => {
      const tooMuch = 'x'.repeat(endpoint.bodyLimit ?? 64 * 1024)
      expect(await refusals(endpoint, [withBody({ ...body(), tooMuch })])).toEqual(['body_too_large'])
    })

    it('sent as anything but JSON is 415', async () => {
      const sent = OTHER_TYPES.map((type) => ({ body: body(), headers: { 'content-type': type } }))
      expect(new Set(await refusals(endpoint, sent))).toEqual(new Set(['unsupported_media_type']))
    })

    it('sent from another site is 403', async () => {
      const sent = OTHER_SITES.map((headers) => ({ body: body(), headers }))
      expect(new Set(await refusals(endpoint, sent))).toEqual(new Set(['wrong_origin', 'no_origin']))
    })

    it('of any kind whatever is refused', async () => {
      const replaced = fc
        .tuple(fc.constantFrom(...spoilable(body())), fc.jsonValue())
        .filter(([{ value }, other]) => kindOf(value) !== kindOf(other))
        .map(([{ put }, other]) => put(other))
      const anything = fc.jsonValue().map((value) => [value])
      const junk = fc.sample(fc.oneof(anything, replaced), { numRuns: TEST_RUNS })
      expect(are4xx(await refusals(endpoint, junk.map(withBody)))).toBe(true)
    })
  })

  describe('in an address', () => {
    const asked = async (path: string) => {
      const reply = await everybodyInOne(town).sends({
        method: 'GET',
        url: API_BASE + path.replace(':id', town.quizA.id),
      })
      return refusalOf(reply)
    }

    it.each(BAD_ADDRESSES)('%s is refused', async (path) => {
      const reply = await world()
        .newBrowser()
        .sends({ method: 'GET', url: API_BASE + path })
      expect(FAILURES[refusalOf(reply)].status).toBeLessThan(500)
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    })

    it('that asks for no possible page of a list is refused', async () => {
      for (const query of BAD_QUERIES) {
        expect([query, await asked(`/teacher/quizzes/:id/submissions?${query}`)]).toEqual([query, 'invalid_request'])
      }
    })

    it('that names nothing to a teacher, however it is spelt, is refused', async () => {
      for (const id of ['%00', '%ff', '%ED%A0%80', 'x'.repeat(3000), '__proto__', '..%2f..']) {
        expect(FAILURES[await asked(`/teacher/quizzes/${id}/submissions`)].status).toBeLessThan(500)
        expect(FAILURES[await asked(`/teacher/submissions/${id}`)].status).toBeLessThan(500)
      }
    })
  })

  it.each<Record<string, string>>([
    { authorization: 'Bearer' },
    { authorization: 'Bearer \u00ff\u00fe' },
    { authorization: 'Basic dGVzdA==' },
    { authorization: 'Bearer a b' },
    { authorization: `Bearer ${'x'.repeat(8000)}` },
    { cookie: 'quiznity_session=%00' },
    { cookie: 'quiznity_session=%E0%A4%A' },
    { cookie: '=;=;;' },
    { cookie: `a=${'b'.repeat(8000)}` },
  ])('in a header is nobody: %j', async (headers) => {
    for (const url of ['/teacher/me', '/auth/token']) {
      const reply = await world()
        .newBrowser()
        .sends({ method: 'GET', url: API_BASE + url, headers })
      expect(refusalOf(reply)).toBe('unauthenticated')
    }
  })
})
