import { expect, it } from 'vitest'
import { fillEveryTable } from '../../testing/a-row-of-each.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { tablesWith } from '../registry.ts'
import { eraseQuiz } from './erase-quiz.ts'
import { eraseTeacher } from './erase-teacher.ts'

describeEachDatabase('every table with data about people', (open) => {
  const world = sharedWorld(open)

  const filled = async () => {
    const { db } = world().database
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expectOk(await student.saves(1, [1, -1, 0]))
    const { version_id: versionId } = await db
      .selectFrom('questionnaire')
      .select('version_id')
      .where('id', '=', quiz.id)
      .executeTakeFirstOrThrow()
    const attemptId = student.started.id
    await fillEveryTable(db, { teacherId: teacher.id, questionnaireId: quiz.id, versionId, attemptId })
    return { teacher, quiz, traces: [teacher.id, teacher.email, quiz.id, attemptId] }
  }
  const tablesOf = async (traces: readonly string[]): Promise<string[]> => {
    const rows = (await everyRow(world())).filter((row) => traces.some((trace) => row.includes(trace)))
    return [...new Set(rows.map((row) => /"in_table":"(\w+)"/.exec(row)?.[1] ?? ''))].sort()
  }
  const tablesAbout = (...subjects: string[]): string[] => tablesWith(({ of }) => subjects.includes(of)).sort()

  it('has rows of an account, and none of them once it is erased', async () => {
    const { teacher, traces } = await filled()
    const about = tablesAbout('attempt', 'response', 'questionnaire', 'account')
    expect(await tablesOf(traces)).toEqual(expect.arrayContaining(about))
    expect(await eraseTeacher(world().app.context, teacher.email)).toBe(true)
    expect(await tablesOf(traces)).toEqual([])
  })

  it('has no row of a quiz once that is erased, and still those of its owner', async () => {
    const { quiz, traces } = await filled()
    await eraseQuiz(world().app.context, quiz.id)
    expect(await tablesOf([quiz.id])).toEqual([])
    const left = await tablesOf(traces)
    expect(left).toEqual(expect.arrayContaining(['teacher', 'session', 'passkey', 'media']))
  })
})
