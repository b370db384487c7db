import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { inEnvelope } from '../../http/failures.ts'
import { opened, openingOf, shelveJson, withQuestions } from '../../http/prepared-answer.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { editQuiz } from '../../testing/edit-quiz.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type QuizInTest } from '../../testing/people.ts'
import { type Browser, sharedWorld } from '../../testing/world.ts'

const BENGALI = 'পশ্চিমবঙ্গের রাজধানী কোন শহর? '
const long = (characters: number) => BENGALI.repeat(Math.ceil(characters / BENGALI.length)).slice(0, characters)
/** Some 90,000 bytes of questions. */
const bigQuestions = Array.from({ length: 60 }, (_, at) => ({
  problem: `${at} "questions":[] \\ ${long(500)}`,
  options: ['কলকাতা', 'দার্জিলিং'],
  correct_answer: at % 2,
}))

describe('questions shelved as bytes', () => {
  it.each([
    ['nothing', '[]'],
    ['one question', '[{"problem":"2 + 2?"}]'],
    ['Bengali', JSON.stringify([long(30_000)])],
    ['more than a block of a compressed stream holds', JSON.stringify(['x'.repeat(70_000)])],
  ])('stand in the place of none, plain and compressed: %s', async (_, questions) => {
    for (const title of ['', 'a "questions":[] title', long(40_000)]) {
      const cover = JSON.stringify({ title, paper: { questions: [], after: long(3) } })
      const spliced = withQuestions(cover, await shelveJson(questions))
      const [plain, gzipped] = [Buffer.concat(spliced.plain()), Buffer.concat(spliced.gzipped())]
      expect(JSON.parse(plain.toString())).toEqual({
        title,
        paper: { questions: JSON.parse(questions), after: long(3) },
      })
      // It is checked against its length and its CRC.
      expect(gunzipSync(gzipped).equals(plain)).toBe(true)
    }
  })

  it.each([
    ['nothing', '[]'],
    ['one question', '[{"problem":"2 + 2?"}]'],
    ['more than a block of a compressed stream holds', JSON.stringify(['x'.repeat(70_000)])],
  ])('open an answer of which only the rest is written anew: %s', async (_, questions) => {
    for (const title of ['', 'a "questions":[] title', long(40_000)]) {
      const paper = { title, questions: [], after: long(3) }
      const opening = openingOf(JSON.stringify(inEnvelope(200, { paper })), await shelveJson(questions))
      for (const rest of [{ id: 'one' }, { id: 'another', text: long(40_000) }]) {
        const spliced = opened(opening, JSON.stringify(rest))
        const [plain, gzipped] = [Buffer.concat(spliced.plain()), Buffer.concat(spliced.gzipped())]
        const whole = { paper: { ...paper, questions: JSON.parse(questions) }, ...rest }
        expect(JSON.parse(plain.toString())).toEqual(inEnvelope(200, whole))
        expect(gunzipSync(gzipped).equals(plain)).toBe(true)
      }
    }
  })

  it('have a place, or it is said that they have none', async () => {
    const none = await shelveJson('[]')
    expect(() => withQuestions('{"questions":[1]}', none)).toThrow('no place')
    expect(() => openingOf('{"questions":[]}', none)).toThrow('envelope')
  })
})

describeEachDatabase('the paper', (open) => {
  const world = sharedWorld(open)
  const asked = (browser: Browser, { code }: QuizInTest, headers: Record<string, string> = {}) =>
    browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${code}`, headers })
  const paperIn = (text: string) => quizPaper.parse(envelope.parse(JSON.parse(text)).response.data)
  const countIn = (text: string) => paperIn(text).questions.length

  const aScene = async (paper: 'with_start' | 'with_link') => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { paper })
    const becomes = async (status: string) =>
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status }))
    return { teacher, quiz, becomes, student: await aStudent(world(), quiz), other: await aTeacher(world()) }
  }

  it('is each caller’s own, though a crowd of many quizzes and of strangers asks at the same moment', async () => {
    const scenes = [await aScene('with_start'), await aScene('with_start'), await aScene('with_start')]
    const callers = scenes.flatMap(({ quiz, student }) => [
      { quiz, browser: student.browser, count: 3 },
      { quiz, browser: world().newBrowser(), count: 0 },
      ...scenes.map((other) => ({ quiz, browser: other.student.browser, count: other.quiz === quiz ? 3 : 0 })),
    ])
    const answers = await Promise.all(callers.map(({ quiz, browser }) => asked(browser, quiz)))
    expect(answers.map(({ body }) => countIn(body))).toEqual(callers.map(({ count }) => count))
  })

  it.each(['active', 'closed'])(
    'that comes with the start is for those who hold an attempt, and its owner: %s',
    async (status) => {
      const { teacher, quiz, student, other, becomes } = await aScene('with_start')
      await becomes(status)
      const elsewhere = await aStudent(world(), await aPublishedQuiz(other))
      for (const browser of [world().newBrowser(), other.browser, elsewhere.browser]) {
        const { body, headers } = await asked(browser, quiz)
        expect([countIn(body), paperIn(body).no_of_questions]).toEqual([0, 3])
        expect(body).not.toContain('2 + 2?')
        expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie, authorization' })
      }
      for (const browser of [student.browser, teacher.browser]) {
        const { body, headers } = await asked(browser, quiz)
        expect(paperIn(body).questions).toEqual(student.started.paper.questions)
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          vary: 'accept-encoding, cookie, authorization',
        })
      }
    },
  )

  it('that comes with the start has an ETag of its own for those who hold it', async () => {
    const { quiz, student } = await aScene('with_start')
    const [cover, held] = [await asked(world().newBrowser(), quiz), await asked(student.browser, quiz)]
    const etag = String(held.headers.etag)
    expect(etag).not.toBe(cover.headers.etag)
    const known = await asked(student.browser, quiz, { 'if-none-match': etag })
    expect([known.statusCode, known.body, known.headers['cache-control']]).toEqual([304, '', 'private, no-cache'])
    // Whoever has no attempt is not told that these are the questions.
    const stranger = await asked(world().newBrowser(), quiz, { 'if-none-match': etag })
    expect([stranger.statusCode, countIn(stranger.body)]).toEqual([200, 0])
    const holder = await asked(student.browser, quiz, { 'if-none-match': String(cover.headers.etag) })
    expect([holder.statusCode, countIn(holder.body)]).toEqual([200, 3])
  })

  it('with the link is for everybody, in the same bytes', async () => {
    const { quiz, other } = await aScene('with_link')
    const [one, another] = [await asked(world().newBrowser(), quiz), await asked(other.browser, quiz)]
    expect([one.body, countIn(one.body)]).toEqual([another.body, 3])
  })

  it('with the link is closed with its quiz, but for those who hold an attempt, and its owner', async () => {
    const { teacher, quiz, student, other, becomes } = await aScene('with_link')
    const counts = async () => {
      const callers = [world().newBrowser(), other.browser, student.browser, teacher.browser]
      return Promise.all(callers.map(async (browser) => countIn((await asked(browser, quiz)).body)))
    }
    expect(await counts()).toEqual([3, 3, 3, 3])
    await becomes('closed')
    world().clock.advance({ seconds: 2 })
    expect(await counts()).toEqual([0, 0, 3, 3])
    await becomes('active')
    world().clock.advance({ seconds: 2 })
    expect(await counts()).toEqual([3, 3, 3, 3])
  })

  it.each(['with_start', 'with_link'] as const)('stays with an attempt after an edit, %s', async (setting) => {
    const { quiz, student, teacher } = await aScene(setting)
    await editQuiz(world(), quiz)
    expect(paperIn((await asked(student.browser, quiz)).body)).toMatchObject({
      title: 'Physics, first test',
      questions: student.started.paper.questions,
    })
    expect(paperIn((await asked(teacher.browser, quiz)).body)).toMatchObject({ title: 'Edited' })
    expect(countIn((await asked(world().newBrowser(), quiz)).body)).toBe(setting === 'with_link' ? 1 : 0)
  })

  it.each([
    ['small', {}],
    ['large, in Bengali', { title: long(100), questions: bigQuestions }],
  ])('comes with each beginning in bytes that are what they say, plain and compressed: %s', async (_, changes) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), { paper: 'with_start', ...changes })
    const visitor = aVisitor(world(), quiz, 'রাহুল "questions":[] দাস')
    const device_key = newToken()
    const begins = (path: string, payload: object, headers = {}) =>
      visitor.browser.sends({ method: 'POST', url: `${API_BASE}/student/quiz/${path}`, payload, headers })
    const readBegun = (text: string) => startQuiz.data.parse(envelope.parse(JSON.parse(text)).response.data)
    const { resume_code, receipt } = readBegun(
      (await begins('start', { ...visitor.details, device_key, page: 2 })).body,
    )
    const { phone } = visitor.details
    const bodies: Record<string, object> = {
      start: { ...visitor.details, device_key, page: 2 },
      resume: { quiz_code: quiz.code, phone, resume_code, device_key },
      restore: { quiz_code: quiz.code, device_key, receipt },
    }
    const held = paperIn((await asked(visitor.browser, quiz)).body)
    for (const [path, payload] of Object.entries(bodies)) {
      const plain = await begins(path, payload)
      const gzipped = await begins(path, payload, { 'accept-encoding': 'gzip' })
      expect(plain.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length)
      expect([gzipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
      for (const text of [plain.body, gunzipSync(gzipped.rawPayload).toString()]) {
        expect(JSON.stringify(JSON.parse(text))).toBe(text)
        expect(readBegun(text).paper.questions).toEqual(held.questions)
        expect(readBegun(text).name).toBe('রাহুল "questions":[] দাস')
      }
    }
  })
})
