import { expect, it } from 'vitest'
import { readReport } from '../analytics/find-reports.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'
import { eraseStudent } from './erase-student.ts'

describeEachDatabase('a report that is being counted while a student is erased', (open) => {
  const world = sharedWorld(open)

  it.each([[false], [true]])('is not kept with them (another was kept before: %s)', async (isKept) => {
    const { context } = world().app
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const submits = async () => {
      const student = await aStudent(world(), quiz)
      expectOk(await student.submits([1, 0, 0]))
      world().clock.advance({ minutes: 2 })
      return student
    }
    const first = await submits()
    if (isKept) await readReport(context.db, quiz.id)
    const { details } = await submits()
    await Promise.all([
      readReport(context.db, quiz.id),
      eraseStudent(context, {
        questionnaireId: quiz.id,
        phone: details.phone,
      }),
      readReport(context.db, quiz.id),
    ])
    expect(await readReport(context.db, quiz.id)).toMatchObject({ count: 1 })
    await Promise.all([
      readReport(context.db, quiz.id),
      eraseStudent(context, {
        questionnaireId: quiz.id,
        phone: first.details.phone,
      }),
    ])
    expect(await readReport(context.db, quiz.id)).toMatchObject({ count: 0 })
  })
})
