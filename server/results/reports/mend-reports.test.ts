import { expect, it, vi } from 'vitest'
import type { Report } from '#domain/statistics/report.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher } from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { readReport } from './find-reports.ts'

describeEachDatabase('a report that is wrong', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)

  const aQuizWith = async (ends: number) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    await manyEnds(world(), quiz, ends)
    return quiz
  }
  const setReport = (id: string, { count, totalMarks, totalOutOf, highest }: Report) =>
    world()
      .database.db.updateTable('report')
      .set({ count, total_marks: totalMarks, total_out_of: totalOutOf, highest })
      .where('questionnaire_id', '=', id)
      .execute()

  it.each([
    ['counts too few', { count: 1, totalMarks: 1, totalOutOf: 1, highest: 1 }],
    ['counts too many', { count: 99, totalMarks: 99, totalOutOf: 99, highest: 99_999 }],
    ['knows of nobody', { count: 0, totalMarks: 0, totalOutOf: 0, highest: null }],
  ])('because it %s is right again, and the log says so', async (_, stored) => {
    const { app, database } = world()
    const quiz = await aQuizWith(15)
    const other = await aQuizWith(2)
    await app.foldReports()
    await manyEnds(world(), quiz, 5)
    const wanted = await readReport(database.db, quiz.id)
    const warn = vi.spyOn(app.context.log, 'warn')
    await setReport(quiz.id, stored)
    expect(await app.mendReports()).toBe(1)
    expect(await readReport(database.db, quiz.id)).toEqual(wanted)
    expect(warn.mock.calls).toMatchObject([[{ questionnaire: quiz.id, stored }, expect.any(String)]])
    expect(await app.mendReports()).toBe(0)
    expect(await readReport(database.db, other.id)).toMatchObject({ count: 2 })
    warn.mockRestore()
  })

  it('because it is missing, or because an end was never queued, is right again', async () => {
    const { app, database } = world()
    const quiz = await aQuizWith(4)
    const never = await aQuizWith(0)
    await database.db.deleteFrom('report_queue').where('questionnaire_id', '=', quiz.id).execute()
    expect(await readReport(database.db, quiz.id)).toMatchObject({ count: 0 })
    expect(await app.mendReports()).toBe(1)
    expect(await readReport(database.db, quiz.id)).toMatchObject({ count: 4 })
    expect(await readReport(database.db, never.id)).toMatchObject({ count: 0 })
  })

  it('is told from one that is changing: nothing is mended while a class ends and is folded', {
    tags: ['race'],
  }, async () => {
    const quiz = await aQuizWith(5)
    const apps = await everyApp()
    const ends = manyEnds(world(), quiz, 1000)
    const mended = atOnce(20, async (call) => (await appFor(call)).mendReports())
    await atOnce(10, () => Promise.all(apps.map(({ foldReports }) => foldReports())))
    expect(await mended).toEqual(Array.from({ length: 20 }, () => 0))
    await ends
    expect(await readReport(world().database.db, quiz.id)).toMatchObject({ count: 1005 })
  })
})
