import { expect, it } from 'vitest'
import type { App } from '../../app.ts'
import { atOnce } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
  through,
} from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { readReport } from './find-reports.ts'

describeEachDatabase('a report counts every attempt once', (open, processes) => {
  const world = sharedWorld(open)

  let skew = 0
  let other: Promise<App> | undefined
  /** By a process whose clock is that many seconds off: another one, or where there is only one that one itself. */
  const byClockThatIsOff = async (seconds: number, work: (app: App) => Promise<void>) => {
    if (processes === 1) {
      world().clock.advance({ seconds })
      await work(world().app)
      world().clock.advance({ seconds: -seconds })
      return
    }
    other ??= world().secondApp(() => world().clock.now() + skew * 1000)
    skew = seconds
    await work(await other)
  }
  const endsBy = (app: App, students: StudentInTest[]) =>
    Promise.all(students.map(async (student) => expectOk(await through(app, student).submits([1, 0, 0]))))
  const counted = async (app: App, quiz: QuizInTest) => (await readReport(app.context.db, quiz.id)).count

  it.each([
    ['is 90 s behind', { reads: 0, ends: -90 }],
    ['stood still for 80 s at the bell', { reads: 0, ends: -80 }],
    ['was an hour ahead and is put right', { reads: 3600, ends: 0 }],
    ['is an hour ahead', { reads: 0, ends: 3600 }],
    ['was right and is set back by a day', { reads: 0, ends: -86_400 }],
  ])('though the clock of a process %s', async (_, { reads, ends }) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const students = await atOnce(20, () => aStudent(world(), quiz))
    await endsBy(world().app, students.slice(0, 10))
    world().clock.advance({ minutes: 2 })
    for (let round = 0; round < 3; round += 1) {
      await byClockThatIsOff(reads, async (app) => {
        await counted(app, quiz)
        await app.foldReports()
      })
      await byClockThatIsOff(ends, async (app) => {
        await endsBy(app, students.slice(10 + 3 * round, 13 + 3 * round))
      })
      expect(await counted(world().app, quiz)).toBe(13 + 3 * round)
      world().clock.advance({ minutes: 2 })
      await world().app.foldReports()
      expect(await counted(world().app, quiz)).toBe(13 + 3 * round)
    }
  })
})
