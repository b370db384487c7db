import { expect, it } from 'vitest'
import { add, emptyReport } from '#domain/statistics/report.ts'
import { atOnce, sharedServers, turns } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest, through } from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { readReport, readReports, recount } from './find-reports.ts'
import { createFoldReports } from './fold-report-queue.ts'

describeEachDatabase('the report of a quiz', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes)

  const aQuizNow = async (changes = {}) => aPublishedQuiz(await aTeacher(world()), changes)
  const rowsOf = (table: 'submission_result' | 'report_queue', { id }: QuizInTest) =>
    world().database.db.selectFrom(table).select(['score', 'out_of']).where('questionnaire_id', '=', id).execute()
  const recounted = async (quiz: QuizInTest) => {
    const rows = await rowsOf('submission_result', quiz)
    return rows.map(({ score, out_of }) => ({ score, outOf: out_of })).reduce(add, emptyReport)
  }
  const reportBy = async (call: number, { id }: QuizInTest) => readReport((await appFor(call)).context.db, id)
  const foldAll = async () => {
    const folded = await Promise.all((await everyApp()).map(({ foldReports }) => foldReports()))
    return folded.reduce((sum, count) => sum + count, 0)
  }
  /** Nothing waits any more, and what is stored is what the results come to. */
  const expectFolded = async (quiz: QuizInTest) => {
    const { stored, recounted: wanted } = await recount(world().database.db, quiz.id)
    expect([stored, await rowsOf('report_queue', quiz)]).toEqual([wanted, []])
    expect(stored).toEqual(await recounted(quiz))
  }

  it('is the same however often and whenever it is read or folded: nothing is missed or counted twice', async () => {
    const quiz = await aQuizNow({ is_negative_marking: true })
    for (let round = 0; round < 12; round += 1) {
      await atOnce(round % 4, async (at) => {
        expectOk(await (await aStudent(world(), quiz)).submits([(round + at) % 3, at % 2, round % 4]))
      })
      const expected = await recounted(quiz)
      expect(await atOnce(2, (call) => reportBy(call, quiz))).toEqual([expected, expected])
      if (round % 3 > 0) await (await appFor(round)).foldReports()
      expect(await reportBy(round, quiz)).toEqual(expected)
    }
    expect((await recounted(quiz)).count).toBe(18)
    await foldAll()
    await expectFolded(quiz)
  })

  it('is not written by those who read it', async () => {
    const quiz = await aQuizNow()
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    const before = await everyRow(world())
    expect(await reportBy(0, quiz)).toMatchObject({ count: 1 })
    expect(await everyRow(world())).toEqual(before)
  })

  it('is that of nobody for a quiz that nobody has finished, or that is gone', async () => {
    const quiz = await aQuizNow()
    const { db } = world().database
    expect(await readReport(db, quiz.id)).toEqual(emptyReport)
    expect(await readReport(db, 'gone')).toEqual(emptyReport)
    expect(await readReports(db, [])).toEqual(new Map())
    await foldAll()
    expect(await foldAll()).toBe(0)
  })

  it('is read for many quizzes at once, each with its own students', async () => {
    const quizzes = [await aQuizNow(), await aQuizNow(), await aQuizNow()]
    for (const [at, quiz] of quizzes.entries()) {
      await manyEnds(world(), quiz, at)
      if (at === 1) expect(await foldAll()).toBe(1)
    }
    const ids = quizzes.map(({ id }) => id)
    const counts = async () =>
      [...(await readReports(world().database.db, ids))].map(([id, { count }]) => [ids.indexOf(id), count]).sort()
    const wanted = [
      [0, 0],
      [1, 1],
      [2, 2],
    ]
    expect(await counts()).toEqual(wanted)
    expect(await foldAll()).toBe(2)
    expect(await counts()).toEqual(wanted)
  })

  it('holds each of thousands once, though all processes fold at the same moment', { tags: ['race'] }, async () => {
    const quizzes = [await aQuizNow(), await aQuizNow()]
    for (const quiz of quizzes) await manyEnds(world(), quiz, 1300)
    const folded = await atOnce(4, async (call) => (await appFor(call)).foldReports())
    expect(folded.reduce((sum, count) => sum + count, 0)).toBe(2600)
    for (const quiz of quizzes) await expectFolded(quiz)
  })

  it('is folded when a crowd has been served, and a crowd that never ends does not keep it for ever', async () => {
    const quiz = await aQuizNow()
    const { context, foldReports } = world().app
    await manyEnds(world(), quiz, 700)
    let isBusy = true
    const fold = createFoldReports({ ...context, committer: { ...context.committer, isBusy: () => isBusy } })
    expect([await fold(), await fold()]).toEqual([0, 0])
    expect(await reportBy(0, quiz)).toMatchObject({ count: 700 })
    isBusy = false
    expect(await fold()).toBe(700)
    await manyEnds(world(), quiz, 700)
    isBusy = true
    const folded: number[] = []
    while (folded.at(-1) !== 700) folded.push(await fold())
    expect(folded).toEqual([0, 0, 0, 0, 0, 700])
    expect(await foldReports()).toBe(0)
    await expectFolded(quiz)
  })

  it('counts what was acknowledged before it was read, and nothing that is not committed', async () => {
    const quiz = await aQuizNow()
    const students = await atOnce(60, () => aStudent(world(), quiz))
    let acknowledged = 0
    let isOver = false
    const ends = students.map(async (student, at) => {
      await turns(5 * at)
      expectOk(await through(await appFor(at), student).submits([1, 0, 0]))
      acknowledged += 1
    })
    const untilOver = async (work: () => Promise<unknown>) => {
      while (!isOver) {
        await work()
        await turns(1)
      }
    }
    const readers = [0, 1].map((call) =>
      untilOver(async () => {
        const least = acknowledged
        const { count } = await reportBy(call, quiz)
        expect(count).toBeGreaterThanOrEqual(least)
        expect(count).toBeLessThanOrEqual((await rowsOf('submission_result', quiz)).length)
      }),
    )
    const folders = (await everyApp()).map(({ foldReports }) => untilOver(foldReports))
    await Promise.all(ends)
    isOver = true
    await Promise.all([...readers, ...folders])
    expect(await reportBy(0, quiz)).toMatchObject({ count: 60 })
    await foldAll()
    await expectFolded(quiz)
  })
})
