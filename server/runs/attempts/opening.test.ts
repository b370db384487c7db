import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { findStudent, PAGE_VERSION, PAGE_VERSION_OF_EXAMS, readStudent, startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Opening } from '#domain/questionnaires/opening.ts'
import { ALL_AT_ONCE } from '#domain/questionnaires/release.ts'
import { HOUR, MINUTE } from '#domain/time/time-limit.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type QuizInTest } from '../../testing/people.ts'
import { type Answer, type Browser, sharedWorld } from '../../testing/world.ts'

const CODE = 'Monsoon-2047'
const CANARY = 'canary-in-the-paper'
const QUESTIONS = [{ problem: CANARY, options: ['this', 'that'], correct_answer: 0 }]

const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('an opening', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
  })

  const now = () => world().app.context.now()
  const aQuizThatOpens = (opening: Partial<Opening>, more: object = {}) =>
    aPublishedQuiz(teacher, {
      ...{ no_of_questions: 1, questions: QUESTIONS, paper: 'with_start', minutes: 60, duration: undefined },
      settings: { opening },
      ...more,
    })
  const sets = (quiz: QuizInTest, opening: Partial<Opening>) =>
    teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, { opening })
  const isAt = (at: number) => world().clock.advance({ seconds: (at - now()) / 1000 })

  it('lets nobody start before, and says when it opens and what time it is', async () => {
    const opensAt = now() + HOUR
    const quiz = await aQuizThatOpens({ opens_at: opensAt })
    const student = aVisitor(world(), quiz)
    const asked = { method: 'POST' as const, url: `${API_BASE}/student/quiz/start`, payload: student.details }
    const early = await student.browser.sends(asked)
    expect(early.json()).toMatchObject({
      response: { status: 403, error: { code: 'not_open', opens_at: opensAt, server_now: now() } },
    })
    isAt(opensAt - 1000)
    expect(refusal(await student.starts())).toEqual([403, 'not_open'])
    isAt(opensAt)
    const begun = startQuiz.data.parse(expectOk(await student.starts()))
    expect(begun.ends_at).toBe(opensAt + HOUR)
  })

  it('is closed after it like any other, and who is inside goes on to their own end', async () => {
    const closesAt = now() + HOUR
    const quiz = await aQuizThatOpens({ closes_at: closesAt, late_start: 'full_time' })
    isAt(closesAt - 10 * MINUTE)
    const student = await aStudent(world(), quiz)
    expect(student.started.ends_at).toBe(closesAt + 50 * MINUTE)
    isAt(closesAt)
    const visitor = aVisitor(world(), quiz)
    expect(refusal(await visitor.starts())).toEqual([410, 'quiz_closed'])
    const cover = readQuiz.data.parse(expectOk(await visitor.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(cover.status).toBe('closed')
    expectOk(await student.saves(1, [0]))
    expectOk(await student.starts())
    const elsewhere = student.onAnotherDevice(world().newBrowser())
    expect(refusal(await elsewhere.starts())).toEqual([409, 'already_started'])
    expectOk(await elsewhere.resumes(student.started.resume_code ?? ''))
    expectOk(await elsewhere.submits([0]))
  })

  it('gives who starts late the time up to the close, and moves nobody’s end when it is changed', async () => {
    const closesAt = now() + HOUR
    const quiz = await aQuizThatOpens({ closes_at: closesAt })
    isAt(closesAt - 10 * MINUTE)
    const student = await aStudent(world(), quiz)
    expect(student.started.ends_at).toBe(closesAt)
    expectOk(await sets(quiz, { closes_at: closesAt + 2 * HOUR }))
    expect(readStudent.data.parse(expectOk(await student.found())).ends_at).toBe(closesAt)
    expect((await aStudent(world(), quiz)).started.ends_at).toBe(now() + HOUR)
  })

  it('shows results that wait for the close once its time has come and the last one has ended', async () => {
    const closesAt = now() + HOUR
    const after = { when: 'after_close' as const }
    const release = { ...ALL_AT_ONCE, score: after, answers: after, explanations: after }
    const quiz = await aQuizThatOpens({}, { settings: { release, opening: { closes_at: closesAt } } })
    const [student, other] = [await aStudent(world(), quiz), await aStudent(world(), quiz)]
    expectOk(await student.submits([0]))
    expect((await student.result()).status).toBe(403)
    isAt(closesAt)
    expect((await student.result()).status).toBe(403)
    expectOk(await other.submits([0]))
    expect((await student.result()).status).toBe(200)
  })

  it('asks for its code in each way it may be typed, and who has begun here for none', async () => {
    const quiz = await aQuizThatOpens({ access_code: CODE })
    const student = aVisitor(world(), quiz)
    const deviceKey = 'd'.repeat(32)
    expect(refusal(await student.starts())).toEqual([403, 'access_code_required'])
    expect(refusal(await student.starts({ access_code: 'Monsoon' }))).toEqual([403, 'access_code_wrong'])
    const asked = { device_key: deviceKey, page: PAGE_VERSION }
    const begun = startQuiz.data.parse(expectOk(await student.starts({ ...asked, access_code: ' monsoon-২০৪৭ ' })))
    for (const again of [{}, asked, { access_code: 'forgotten' }])
      expect(startQuiz.data.parse(expectOk(await student.starts(again))).id).toBe(begun.id)
    expect(refusal(await student.onAnotherDevice(world().newBrowser()).starts())).toEqual([403, 'access_code_required'])
    const told = await student.onAnotherDevice(world().newBrowser()).starts({ access_code: CODE })
    expect(refusal(told)).toEqual([409, 'already_started'])
    expectOk(await sets(quiz, { access_code: 'another one' }))
    expectOk(await student.starts())
  })

  it('has a page of before load anew, and tells the clock to who has not begun', async () => {
    const quiz = await aQuizThatOpens({ opens_at: now() + HOUR })
    const student = aVisitor(world(), quiz)
    const early = await student.starts({ device_key: 'd'.repeat(32), page: PAGE_VERSION_OF_EXAMS - 1 })
    expect(refusal(early)).toEqual([409, 'page_outdated'])
    const found = await student.browser.calls('GET', `/student/attempt?code=${quiz.code}`)
    expect(findStudent.data.parse(expectOk(found))).toEqual({ student: null, server_now: now() })
  })

  it('is told on the cover, all but the code', async () => {
    const window = { opens_at: now() + HOUR, closes_at: now() + 2 * HOUR }
    const quiz = await aQuizThatOpens({ ...window, access_code: CODE })
    const cover = await aVisitor(world(), quiz).browser.calls('GET', `/quiz?code=${quiz.code}`)
    expect(readQuiz.data.parse(expectOk(cover)).settings?.opening).toEqual({
      ...{ ...window, late_start: 'until_close', needs_access_code: true },
    })
  })

  it.each([
    ['opens_at', { opens_at: 1 }],
    ['closes_at', { closes_at: 1 }],
    ['access_code', { access_code: CODE }],
  ])('is refused with its %s where the link shows the questions', async (name, opening) => {
    const quiz = await aPublishedQuiz(teacher)
    const set = await sets(quiz, opening)
    expect([set.status, set.error?.problems]).toEqual([400, { [`opening.${name}`]: 'opening_with_link' }])
    const made = await teacher.browser.calls('POST', '/quiz/new', {
      ...{ title: 'A', subject: 'B', duration: 15 * 60 * 1e9, is_negative_marking: false },
      ...{ no_of_questions: 1, questions: QUESTIONS, settings: { opening } },
    })
    expect([made.status, made.error?.problems]).toEqual([400, { paper: 'opening_with_link' }])
  })

  const textsSeenBy = async (browser: Browser, quiz: QuizInTest, details: object) => {
    const gets = ENDPOINTS.filter(({ method }) => method === 'GET').flatMap(({ path }) => {
      const url = API_BASE + path.replace(':id', quiz.id)
      return [url, `${url}?code=${quiz.code}`, `${url}?code=${quiz.code}&analysis=true`]
    })
    const page = `/quiz?code=${quiz.code}`
    const seen: [string, string][] = []
    for (const url of [...gets, page]) {
      const { body, headers } = await browser.sends({ method: 'GET', url })
      const etag = headers.etag
      seen.push([url, body])
      if (typeof etag === 'string')
        seen.push([url, (await browser.sends({ method: 'GET', url, headers: { 'if-none-match': etag } })).body])
    }
    const posts: [string, object][] = [
      ['start', details],
      ['start', { ...details, access_code: 'guessed' }],
      ['resume', { ...details, name: undefined, district: undefined, resume_code: 'ABCDEFGH' }],
      ['restore', { quiz_code: quiz.code, device_key: 'd'.repeat(32), receipt: 'forged' }],
    ]
    for (const [call, payload] of posts) {
      const url = `${API_BASE}/student/quiz/${call}`
      seen.push([url, (await browser.sends({ method: 'POST', url, payload })).body])
    }
    return seen
  }

  it.each([
    ['before its time', { opens_at: true }],
    ['without its code', { access_code: CODE }],
    ['after it', { closes_at: true }],
  ])('shows no question and no code to strangers and other owners %s', async (when, which) => {
    const quiz = await aQuizThatOpens({
      opens_at: 'opens_at' in which ? now() + HOUR : null,
      closes_at: 'closes_at' in which ? now() + MINUTE : null,
      access_code: CODE,
    })
    if (when === 'after it') isAt(now() + 2 * MINUTE)
    const stranger = aVisitor(world(), quiz)
    const other = await aTeacher(world())
    for (const { browser } of [stranger, other])
      for (const [url, body] of await textsSeenBy(browser, quiz, stranger.details))
        expect([url, body.includes(CANARY), body.includes(CODE)]).toEqual([url, false, false])
    const own = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/settings`)
    expect(JSON.stringify(own.data)).toContain(CODE)
  })

  it('slows wrong codes down, counts them in the log, and lets the right one in whatever was typed before', async () => {
    const quiz = await aQuizThatOpens({ access_code: CODE })
    const student = aVisitor(world(), quiz)
    const log = vi.spyOn(world().app.context.log, 'info').mockImplementation(() => undefined)
    onTestFinished(() => log.mockRestore())
    for (let tries = 0; tries < 8; tries += 1)
      expect(refusal(await student.starts({ access_code: `guess ${tries}` }))).toEqual([403, 'access_code_wrong'])
    const before = world().delays.length
    expect(before).toBeGreaterThan(0)
    expectOk(await student.starts({ access_code: CODE }))
    expect(world().delays.length).toBeGreaterThan(before)
    const told = log.mock.calls.filter(([, said]) => said === 'access_code_failed')
    expect(told).toHaveLength(8)
    expect(told[0]?.[0]).toEqual({ security: 'access_code_failed', questionnaire: quiz.id, from: expect.any(String) })
    expect(JSON.stringify(told)).not.toContain('guess')
  })
})
