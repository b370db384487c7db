import { expect, it } from 'vitest'
import { add, emptyReport } from '#domain/report.ts'
import { atOnce, sharedServers } from '../testing/at-once.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest } from '../testing/people.ts'
import { readReport } from './read-report.ts'

describeEachDatabase('the report of a quiz', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const recounted = async (quiz: QuizInTest) => {
    const { db } = world().database
    const rows = await db.selectFrom('submission_result').selectAll().where('questionnaire_id', '=', quiz.id).execute()
    return rows.map(({ score, out_of }) => ({ score, outOf: out_of })).reduce(add, emptyReport)
  }
  const keptOf = ({ id }: QuizInTest) =>
    world().database.db.selectFrom('report').selectAll().where('questionnaire_id', '=', id).executeTakeFirst()

  it('is the same however often and whenever it is read: nothing is missed or counted twice', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), { is_negative_marking: true })
    for (let round = 0; round < 12; round += 1) {
      await atOnce(round % 4, async (at) => {
        expectOk(await (await aStudent(world(), quiz)).submits([(round + at) % 3, at % 2, round % 4]))
      })
      const { context } = await appFor(round)
      const reports = await atOnce(2, () => readReport(context, quiz.id))
      const expected = await recounted(quiz)
      expect(reports).toEqual([expected, expected])
      world().clock.advance({ seconds: [0, 0.001, 30, 59.999, 60, 61][round % 6] ?? 0 })
    }
    expect((await recounted(quiz)).count).toBe(18)
    expect(await keptOf(quiz)).toBeDefined()
  })

  it('counts what has settled once: only what is new is read again', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    await readReport(world().app.context, quiz.id)
    expect(await keptOf(quiz)).toBe(undefined)
    world().clock.advance({ minutes: 1 })
    await readReport(world().app.context, quiz.id)
    expect(JSON.parse((await keptOf(quiz))?.body ?? '{}')).toEqual(await recounted(quiz))
  })
})
