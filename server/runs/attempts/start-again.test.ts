import { expect, it } from 'vitest'
import { readStudent, startQuiz } from '#contract/runs/attempts.ts'
import { hashOf, newToken, tokenOfDevice } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { editQuiz } from '../../testing/edit-quiz.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type QuizInTest,
  type StudentInTest,
} from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const startedBy = (answer: Answer) => startQuiz.data.parse(expectOk(answer))
const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('a start said again', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const aQuizNow = async (changes = {}) => aPublishedQuiz(await aTeacher(world()), changes)
  const attemptsAt = (quiz: QuizInTest) =>
    world().database.db.selectFrom('submission').selectAll().where('questionnaire_id', '=', quiz.id).execute()
  const tokenIn = ({ browser }: StudentInTest, { code }: QuizInTest) => browser.cookies.get(`quiznity_attempt_${code}`)
  /** The same device that was given no cookie: its answers were lost. */
  const afresh = async (student: StudentInTest, call = 0) => student.onAnotherDevice(browserOf(await appFor(call)))

  it('with one key 20 times at once is one attempt, one cookie and one resume code', { tags: ['race'] }, async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const device_key = newToken()
    const starts = await atOnce(20, async (call) => {
      const device = await afresh(visitor, call)
      const { id, resume_code, ends_at, turn } = startedBy(await device.starts({ device_key, page: 2 }))
      return { id, resume_code, ends_at, turn, token: tokenIn(device, quiz) }
    })
    const [first] = starts
    expect(starts).toEqual(Array(20).fill(first))
    expect(first?.token).toBe(tokenOfDevice(device_key, quiz.code))
    const attempts = await attemptsAt(quiz)
    expect(attempts.map(({ id, token_hash }) => [id, token_hash])).toEqual([[first?.id, hashOf(first?.token ?? '')]])
    expect(
      await world()
        .database.db.selectFrom('earlier_token')
        .selectAll()
        .where('submission_id', '=', first?.id ?? '')
        .execute(),
    ).toEqual([])
  })

  it('gives a cookie that is sent with pages too, and takes one back that earlier versions gave for calls alone', async () => {
    const quiz = await aQuizNow()
    const { details } = aVisitor(world(), quiz)
    const payload = { ...details, device_key: newToken(), page: 2 }
    const browser = world().newBrowser()
    const starts = () => browser.sends({ method: 'POST', url: '/api/v1/student/quiz/start', payload })
    const name = `quiznity_attempt_${quiz.code}`
    const first = await starts()
    expect(first.cookies).toMatchObject([{ name, path: '/', httpOnly: true, sameSite: 'Lax' }])
    const again = await starts()
    expect(again.cookies).toMatchObject([
      { name, path: '/api/v1', value: '', maxAge: 0 },
      { name, path: '/', value: first.cookies[0]?.value },
    ])
  })

  it('after three lost replies brings the attempt with its start, its answers and its cookie', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const device_key = newToken()
    const first = startedBy(await (await afresh(visitor)).starts({ device_key }))
    for (const call of [1, 2, 3]) {
      world().clock.advance({ seconds: 20 })
      await (await afresh(visitor, call)).starts({ device_key })
    }
    const heard = await afresh(visitor, 1)
    expect(startedBy(await heard.starts({ device_key }))).toMatchObject({
      id: first.id,
      ends_at: first.ends_at,
      turn: 0,
    })
    expectOk(await heard.saves(1, [1, 0, 0]))
    const again = await afresh(visitor)
    expect(startedBy(await again.starts({ device_key }))).toMatchObject({ id: first.id, revision: 1 })
    expectOk(await again.submits([]))
    expectOk(await heard.result())
  })

  it.each([
    ['the key', (student: StudentInTest) => student.onAnotherDevice(browserOf(world().app))],
    ['the key and the cookie', (student: StudentInTest) => student],
  ])('late, after a hand-over, with %s, takes nothing back', async (_, deviceOf) => {
    const quiz = await aQuizNow()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    const holder = await afresh(student)
    const resume = { quiz_code: quiz.code, phone: student.details.phone, resume_code: student.started.resume_code }
    const keyOfHolder = newToken()
    expectOk(await holder.browser.calls('POST', '/student/quiz/resume', { ...resume, device_key: keyOfHolder }))
    expect(refusal(await deviceOf(student).starts({ device_key }))).toEqual([409, 'already_started'])
    expectOk(await holder.saves(1, [1, 0, 0]))
    expect(startedBy(await (await afresh(holder)).starts({ device_key: keyOfHolder })).turn).toBe(1)
    expectOk(await holder.saves(2, [1, 0, 1]))
  })

  it('and a resume said again with its key is one hand-over', async () => {
    const quiz = await aQuizNow()
    const student = await aStudent(world(), quiz)
    const { phone } = student.details
    const resume = { quiz_code: quiz.code, phone, resume_code: student.started.resume_code, device_key: newToken() }
    // No more than codes may be tried at once.
    const turns = await atOnce(5, async (call) => {
      const { browser } = await afresh(student, call)
      return startedBy(await browser.calls('POST', '/student/quiz/resume', resume)).turn
    })
    expect(turns).toEqual(Array(5).fill(1))
  })

  it('with another number, while nothing is saved, puts number and name right', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz, 'Rahul Dsa')
    const device_key = newToken()
    const first = startedBy(await visitor.starts({ device_key }))
    const right = { ...aVisitor(world(), quiz, 'Rahul Das').details, device_key }
    world().clock.advance({ minutes: 1 })
    const corrected = startedBy(await visitor.starts(right))
    expect(corrected).toMatchObject({ id: first.id, ends_at: first.ends_at, name: 'Rahul Das', phone: right.phone })
    expect(await attemptsAt(quiz)).toHaveLength(1)
    expect(readStudent.data.parse(expectOk(await visitor.found())).phone).toBe(right.phone)
    // The number that was typed wrong is anybody's again.
    expectOk(await visitor.onAnotherDevice(world().newBrowser()).starts())
  })

  it('with another number, once something is saved, is refused and changes nothing', async () => {
    const quiz = await aQuizNow()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    expectOk(await student.saves(1, [1]))
    const other = aVisitor(world(), quiz)
    const before = await attemptsAt(quiz)
    expect(refusal(await student.starts({ ...other.details, device_key }))).toEqual([409, 'other_attempt'])
    expect(await attemptsAt(quiz)).toEqual(before)
    expectOk(await other.starts())
  })

  it('with a number that another device has started is refused, and both stay as they were', async () => {
    const quiz = await aQuizNow()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    const other = await aStudent(world(), quiz, { deviceKey: newToken() })
    const before = await attemptsAt(quiz)
    expect(refusal(await student.starts({ ...other.details, device_key }))).toEqual([409, 'already_started'])
    expect(await attemptsAt(quiz)).toEqual(before)
  })

  it('by several devices that put their number right to the same one lets one have it', {
    tags: ['race'],
  }, async () => {
    const quiz = await aQuizNow()
    const wanted = aVisitor(world(), quiz).details
    const keys = Array.from({ length: 8 }, newToken)
    const students = await Promise.all(keys.map((deviceKey) => aStudent(world(), quiz, { deviceKey })))
    const replies = await atOnce(keys.length, async (at) => {
      const { browser } = await afresh(aVisitor(world(), quiz), at)
      return browser.calls('POST', '/student/quiz/start', { ...wanted, device_key: keys[at] })
    })
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const attempts = await attemptsAt(quiz)
    expect(attempts).toHaveLength(students.length)
    expect(attempts.filter(({ phone }) => phone === wanted.phone)).toHaveLength(1)
  })

  it('by two devices that put their number right to the same one at once lets one have it, 20 times', {
    tags: ['race'],
  }, async () => {
    const quiz = await aQuizNow()
    for (let round = 0; round < 20; round += 1) {
      const wanted = aVisitor(world(), quiz).details
      const keys = [newToken(), newToken()]
      await Promise.all(keys.map((deviceKey) => aStudent(world(), quiz, { deviceKey })))
      const replies = await atOnce(2, async (at) =>
        (await afresh(aVisitor(world(), quiz), at)).browser.calls('POST', '/student/quiz/start', {
          ...wanted,
          device_key: keys[at],
        }),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it.each([
    ['with a key that others might guess', 'a-key-of-the-device'],
    ['with the key of an attempt that the version before began', newToken()],
  ])('that meets a hand-over never takes the attempt back, 30 times: %s', async (_, device_key) => {
    const quiz = await aQuizNow()
    for (let round = 0; round < 30; round += 1) {
      const student = await aStudent(world(), quiz)
      const { id, resume_code } = student.started
      const changed = { token_hash: hashOf(newToken()), device_key_hash: hashOf(`${device_key}${round}`) }
      await world().database.db.updateTable('submission').set(changed).where('id', '=', id).execute()
      const [again, later] = [await afresh(student, round), await afresh(student, round + 1)]
      const [started, resumed] = await Promise.all([
        again.starts({ device_key: `${device_key}${round}` }),
        later.resumes(resume_code),
      ])
      expectOk(resumed)
      expect([200, 409]).toContain(started.status)
      expectOk(await later.saves(1, [1]))
    }
  })

  it('with a key that others might guess gets a random token', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const device_key = 'a-key-of-the-device'
    const first = startedBy(await visitor.starts({ device_key }))
    const token = tokenIn(visitor, quiz)
    expect(token).toMatch(/^[\w-]{43}$/)
    const again = await afresh(visitor)
    expect(startedBy(await again.starts({ device_key })).id).toBe(first.id)
    expect(tokenIn(again, quiz)).not.toBe(token)
    expectOk(await again.saves(1, [1]))
  })

  it('finds an attempt that the version before began with this key, whose token was random', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const device_key = newToken()
    const first = startedBy(await visitor.starts({ device_key }))
    await world()
      .database.db.updateTable('submission')
      .set({ token_hash: hashOf(newToken()) })
      .where('id', '=', first.id)
      .execute()
    const replies = await atOnce(6, async (call) => {
      const device = await afresh(visitor, call)
      const { id, turn } = startedBy(await device.starts({ device_key, page: 2 }))
      return { id, turn, token: tokenIn(device, quiz) }
    })
    expect(replies).toEqual(Array(6).fill({ id: first.id, turn: 0, token: tokenOfDevice(device_key, quiz.code) }))
  })

  it.each([
    ['of the version before', { page: undefined }, 409],
    ['of a version before it', { page: 1 }, 409],
    ['of this version', { page: 2 }, 200],
    ['of a later version', { page: 4 }, 200],
    ['that is a program without a key', { page: undefined, device_key: undefined }, 200],
  ])('by a page %s, of a quiz whose questions come with the start', async (_, changes, status) => {
    const quiz = await aQuizNow({ paper: 'with_start' })
    const visitor = aVisitor(world(), quiz)
    const reply = await visitor.starts({ device_key: newToken(), ...changes })
    expect(reply.status).toBe(status)
    expect(await attemptsAt(quiz)).toHaveLength(status === 200 ? 1 : 0)
    if (status === 200) expect(startedBy(reply).paper.questions).toHaveLength(3)
    else expect(reply.error?.code).toBe('page_outdated')
  })

  it('after the quiz was edited brings the paper that the attempt began with', async () => {
    const quiz = await aQuizNow()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    await editQuiz(world(), quiz)
    expect(startedBy(await student.starts({ device_key })).paper.questions).toEqual(student.started.paper.questions)
    expect(startedBy(await aVisitor(world(), quiz).starts()).paper.questions).toHaveLength(1)
  })
})
