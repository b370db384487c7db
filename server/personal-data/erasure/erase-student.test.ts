import { expect, it } from 'vitest'
import { readReport } from '../../results/reports/find-reports.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
  through,
} from '../../testing/people.ts'
import { eraseStudent } from './erase-student.ts'
import { studentTraces } from './find-traces.ts'

const OVERDUE = { minutes: 15, seconds: 16 }

describeEachDatabase('a student who is erased', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)

  const aQuizNow = async () => aPublishedQuiz(await aTeacher(world()))
  const tracesOf = (quiz: QuizInTest, { details }: StudentInTest) =>
    studentTraces(world().database.db, { quizCode: quiz.code, person: [details.phone] })
  /** Where there may be several processes, not by the one that serves. */
  const erase = async (quiz: QuizInTest, student: StudentInTest) => {
    const traces = await tracesOf(quiz, student)
    if (!traces) throw new Error('there is nothing of this student')
    return eraseStudent((await appFor(1)).context, traces)
  }
  const reportOf = ({ id }: QuizInTest) => readReport(world().app.context.db, id)

  it('leaves nothing, and takes nothing of anybody else along', async () => {
    const quiz = await aQuizNow()
    const other = await aStudent(world(), quiz)
    expectOk(await other.saves(1, [1, -1, 0]))
    expectOk(await other.submits([1, 0, 0]))
    const before = await everyRow(world())
    const student = await aStudent(world(), quiz, 'Rahul Erased')
    expectOk(await student.saves(1, [1, -1, 0]))
    expectOk(await student.submits([1, 1, 1]))
    expect(await tracesOf(quiz, student)).toMatchObject({ subject: 'Physics', isUnderWay: false })
    expect(await erase(quiz, student)).toBe(true)
    await expectGone(world(), ['Rahul Erased', student.details.phone, student.started.id])
    const after = await everyRow(world())
    expect(after).toEqual(expect.arrayContaining(before))
    // One more: the report, counted anew.
    expect(after).toHaveLength(before.length + 1)
    expect((await student.result()).error?.code).toBe('no_attempt')
    expect((await other.result()).status).toBe(200)
  })

  it('is still there in every other quiz', async () => {
    const [quiz, second] = [await aQuizNow(), await aQuizNow()]
    const student = await aStudent(world(), quiz)
    const there = await aStudent(world(), second)
    expectOk(await there.starts({ phone: student.details.phone }))
    await erase(quiz, student)
    expect(await tracesOf(second, student)).toMatchObject({ isUnderWay: true })
  })

  it('is found by nobody: nobody with that number, no such quiz, erased before', async () => {
    const quiz = await aQuizNow()
    const student = await aStudent(world(), quiz)
    const traces = await tracesOf(quiz, student)
    const { phone } = student.details
    const { db } = world().database
    expect(await studentTraces(db, { quizCode: quiz.code, person: ['9999999999'] })).toBe(null)
    expect(await studentTraces(db, { quizCode: 'ZZZZ2222', person: [phone] })).toBe(null)
    await erase(quiz, student)
    expect(await tracesOf(quiz, student)).toBe(null)
    const before = await everyRow(world())
    const { questionnaireId } = traces ?? { questionnaireId: '' }
    expect(
      await eraseStudent(world().app.context, { questionnaireId, participantKey: `${questionnaireId}:${phone}` }),
    ).toBe(false)
    expect(await everyRow(world())).toEqual(before)
  })

  it('is not counted any more, in a report that was kept as in a fresh one', async () => {
    const quiz = await aQuizNow()
    const [weak, strong] = [await aStudent(world(), quiz), await aStudent(world(), quiz)]
    expectOk(await weak.submits([0, -1, -1]))
    expectOk(await strong.submits([1, 0, 0]))
    world().clock.advance({ minutes: 2 })
    expect(await reportOf(quiz)).toMatchObject({ count: 2, highest: 3600 })
    await erase(quiz, strong)
    for (const minutes of [0, 2, 2]) {
      world().clock.advance({ minutes })
      expect(await reportOf(quiz)).toEqual({ count: 1, totalMarks: 0, totalOutOf: 3600, highest: 0 })
    }
    await erase(quiz, weak)
    expect(await reportOf(quiz)).toEqual({ count: 0, totalMarks: 0, totalOutOf: 0, highest: null })
  })

  it('while writing brings nothing back, and may begin again as anybody may', async () => {
    const quiz = await aQuizNow()
    const student = await aStudent(world(), quiz)
    expectOk(await student.saves(1, [1, -1, 0]))
    await erase(quiz, student)
    expect((await student.saves(2, [1, 0, 0])).error?.code).toBe('no_attempt')
    expect((await student.submits([1, 0, 0])).error?.code).toBe('no_attempt')
    expect((await student.found()).error?.code).toBe('new_student')
    expect((await student.resumes(student.started.resume_code ?? '')).error?.code).toBe('wrong_resume_code')
    world().clock.advance(OVERDUE)
    await world().app.closeOverdue()
    await expectGone(world(), [student.started.id, student.details.phone])
    expectOk(await student.starts())
  })

  it('is erased too where their teacher has taken out all that they did', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz, 'Rahul Taken')
    const body = { submissions: [student.started.id], why: 'removed', reason: 'A trial' }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/removed`, body))
    expect(await tracesOf(quiz, student)).toMatchObject({ subject: 'Physics', isUnderWay: false })
    expect(await erase(quiz, student)).toBe(true)
    await expectGone(world(), ['Rahul Taken', student.details.phone, student.started.id])
    expect(await tracesOf(quiz, student)).toBe(null)
  })

  it.each([
    ['while there is time', {}],
    ['at the very end', OVERDUE],
  ])('at the moment of a save and a submit is gone after it: %s', async (_, wait) => {
    const quiz = await aQuizNow()
    const students = await atOnce(12, () => aStudent(world(), quiz))
    world().clock.advance(wait)
    const eraseAll = async () => {
      for (const student of students) await erase(quiz, student)
    }
    const writes = async (student: StudentInTest, at: number) => {
      const device = through(await appFor(at), student)
      await Promise.all([device.saves(1, [1, 0, 0]), device.submits([1, 0, 0])])
    }
    await Promise.all([...students.map(writes), ...(await everyApp()).map((app) => app.closeOverdue()), eraseAll()])
    await expectGone(
      world(),
      students.map(({ started }) => started.id),
    )
    world().clock.advance({ minutes: 2 })
    expect(await reportOf(quiz)).toMatchObject({ count: 0 })
  })
})
