import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { listActivity } from '#contract/people/activity.ts'
import { foreseeRetention, readQuizRetention } from '#contract/personal-data/retention.ts'
import { listSubmissions } from '#contract/results/analytics.ts'
import { findStudents } from '#contract/results/trends.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { runRetention } from './run-retention.ts'

const DAY = 24 * 60

describeEachDatabase('how long what students did is kept', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  /** No session lasts that long. */
  const later = async ({ browser, email, password }: TeacherInTest, days: number) => {
    world().clock.advance({ minutes: days * DAY })
    browser.bears(
      logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', { email, password }))).auth_token,
    )
  }
  const ended = async (quiz: QuizInTest, name: string, sheet = [1, 0, 0]) => {
    const student = await aStudent(world(), quiz, { name, deviceKey: `device-of-${name}-0123456789` })
    expectOk(await student.saves(1, sheet))
    expectOk(await student.submits(sheet))
    return student
  }
  const sets = async ({ browser }: TeacherInTest, rule: object) =>
    expectOk(await browser.calls('PUT', '/teacher/retention', rule))
  const setsFor = async ({ browser }: TeacherInTest, { id }: QuizInTest, rule: object | null) =>
    expectOk(await browser.calls('PUT', `/teacher/quizzes/${id}/retention`, rule ?? { deed: 'inherit', months: 1 }))
  const foresees = async ({ browser }: TeacherInTest, query: string) =>
    foreseeRetention.data.parse(expectOk(await browser.calls('GET', `/teacher/retention/foreseen?${query}`)))
  const rowsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
    listSubmissions.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/submissions`))).rows
  const runs = async () => {
    const apps = await atOnce(processes, appFor)
    await Promise.all(apps.map(({ context }) => runRetention(context)))
  }
  const told = async ({ browser }: TeacherInTest, kind: string) =>
    listActivity.data
      .parse(expectOk(await browser.calls('GET', '/teacher/activity')))
      .entries.filter((entry) => entry.kind === kind)
      .map(({ details }) => details)
  /** By both processes at once, each attempt is counted once; whichever ends first tells what there is by then. */
  const sumOf = (all: { students?: string | number }[]) =>
    all.reduce((sum, { students = 0 }) => sum + Number(students), 0)

  it('is for ever, unless its teacher says otherwise', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    await ended(quiz, 'Rahul Kept')
    await later(teacher, 4000)
    await runs()
    expect(await rowsOf(teacher, quiz)).toMatchObject([{ name: 'Rahul Kept' }])
    expect((await teacher.browser.calls('PUT', '/teacher/retention', { deed: 'erase', months: 0 })).status).toBe(400)
  })

  it('ends with the names where that is wished: answers and figures stay, and nobody is told by them any more', async () => {
    const teacher = await aTeacher(world())
    const [quiz, own] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const old = [await ended(quiz, 'Rahul Old'), await ended(quiz, 'Mita Old', [1, -1, -1])]
    await ended(own, 'Rahul Own')
    await setsFor(teacher, own, { deed: 'keep', months: 1 })
    await later(teacher, 20)
    await ended(quiz, 'Anil New')
    await later(teacher, 12)
    expect(await foresees(teacher, 'deed=anonymise&months=1')).toEqual({ attempts: 2, quizzes: 1 })
    expect(await foresees(teacher, `deed=erase&months=1&quiz=${own.id}`)).toEqual({ attempts: 1, quizzes: 1 })
    expect(await foresees(teacher, 'deed=keep&months=1')).toEqual({ attempts: 0, quizzes: 0 })
    const before = await readReport(world().app.context.db, quiz.id)
    await sets(teacher, { deed: 'anonymise', months: 1 })
    await runs()
    await runs()
    await expectGone(world(), ['Rahul Old', 'Mita Old', ...old.map(({ details }) => details.phone)])
    expect(await readReport(world().app.context.db, quiz.id)).toEqual(before)
    const rows = await rowsOf(teacher, quiz)
    const anonymous = { name: expect.stringMatching(/^Anonymised [2-9A-Z]{6}$/), phone: '', district: '' }
    expect(rows.map(({ score }) => score).sort()).toEqual([1, 3, 3])
    expect(rows.filter(({ phone }) => phone === '')).toMatchObject([anonymous, anonymous])
    expect(await rowsOf(teacher, own)).toMatchObject([{ name: 'Rahul Own' }])
    expect(sumOf(await told(teacher, 'retention_anonymised'))).toBe(2)
    const found = await teacher.browser.calls('GET', '/teacher/analytics/students?search=Anonymised')
    expect(findStudents.data.parse(expectOk(found)).rows).toEqual([])
    // The device holds nothing any more, neither by its cookie nor by its receipt; the same number may begin again.
    expect((await old[0]?.result())?.error?.code).toBe('no_attempt')
    const receipt = {
      quiz_code: quiz.code,
      device_key: 'device-of-Rahul Old-0123456789',
      receipt: old[0]?.started.receipt,
    }
    const restored = await world().newBrowser().calls('POST', '/student/quiz/restore', receipt)
    expect(restored.error?.code).toBe('already_started')
    expect((await old[0]?.starts())?.status).toBe(200)
    // What is anonymised goes as anything else once a rule says so.
    await setsFor(teacher, quiz, { deed: 'erase', months: 1 })
    await runs()
    expect(await rowsOf(teacher, quiz)).toMatchObject([{ name: 'Anil New' }])
  })

  it('ends with everything where that is wished, told in one line, and a rule of a quiz’s own goes first', async () => {
    const teacher = await aTeacher(world())
    const quizzes = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const [first, second] = quizzes as [QuizInTest, QuizInTest]
    for (const quiz of quizzes) await atOnce(30, (at) => ended(quiz, `Rahul Gone ${at}`))
    const running = await aStudent(world(), first, 'Mita Running')
    await later(teacher, 70)
    await sets(teacher, { deed: 'keep', months: 1 })
    await setsFor(teacher, first, { deed: 'erase', months: 2 })
    await setsFor(teacher, second, { deed: 'erase', months: 3 })
    await runs()
    expect(await readReport(world().app.context.db, first.id)).toMatchObject({ count: 0, highest: null })
    expect(await readReport(world().app.context.db, second.id)).toMatchObject({ count: 30 })
    // Whoever has not ended is not old.
    expect((await running.found()).status).toBe(200)
    await setsFor(teacher, second, null)
    const read = await teacher.browser.calls('GET', `/teacher/quizzes/${second.id}/retention`)
    expect(readQuizRetention.data.parse(expectOk(read))).toEqual({ rule: null, inherited: { deed: 'keep', months: 1 } })
    await runs()
    expect(await readReport(world().app.context.db, second.id)).toMatchObject({ count: 30 })
    const erased = await told(teacher, 'retention_erased')
    expect(sumOf(erased)).toBe(30)
    if (processes === 1) expect(erased).toEqual([{ students: 30, quizzes: 1 }])
  })

  it('goes on after it was broken off, and tells what was done before too', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    await ended(quiz, 'Rahul Rest')
    await sets(teacher, { deed: 'erase', months: 1 })
    const before = { questionnaire_id: quiz.id, deed: 'erase', teacher_id: teacher.id, attempts: 41 }
    await world().database.db.insertInto('retention_count').values(before).execute()
    await later(teacher, 40)
    await runRetention(world().app.context)
    expect(await told(teacher, 'retention_erased')).toEqual([{ students: 42, quizzes: 1 }])
  })
})
