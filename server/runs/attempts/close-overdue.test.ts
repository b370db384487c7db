import { expect, it } from 'vitest'
import { readResult } from '#contract/runs/attempts.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

/** More than are closed together. */
const BROKEN = 60

describeBothDatabases('attempts that are overdue', (open) => {
  const world = sharedWorld(open)

  it('are closed although many before them can not be read, and those are tried again', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const { db } = world().database
    for (let at = 0; at < BROKEN; at += 1) expectOk(await (await aStudent(world(), quiz)).saves(1, [1]))
    await db.updateTable('saved_answers').set({ answers: '{' }).execute()
    world().clock.advance({ seconds: 1 })
    const honest = await aStudent(world(), quiz)
    expectOk(await honest.saves(1, [1, 0]))

    world().clock.advance({ minutes: 16 })
    await expect(world().app.closeOverdue()).rejects.toThrow(`${BROKEN} attempts could not be closed`)
    const { score, ended_by } = readResult.data.parse(expectOk(await honest.result()))
    expect([score, ended_by]).toEqual([2, 'server'])

    const whole = '{"ids":[],"given":[],"ms":[]}'
    await db.updateTable('saved_answers').set({ answers: whole }).where('answers', '=', '{').execute()
    expect(await world().app.closeOverdue()).toBe(BROKEN)
  })

  it('are closed in each quiz whose time is over, and in no other', async () => {
    const teacher = await aTeacher(world())
    const [short, other, long] = [
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher, { duration: nanosecondsOf(60) }),
    ]
    const students = await Promise.all([short, short, other, long].map((quiz) => aStudent(world(), quiz)))
    for (const student of students) expectOk(await student.saves(1, [1]))

    world().clock.advance({ minutes: 16 })
    expect(await world().app.closeOverdue()).toBe(3)
    expect(await world().app.closeOverdue()).toBe(0)
    world().clock.advance({ minutes: 45 })
    expect(await world().app.closeOverdue()).toBe(1)
  })
})
