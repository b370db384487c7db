import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { eraseQuizData, eraseStudents, listErasureRequests, readOwnErasure } from '#contract/personal-data/erasure.ts'
import { readHome } from '#contract/results/home.ts'
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
  type StudentInTest,
  type TeacherInTest,
  through,
} from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'
import { finishErasures } from './finish-erasures.ts'

const KEY = 'k'.repeat(16)

describeEachDatabase('what a teacher erases', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aQuizOf = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher) }
  }
  const ended = async (quiz: QuizInTest, name: string, sheet = [1, 0, 0]) => {
    const student = await aStudent(world(), quiz, name)
    expectOk(await student.submits(sheet))
    return student
  }
  const erases = async ({ browser }: TeacherInTest, quiz: QuizInTest, ids: string[]) =>
    eraseStudents.data.parse(
      expectOk(await browser.calls('POST', `/teacher/quizzes/${quiz.id}/erased`, { submissions: ids })),
    )
  const erasesAll = ({ browser }: TeacherInTest, { id, code }: QuizInTest, change = KEY) =>
    browser.calls('POST', `/teacher/quizzes/${id}/erasure`, { quiz_code: code, change })
  const reportOf = ({ id }: QuizInTest) => readReport(world().app.context.db, id)
  const logOf = async ({ browser }: TeacherInTest) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', '/teacher/activity'))).entries
  const wishesOf = async ({ browser }: TeacherInTest, quiz: QuizInTest) =>
    listErasureRequests.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${quiz.id}/erasure-requests`)))
  const asks = ({ browser }: StudentInTest, quiz: QuizInTest) =>
    browser.calls('POST', '/student/erasure-request', { quiz_code: quiz.code })
  const wishOf = async ({ browser }: StudentInTest, quiz: QuizInTest) =>
    readOwnErasure.data.parse(expectOk(await browser.calls('GET', `/student/erasure-request?code=${quiz.code}`)))

  it('is gone with all that was counted of it, ended, running or taken out, and is said once more alike', async () => {
    const { teacher, quiz } = await aQuizOf()
    const stays = await ended(quiz, 'Mita Stays', [1, -1, -1])
    world().clock.advance({ minutes: 1 })
    await world().app.foldReports()
    const folded = await ended(quiz, 'Rahul Folded')
    await world().app.foldReports()
    const waits = await ended(quiz, 'Rahul Waits')
    const running = await aStudent(world(), quiz, 'Rahul Running')
    expectOk(await running.saves(1, [1, 0, 0]))
    const out = await ended(quiz, 'Rahul Out')
    const why = { submissions: [out.started.id], why: 'removed', reason: 'Rahul was here' }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/removed`, why))
    const people = [folded, waits, running, out]
    const ids = people.map(({ started }) => started.id)
    expect(await erases(teacher, quiz, ids)).toEqual({ erased: 4 })
    expect(await erases(teacher, quiz, ids)).toEqual({ erased: 4 })
    await expectGone(world(), ['Rahul', ...ids, ...people.map(({ details }) => details.phone)])
    expect(await reportOf(quiz)).toEqual({ count: 1, totalMarks: 1200, totalOutOf: 3600, highest: 1200 })
    expect(await world().app.mendReports()).toBe(0)
    expect((await running.saves(2, [1, 0, 0])).error?.code).toBe('no_attempt')
    expect((await stays.result()).status).toBe(200)
    const erased = (await logOf(teacher)).filter(({ kind }) => kind === 'students_erased')
    expect(erased).toMatchObject([{ details: { students: 4 }, submission_id: null, student: null }])
  })

  it('is one’s own students’ alone', async () => {
    const { quiz } = await aQuizOf()
    const other = await aQuizOf()
    const student = await ended(quiz, 'Rahul Foreign')
    expect(await erases(other.teacher, other.quiz, [student.started.id])).toEqual({ erased: 1 })
    const foreign = await other.teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/erased`, {
      submissions: [student.started.id],
    })
    expect(foreign.error?.code).toBe('quiz_not_found')
    expect((await erasesAll(other.teacher, quiz)).error?.code).toBe('quiz_not_found')
    expect((await student.result()).status).toBe(200)
  })

  it('is a whole quiz’s where its code was typed, once; who begins later is not in it, and the quiz stays', {
    tags: ['race'],
  }, async () => {
    const { teacher, quiz } = await aQuizOf()
    const many = await atOnce(40, (at) => ended(quiz, `Rahul Class ${at}`))
    const running = await aStudent(world(), quiz, 'Rahul Class Running')
    const wrong = await erasesAll(teacher, { ...quiz, code: 'ZZZZ2222' })
    expect(wrong.error?.code).toBe('wrong_quiz_code')
    expect(await reportOf(quiz)).toMatchObject({ count: 40 })
    const answers = await atOnce(2, () => erasesAll(teacher, quiz))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(eraseQuizData.data.parse(expectOk(await erasesAll(teacher, quiz)))).toEqual({ left: 0 })
    await expectGone(world(), ['Rahul Class', running.started.id, ...many.map(({ started }) => started.id)])
    expect(await reportOf(quiz)).toMatchObject({ count: 0, highest: null })
    expect((await running.submits([1, 0, 0])).error?.code).toBe('no_attempt')
    world().clock.advance({ minutes: 1 })
    const later = await ended(quiz, 'Mita Later')
    // The reply was lost, and it is said again.
    expect(eraseQuizData.data.parse(expectOk(await erasesAll(teacher, quiz)))).toEqual({ left: 0 })
    expect((await later.result()).status).toBe(200)
    const logged = (await logOf(teacher)).filter(({ kind }) => kind === 'quiz_data_erased')
    expect(logged).toMatchObject([{ details: { students: 41 } }])
  })

  it('goes on by itself where the page that asked is gone', async () => {
    const { teacher, quiz } = await aQuizOf()
    const students = await atOnce(3, (at) => ended(quiz, `Rahul Left ${at}`))
    const begun = { id: `${quiz.id}:${KEY}`, questionnaire_id: quiz.id, asked_at: world().clock.now(), done_at: null }
    await world().database.db.insertInto('quiz_erasure').values(begun).execute()
    await finishErasures(world().app.context)
    await expectGone(world(), ['Rahul Left', ...students.map(({ started }) => started.id)])
    expect(await reportOf(quiz)).toMatchObject({ count: 0 })
    expectOk(await erasesAll(teacher, quiz))
  })

  it('is gone whoever saves and hands in at the same moment', { tags: ['race'] }, async () => {
    const { teacher, quiz } = await aQuizOf()
    const students = await atOnce(10, () => aStudent(world(), quiz, 'Rahul Racing'))
    const ids = students.map(({ started }) => started.id)
    await Promise.all([
      ...students.map(async (student, at) => {
        const device = through(await appFor(at), student)
        await Promise.all([device.saves(1, [1, 0, 0]), device.submits([1, 0, 0])])
      }),
      erases(teacher, quiz, ids.slice(0, 5)),
      erasesAll(teacher, quiz),
    ])
    await erases(teacher, quiz, ids)
    await expectGone(world(), ['Rahul Racing', ...ids])
    expect(await reportOf(quiz)).toMatchObject({ count: 0, totalMarks: 0 })
  })

  it('may be asked for by the student: one wish however often, which waits with the teacher until it is answered', async () => {
    const { teacher, quiz } = await aQuizOf()
    const student = await ended(quiz, 'Rahul Wishes')
    expect(await wishOf(student, quiz)).toEqual({ state: 'none', asked_at: null, reason: null })
    const devices = await atOnce(4, async (at) =>
      student.onAnotherDevice(browserOf(await appFor(at), student.browser.cookies)),
    )
    const asked = await Promise.all(devices.map((device) => asks(device, quiz)))
    expect(asked.map(({ data }) => data)).toEqual(Array(4).fill(expect.objectContaining({ state: 'waiting' })))
    expect(await wishesOf(teacher, quiz)).toMatchObject({ found: 1, requests: [{ name: 'Rahul Wishes' }] })
    const home = readHome.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/home')))
    expect(home.attention.erasure).toMatchObject({ count: 1, quizzes: [{ id: quiz.id }] })
    await erases(teacher, quiz, [student.started.id])
    expect(await wishesOf(teacher, quiz)).toMatchObject({ found: 0, requests: [] })
    expect((await student.browser.calls('GET', `/student/erasure-request?code=${quiz.code}`)).error?.code).toBe(
      'no_attempt',
    )
  })

  it('is not what a teacher refuses with a reason, of which the first stands and the student reads it', async () => {
    const { teacher, quiz } = await aQuizOf()
    const student = await ended(quiz, 'Rahul Refused')
    expectOk(await asks(student, quiz))
    const refuses = (reason: string) =>
      teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/erasure-requests/refused`, {
        submission: student.started.id,
        reason,
      })
    expect((await refuses('  ')).error?.code).toBe('invalid_request')
    expect((await refuses('Marks are kept until the end of the year.')).status).toBe(200)
    expect((await refuses('Another one')).data).toEqual({ reason: 'Marks are kept until the end of the year.' })
    expectOk(await asks(student, quiz))
    expect(await wishOf(student, quiz)).toMatchObject({
      state: 'refused',
      reason: 'Marks are kept until the end of the year.',
    })
    expect(await wishesOf(teacher, quiz)).toMatchObject({ found: 0 })
    expect((await logOf(teacher)).filter(({ kind }) => kind === 'erasure_refused')).toHaveLength(1)
    // It is taken out and brought back with the attempt.
    const ids = { submissions: [student.started.id] }
    const out = { ...ids, why: 'removed', reason: 'A trial' }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/removed`, out))
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/restored`, ids))
    expect(await wishOf(student, quiz)).toMatchObject({ state: 'refused' })
  })
})
