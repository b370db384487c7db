import { expect, it } from 'vitest'
import { readReport } from '../../results/reports/find-reports.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { aForgetfulTeacher, mailTo } from '../../testing/letters.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, through } from '../../testing/people.ts'
import { aQuiz } from '../../testing/world.ts'
import { eraseQuiz } from './erase-quiz.ts'
import { eraseTeacher } from './erase-teacher.ts'
import { quizTraces, teacherTraces } from './find-traces.ts'

describeEachDatabase('a teacher who is erased', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  /** With two quizzes, in which one student has finished and one is writing, a report and a letter under way. */
  const aBusyTeacher = async () => {
    const { teacher } = await aForgetfulTeacher(world())
    const content = { details: { title: teacher.id, subject: '' }, items: [] }
    const save = { based_on: 0, change: 'a save of this draft', content }
    expectOk(await teacher.browser.calls('PUT', '/teacher/drafts/a-draft-that-waits', save))
    const quizzes = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)] as const
    const done = await aStudent(world(), quizzes[0])
    expectOk(await done.submits([1, 0, 0]))
    world().clock.advance({ minutes: 2 })
    await readReport(world().app.context.db, quizzes[0].id)
    const writing = await aStudent(world(), quizzes[1])
    expectOk(await writing.saves(1, [1, -1, 0]))
    const ids = [teacher.id, ...[...quizzes, done.started, writing.started].map(({ id }) => id)]
    return { teacher, quizzes, done, writing, traces: [teacher.email, ...ids] }
  }
  const erase = async (email: string) => eraseTeacher((await appFor(1)).context, email)
  const tracesOf = (email: string) => teacherTraces(world().database.db, email)

  it('leaves nothing: no account, no login, no quiz, and nothing of a student in one', async () => {
    await aBusyTeacher()
    const before = await everyRow(world())
    const { teacher, traces } = await aBusyTeacher()
    expect(await tracesOf(teacher.email)).toEqual({
      quizzes: 2,
      drafts: 1,
      attempts: 2,
      logins: 1,
      resets: 1,
      mails: 2,
      pictures: 0,
    })
    expect(await erase(teacher.email)).toBe(true)
    await expectGone(world(), traces)
    expect(await everyRow(world())).toEqual(before)
    expect(await tracesOf(teacher.email)).toBe(null)
  })

  it('is signed out at once, and so is everybody in their quizzes', async () => {
    const { teacher, quizzes, done, writing, traces } = await aBusyTeacher()
    await erase(teacher.email)
    world().clock.advance({ seconds: 1 })
    const { email, password } = teacher
    expect((await teacher.browser.calls('POST', '/quiz/new', aQuiz())).status).toBe(401)
    const loggedIn = await teacher.browser.calls('POST', '/auth/login', { email, password })
    expect(loggedIn.error?.code).toBe('invalid_credentials')
    expect((await writing.saves(2, [1, 0, 0])).error?.code).toBe('no_attempt')
    expect((await done.result()).error?.code).toBe('no_attempt')
    expect((await aVisitor(world(), quizzes[0]).starts()).error?.code).toBe('quiz_not_found')
    world().clock.advance({ minutes: 20 })
    await world().app.closeOverdue()
    await expectGone(world(), traces)
  })

  it('can have a single quiz erased: no other one loses anything, and its code opens nothing', async () => {
    const before = await everyRow(world())
    const { teacher, quizzes, done, writing } = await aBusyTeacher()
    const [quiz, other] = quizzes
    const { db } = world().database
    const traces = await quizTraces(db, quiz.code)
    expect(traces).toMatchObject({ questionnaireId: quiz.id, attempts: 1 })
    await eraseQuiz((await appFor(1)).context, quiz.id)
    await expectGone(world(), [quiz.id, done.started.id])
    expect(await quizTraces(db, quiz.code)).toBe(null)
    expectOk(await writing.saves(2, [1, 0, 0]))
    world().clock.advance({ seconds: 1 })
    expect((await aVisitor(world(), quiz).starts()).error?.code).toBe('quiz_not_found')
    expectOk(await aVisitor(world(), other).starts())
    await erase(teacher.email)
    expect(await everyRow(world())).toEqual(before)
  })

  it('is found in any spelling of the address, and nobody else is', async () => {
    const { teacher } = await aBusyTeacher()
    const spelled = ` ${teacher.email.toUpperCase()} `
    expect(await tracesOf(spelled)).toMatchObject({ quizzes: 2, mails: 2, pictures: 0 })
    const before = await everyRow(world())
    expect([await tracesOf(`x${teacher.email}`), await erase(`x${teacher.email}`)]).toEqual([null, false])
    expect(await everyRow(world())).toEqual(before)
    expect(await erase(spelled)).toBe(true)
    await expectGone(world(), [teacher.email])
  })

  it('keeps what others have waiting', async () => {
    const { teacher } = await aForgetfulTeacher(world())
    const other = await aForgetfulTeacher(world())
    await erase(teacher.email)
    expect(await mailTo(world(), other.teacher.email)).toHaveLength(1)
  })

  it('is gone though a class saves and the teacher publishes at that very moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const students = await atOnce(12, () => aStudent(world(), quiz))
    const { email, password } = teacher
    await Promise.all([
      ...students.map(async (student, at) => through(await appFor(at), student).saves(1, [1, 0, 0])),
      erase(teacher.email),
      ...students.map(async (student, at) => through(await appFor(at), student).submits([1, 0, 0])),
      atOnce(3, () => teacher.browser.calls('POST', '/quiz/new', aQuiz({ title: `Last of ${teacher.id}` }))),
      world().newBrowser().calls('POST', '/auth/login', { email, password }),
      aVisitor(world(), quiz).starts(),
    ])
    await expectGone(world(), [teacher.id, teacher.email, quiz.id, ...students.map(({ started }) => started.id)])
  })
})
