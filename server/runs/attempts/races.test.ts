import type { Transaction } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { readResult, readStudent, saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { untouched } from '#domain/answers/answer.ts'
import { attemptId } from '#domain/answers/attempt.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { lockAttempts } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import { hashOf } from '../../secrets.ts'
import { atOnce, sharedServers, turns } from '../../testing/at-once.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type QuizInTest,
  type StudentInTest,
  through,
} from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'
import { readCall } from './read-call.ts'
import { storeSheets } from './store.ts'
import { createSubmitQuiz } from './submit-quiz.ts'

const OVERDUE = { minutes: 15, seconds: 46 }
const codeOf = (answer: Answer) => submitQuiz.data.parse(expectOk(answer)).submission_code
const statusOf = ({ status }: Answer) => status

/** Long enough for whoever comes to the same rows meanwhile to stand before their lock. */
const untilOthersWait = async (trx: Transaction<Tables>) => {
  for (let query = 0; query < 50; query += 1) await trx.selectFrom('questionnaire').select('id').execute()
}

describeBothDatabases('at the same moment', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)
  const aQuizNow = async () => aPublishedQuiz(await aTeacher(world()))
  const attemptsAt = (quiz: QuizInTest) =>
    world().database.db.selectFrom('submission').selectAll().where('questionnaire_id', '=', quiz.id).execute()
  const endsAt = (quiz: QuizInTest) =>
    world().database.db.selectFrom('submission_result').selectAll().where('questionnaire_id', '=', quiz.id).execute()
  const viaProcess = async (call: number, student: StudentInTest) => through(await appFor(call), student)

  beforeEach(async () => {
    world().clock.advance(OVERDUE)
    await world().app.closeOverdue()
  })

  it('20 starts of one device make one attempt with one start', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const replies = await atOnce(20, async (call) => {
      const device = visitor.onAnotherDevice(browserOf(await appFor(call)))
      return device.starts({ device_key: 'one-device-one-key-of-128-bits' })
    })
    const started = replies.map((reply) => startQuiz.data.parse(expectOk(reply)))
    expect(await attemptsAt(quiz)).toHaveLength(1)
    expect(new Set(started.map(({ id, ends_at, resume_code }) => `${id} ${ends_at} ${resume_code}`)).size).toBe(1)
  })

  it('20 starts of one phone number on as many devices let one in', async () => {
    const quiz = await aQuizNow()
    const visitor = aVisitor(world(), quiz)
    const replies = await atOnce(20, async (call) => visitor.onAnotherDevice(browserOf(await appFor(call))).starts())
    expect(replies.map(statusOf).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await attemptsAt(quiz)).toHaveLength(1)
  })

  it('200 students start, and each has an attempt of their own', async () => {
    const quiz = await aQuizNow()
    const replies = await atOnce(200, async (call) => (await viaProcess(call, aVisitor(world(), quiz))).starts())
    const ids = replies.map((reply) => startQuiz.data.parse(expectOk(reply)).id)
    expect(new Set(ids).size).toBe(200)
    expect(await attemptsAt(quiz)).toHaveLength(200)
  })

  it('20 submits make one end with one code', async () => {
    const quiz = await aQuizNow()
    const student = await aStudent(world(), quiz)
    const replies = await atOnce(20, async (call) => (await viaProcess(call, student)).submits([1, 0, call % 4]))
    expect(new Set(replies.map(codeOf)).size).toBe(1)
    expect((await endsAt(quiz)).map(({ code }) => code)).toEqual([codeOf(await student.submits([]))])
  })

  it('saves that arrive reordered and doubled leave the highest revision', async () => {
    const quiz = await aQuizNow()
    const student = await aStudent(world(), quiz)
    const revisions = [3, 9, 1, 9, 12, 5, 12, 2, 11, 7, 4, 10, 6, 8, 12, 1]
    const replies = await atOnce(revisions.length, async (call) => {
      const revision = revisions[call] ?? 0
      return (await viaProcess(call, student)).saves(revision, [revision % 3, -1, revision % 4])
    })
    const acknowledged = replies.map((reply) => saveAnswers.data.parse(expectOk(reply)).revision)
    expect(acknowledged.every((revision, at) => revision >= (revisions[at] ?? 0))).toBe(true)
    const { revision, answers } = readStudent.data.parse(expectOk(await student.found()))
    expect([revision, ...answers.map(({ selected_index }) => selected_index)]).toEqual([12, 0, 0])
  })

  it('a submit finds the saves that are acknowledged before it', async () => {
    const quiz = await aQuizNow()
    const students = await atOnce(20, () => aStudent(world(), quiz))
    await atOnce(students.length, async (at) => {
      const student = students[at]
      if (!student) return
      expectOk(await (await viaProcess(at, student)).saves(1, [1, 0, 0]))
      expectOk(await (await viaProcess(at + 1, student)).submits([]))
      expect(readResult.data.parse(expectOk(await student.result())).score).toBe(3)
    })
  })

  it('a crowd that saves and submits through every process loses nothing', async () => {
    const quiz = await aQuizNow()
    const crowd = await atOnce(120, () => aStudent(world(), quiz))
    const each = (call: (student: StudentInTest, at: number) => Promise<Answer>) =>
      Promise.all(crowd.map(async (student, at) => expectOk(await call(await viaProcess(at, student), at))))
    await Promise.all([
      each((student, at) => student.saves(1 + (at % 2), [1, -1, -1])),
      each(async (student, at) => (await viaProcess(at + 1, student)).saves(3, [1, 0, -1])),
    ])
    await Promise.all([
      each((student) => student.submits([1, 0, 0])),
      each(async (student, at) => (await viaProcess(at + 1, student)).submits([1, 0, 0])),
    ])
    expect((await endsAt(quiz)).map(({ score }) => score)).toEqual(crowd.map(() => 3 * 1200))
  })

  it('a save that is being committed while the server closes the attempt is counted', async () => {
    const quiz = await aQuizNow()
    await aStudent(world(), quiz)
    const [attempt] = await attemptsAt(quiz)
    const { db } = world().database
    const id = attemptId.parse(attempt?.id)
    const allRight = [1, 0, 0].map((option, at) => {
      const answer = option
      const answerBy = { turn: 0, seq: 1 + at, device: 'the-phone' }
      return [questionId.parse(quiz.questionIds[at]), { ...untouched, answer, answerBy }] as const
    })
    world().clock.advance(OVERDUE)
    const closing = await db.transaction().execute(async (trx) => {
      await lockAttempts(trx, { tokens: [], ids: [id] })
      const closes = (await appFor(1)).closeOverdue()
      await untilOthersWait(trx)
      const save = { id, revision: 1, topSeq: 3, sheet: Object.fromEntries(allRight), savedAt: world().clock.now() }
      await storeSheets(trx, [save])
      return { closes }
    })
    await closing.closes
    expect((await endsAt(quiz)).map(({ score }) => score)).toEqual([3 * 1200])
  })

  it('processes that close what is overdue close each attempt once', async () => {
    const quiz = await aQuizNow()
    await atOnce(60, async () => (await aStudent(world(), quiz)).saves(1, [1, 0, 3]))
    world().clock.advance(OVERDUE)
    const apps = [...(await everyApp()), ...(await everyApp())]
    const closed = await Promise.all(apps.map((app) => app.closeOverdue()))
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(60)
    const ends = await endsAt(quiz)
    expect(ends).toHaveLength(60)
    expect(new Set(ends.map(({ score }) => score))).toEqual(new Set([2 * 1200]))
  })

  it('a submit in time that races the server’s own close, 100 times, is one end, and counts', async () => {
    const quiz = await aQuizNow()
    const apps = await everyApp()
    for (let round = 0; round < 100; round += 1) {
      const student = await viaProcess(round, await aStudent(world(), quiz))
      expectOk(await student.saves(1, [1, 0, 3]))
      const tokenHash = hashOf(student.browser.cookies.get(`quiznity_attempt_${quiz.code}`) ?? '')
      const answers = [1, 0, 0].map((selected_index, at) => ({
        question_id: quiz.questionIds[at] ?? '',
        selected_index,
      }))
      const call = readCall({ answers })
      if (!call.ok) throw new Error('no call')
      world().clock.advance({ minutes: 15, seconds: 30 })
      const at = world().clock.now()
      world().clock.advance({ seconds: 16 })
      const closing = round % 2 ? apps.map((app) => app.closeOverdue()) : []
      await turns(round % 8)
      const submitting = createSubmitQuiz((await appFor(round)).context)({ tokenHash, call: call.value, at })
      const [submitted] = await Promise.all([submitting, ...closing, ...apps.map((app) => app.closeOverdue())])
      const result = readResult.data.parse(expectOk(await student.result()))
      // It arrived in time, whoever ended the attempt.
      expect(submitted).toEqual({ ok: true, value: { code: result.submission_code, outcome: 'counted' } })
      expect(result.score).toBe(3)
    }
    const ends = await endsAt(quiz)
    expect(ends).toHaveLength(100)
    for (const { score } of ends) expect(score).toBe(3 * 1200)
  })
})
