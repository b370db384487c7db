import { expect, it } from 'vitest'
import { sharedServers, turns } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, type QuizInTest } from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { readReport, recount } from './find-reports.ts'
import { rescoreInReport } from './store.ts'

describeEachDatabase('an attempt that is scored anew', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)

  const aQuizNow = async () => aPublishedQuiz(await aTeacher(world()))
  /** As a use case does it: the result in place, and the reports in the same transaction. */
  const rescore = async (call: number, quiz: QuizInTest, scores: Map<string, number>) => {
    const { db } = (await appFor(call)).context
    const rescored = [...scores].map(([attemptId, score]) => ({ attemptId, questionnaireId: quiz.id, score }))
    await db.transaction().execute(async (trx) => {
      for (const { attemptId, score } of rescored) {
        await trx.updateTable('submission_result').set({ score }).where('submission_id', '=', attemptId).execute()
      }
      await rescoreInReport(trx, ...rescored)
    })
  }
  const foldAll = async () => Promise.all((await everyApp()).map(({ foldReports }) => foldReports()))
  const expectRight = async ({ id }: QuizInTest) => {
    const { db } = world().database
    const results = await db
      .selectFrom('submission_result')
      .select('score')
      .where('questionnaire_id', '=', id)
      .execute()
    const scores = results.map(({ score }) => score)
    expect(await readReport(db, id)).toEqual({
      count: scores.length,
      totalMarks: scores.reduce((sum, score) => sum + score, 0),
      totalOutOf: scores.length * 10_800,
      highest: Math.max(...scores),
    })
    const { stored, recounted } = await recount(db, id)
    expect(stored).toEqual(recounted)
  }

  it.each([
    ['waits to be folded', false],
    ['is folded', true],
  ])('counts with its new score when it %s', async (_, isFolded) => {
    const quiz = await aQuizNow()
    const [first = '', second = ''] = await manyEnds(world(), quiz, 13)
    if (isFolded) await foldAll()
    for (const scores of [
      [first, 10_800],
      [first, -3600],
      [second, 10_799],
    ] as const) {
      await rescore(0, quiz, new Map([scores]))
      await expectRight(quiz)
    }
    await foldAll()
    await expectRight(quiz)
  })

  it('is right beside others that are not, some of them folded and some not', async () => {
    const quiz = await aQuizNow()
    const folded = await manyEnds(world(), quiz, 20)
    await foldAll()
    const waiting = await manyEnds(world(), quiz, 20)
    await rescore(0, quiz, new Map([...folded.slice(0, 5), ...waiting.slice(0, 5)].map((id, at) => [id, at * 7])))
    await expectRight(quiz)
    await foldAll()
    await expectRight(quiz)
  })

  it('is counted once, with its new score, though it is folded at that moment', { tags: ['race'] }, async () => {
    const quiz = await aQuizNow()
    for (let round = 0; round < 12; round += 1) {
      const ids = await manyEnds(world(), quiz, 8)
      const rescored = ids.map(async (id, at) => {
        await turns(at)
        await rescore(at, quiz, new Map([[id, round * 700 + at]]))
      })
      await Promise.all([...rescored, turns(round % 6).then(foldAll), manyEnds(world(), quiz, 1)])
      await expectRight(quiz)
    }
    await foldAll()
    await expectRight(quiz)
  })
})
