import { expect, it } from 'vitest'
import { readReport, recount } from '../../results/reports/find-reports.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest, through } from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { eraseQuiz } from './erase-quiz.ts'
import { eraseStudent } from './erase-student.ts'

describeEachDatabase('a report that is being folded while students are erased', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)

  const aQuizNow = async () => aPublishedQuiz(await aTeacher(world()))
  const aFinished = async (quiz: QuizInTest) => {
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([1, 0, 0]))
    return { questionnaireId: quiz.id, participantKey: `${quiz.id}:${student.details.phone}` }
  }
  const erase = async (student: { questionnaireId: string; participantKey: string }) =>
    eraseStudent((await appFor(1)).context, student)
  const reportOf = ({ id }: QuizInTest) => readReport(world().database.db, id)
  const foldAll = async () => Promise.all((await everyApp()).map(({ foldReports }) => foldReports()))

  it.each([
    ['of one quiz, who were folded before', true],
    ['of one quiz, who wait for it', false],
  ])('never counts them, and always the others: %s', async (_, isFolded) => {
    const quiz = await aQuizNow()
    const [first, second, third] = await atOnce(3, () => aFinished(quiz))
    if (!first || !second || !third) throw new Error('three students have finished')
    if (isFolded) await foldAll()
    await Promise.all([foldAll(), erase(first), foldAll()])
    expect(await reportOf(quiz)).toMatchObject({ count: 2 })
    await Promise.all([erase(second), foldAll(), erase(third)])
    expect(await reportOf(quiz)).toMatchObject({ count: 0, highest: null })
  })

  it('is right when a class submits, is folded and loses students at once', { tags: ['race'] }, async () => {
    const quiz = await aQuizNow()
    const gone = await atOnce(10, () => aFinished(quiz))
    const students = await atOnce(20, () => aStudent(world(), quiz))
    await Promise.all([
      ...students.map(async (student, at) => expectOk(await through(await appFor(at), student).submits([1, 0, 0]))),
      ...gone.map(erase),
      ...Array.from({ length: 10 }, foldAll),
    ])
    expect(await reportOf(quiz)).toEqual({ count: 20, totalMarks: 72_000, totalOutOf: 72_000, highest: 3600 })
    await foldAll()
    const { stored, recounted } = await recount(world().database.db, quiz.id)
    expect(stored).toEqual(recounted)
  })

  it('is gone with its quiz, and with what waited for it', async () => {
    const quizzes = [await aQuizNow(), await aQuizNow()]
    for (const quiz of quizzes) await manyEnds(world(), quiz, 300)
    const { context } = await appFor(1)
    await Promise.all([foldAll(), ...quizzes.map(({ id }) => eraseQuiz(context, id)), foldAll()])
    const { db } = world().database
    const ids = quizzes.map(({ id }) => id)
    expect(await db.selectFrom('report').selectAll().where('questionnaire_id', 'in', ids).execute()).toEqual([])
    expect(await db.selectFrom('report_queue').selectAll().where('questionnaire_id', 'in', ids).execute()).toEqual([])
  })
})
