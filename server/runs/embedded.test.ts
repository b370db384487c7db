import { beforeEach, expect, it } from 'vitest'
import { type BegunOnWire, PAGE_VERSION, startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../secrets.ts'
import { aCountingPage } from '../testing/counting-page.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aTeacher,
  aVisitor,
  type QuizInTest,
  type TeacherInTest,
} from '../testing/people.ts'
import { aWorld, type Browser, sharedWorld } from '../testing/world.ts'
import { findEmbedded } from './find-embedded.ts'

const IN_FRAME = { embedded: '1' }
const keyed = (key: string) => ({ ...IN_FRAME, 'device-key': key })

describeEachDatabase('an attempt in a frame', (open) => {
  const world = sharedWorld(open, { PUBLIC_URL: 'https://quiz.example' })
  let teacher: TeacherInTest
  let quiz: QuizInTest
  beforeEach(async () => {
    teacher = await aTeacher(world())
    quiz = await aPublishedQuiz(teacher)
  })

  type Headers = Record<string, string>
  const makes = async (browser: Browser, headers: Headers, asked: { path: string; body?: object }) => {
    const { path, body } = asked
    const how = body ? { method: 'POST' as const, payload: body } : { method: 'GET' as const }
    const reply = await browser.sends({ ...how, url: API_BASE + path, headers })
    const { data, error } = reply.json().response
    return { code: error?.code ?? null, data, cookies: [reply.headers['set-cookie'] ?? []].flat().map(String) }
  }
  const details = () => ({ ...aVisitor(world(), quiz).details, page: PAGE_VERSION })
  const starts = async (browser: Browser, headers: Headers, key = newToken()) => {
    const body = { ...details(), device_key: key }
    const started = await makes(browser, headers, { path: '/student/quiz/start', body })
    return { ...started, key, body, begun: startQuiz.data.parse(started.data) satisfies BegunOnWire }
  }
  const holds = async (browser: Browser, headers: Headers) => {
    const found = await makes(browser, headers, { path: `/student/attempt?code=${quiz.code}` })
    return found.data.student?.id ?? null
  }

  it('is kept by a cookie of its own, for each site around it apart', async () => {
    const browser = world().newBrowser()
    const { cookies, begun } = await starts(browser, IN_FRAME)
    expect(cookies.map((cookie) => cookie.replace(/=[^;]+/, '='))).toEqual([
      `__Host-embedded_${quiz.code}=; Max-Age=15552000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`,
    ])
    expect(await holds(browser, IN_FRAME)).toBe(begun.id)
    expect(await holds(browser, {})).toBeNull()
  })

  it('is another than the one that the browser holds on the quiz’s own page', async () => {
    const browser = world().newBrowser()
    const { cookies, begun } = await starts(browser, {})
    expect(cookies.join()).toMatch(/^__Host-attempt_\w+=.*SameSite=Lax$/)
    expect(await holds(browser, IN_FRAME)).toBeNull()
    const inFrame = await starts(browser, IN_FRAME)
    expect([await holds(browser, {}), await holds(browser, IN_FRAME)]).toEqual([begun.id, inFrame.begun.id])
  })

  it('opens by the key of its device what the cookie would, and by no other key', async () => {
    const { begun, key } = await starts(world().newBrowser(), IN_FRAME)
    const bare = world().newBrowser()
    expect(await holds(bare, IN_FRAME)).toBeNull()
    expect(await holds(bare, keyed(key))).toBe(begun.id)
    expect(await holds(bare, keyed(newToken()))).toBeNull()
    expect(await holds(bare, keyed('short'))).toBeNull()
    expect(await holds(bare, { 'device-key': key })).toBeNull()
    const paper = await makes(bare, keyed(key), { path: `/quiz?code=${quiz.code}` })
    expect(paper.data.questions).toHaveLength(3)
    const answers = [{ question_id: quiz.questionIds[0], selected_index: 1 }]
    const body = { quiz_code: quiz.code, answers }
    expect((await makes(bare, keyed(key), { path: '/student/quiz/submit', body })).code).toBeNull()
    const result = { path: `/student/result?code=${quiz.code}` }
    expect((await makes(bare, keyed(key), result)).data).toMatchObject({ id: begun.id, attempted: true })
    expect((await makes(bare, { 'device-key': key }, result)).code).toBe('no_attempt')
  })

  it('is read by no device that it was handed over from, which may deliver what it has', async () => {
    const { begun, body, key } = await starts(world().newBrowser(), IN_FRAME)
    const next = newToken()
    const resumed = await makes(world().newBrowser(), IN_FRAME, {
      path: '/student/quiz/resume',
      body: { quiz_code: quiz.code, phone: body.phone, resume_code: begun.resume_code, device_key: next },
    })
    expect(resumed.cookies.join()).toMatch(/^__Host-embedded_/)
    const bare = world().newBrowser()
    expect([await holds(bare, keyed(key)), await holds(bare, keyed(next))]).toEqual([null, begun.id])
    const page = aCountingPage({ browser: bare, quiz, begun, device: 'frame-0001' }).gives({ 0: 1 })
    const late = {
      url: `${API_BASE}/student/quiz/answers`,
      headers: keyed(key),
      payload: { ...page.body(), revision: 1 },
    }
    const saved = await bare.sends({ method: 'PUT', ...late })
    expect([saved.statusCode, saved.json().response.error ?? saved.json().response.data.handed_over]).toEqual([
      200,
      true,
    ])
  })

  it('is none over plain http by a cookie, and all by its key', async () => {
    const plain = await aWorld(open)
    const quizThere = await aPublishedQuiz(await aTeacher(plain))
    const { details: there } = aVisitor(plain, quizThere)
    const browser = plain.newBrowser()
    const key = newToken()
    const body = { ...there, device_key: key, page: PAGE_VERSION }
    const started = await makes(browser, IN_FRAME, { path: '/student/quiz/start', body })
    expect([started.code, started.cookies]).toEqual([null, []])
    const found = await makes(browser, keyed(key), { path: `/student/attempt?code=${quizThere.code}` })
    expect(found.data.student.id).toBe(started.data.id)
    await plain.end()
  })

  it('is no teacher’s, whatever the browser holds of one', async () => {
    const { browser } = teacher
    const me = { path: '/teacher/me' }
    expect((await makes(browser, {}, me)).code).toBeNull()
    expect((await makes(browser, IN_FRAME, me)).code).toBe('unauthenticated')
    const own = await makes(browser, IN_FRAME, { path: `/quiz?code=${quiz.code}&analysis=true` })
    expect(own.code).toBe('analysis_not_available')
  })

  it('is nobody’s where a sandbox gives the frame no origin, which is said', async () => {
    const browser = world().newBrowser()
    const body = { ...details(), device_key: newToken() }
    const headers = { ...IN_FRAME, origin: 'null', 'sec-fetch-site': 'cross-site' }
    const reply = await browser.sends({ method: 'POST', url: `${API_BASE}/student/quiz/start`, headers, payload: body })
    expect([reply.statusCode, reply.json().response.error.code]).toEqual([403, 'no_origin'])
    expect(reply.json().response.error.message).toContain('allow-same-origin')
  })

  it('stands in a frame at the page of its kind, on the sites that its teacher has set', async () => {
    const find = findEmbedded(world().app.context)
    const at = async (code: string) =>
      find({ headers: {}, url: `/embed?code=${code}`, ip: '198.51.100.7' } as never, code)
    const exam = await aPublishedQuiz(teacher, { kind: 'exam' })
    const poll = await aPublishedPoll(teacher)
    const survey = await aPublishedPoll(teacher, { kind: 'survey' })
    const anywhere = (path: string) => ({ ok: true, value: { path, origins: [] } })
    expect(await at(quiz.code)).toEqual(anywhere('/quiz'))
    expect(await at(exam.code)).toEqual(anywhere('/quiz'))
    expect(await at(poll.code)).toEqual(anywhere('/poll'))
    expect(await at(survey.code)).toEqual(anywhere('/survey'))
    expect(await at('NNNNNNNN')).toEqual({ ok: false, code: 'quiz_not_found' })
    await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' })
    expect(await at(quiz.code)).toEqual(anywhere('/quiz'))
    const embedding = ['https://School.org/', 'https://*.school.org']
    const set = await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/settings`, { embedding })
    expect(set.data).toMatchObject({ embedding: ['https://school.org', 'https://*.school.org'] })
    expect(await at(poll.code)).toMatchObject({ value: { origins: ['https://school.org', 'https://*.school.org'] } })
    const wrong = await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/settings`, {
      embedding: ['school.org'],
    })
    expect([wrong.status, wrong.error?.problems]).toEqual([400, { 'embedding.0': 'address_invalid' }])
  })
})
