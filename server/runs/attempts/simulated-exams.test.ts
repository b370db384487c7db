import { expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { triesBeforeTheWindow } from '../../testing/exams/before-the-window.ts'
import { anExamHall, type ExamHall } from '../../testing/exams/exam-hall.ts'
import type { ExamStudent } from '../../testing/exams/exam-student.ts'
import { EXAMS_AS_PRINTED, EXAMS_CHANGED, type PublishedExam } from '../../testing/exams/published-exams.ts'
import { simulateStudent } from '../../testing/exams/simulate-student.ts'
import { simulateTeacher } from '../../testing/exams/simulate-teacher.ts'
import {
  expectExported,
  expectListed,
  expectOverview,
  expectQuestionsTold,
  expectStudentsTold,
  type ToldTo,
} from '../../testing/exams/told-of-exam.ts'
import { expectOk } from '../../testing/people.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { sharedWorld } from '../../testing/world.ts'

const isToldToTeacher = async (told: ToldTo) => {
  await expectListed(told)
  await expectQuestionsTold(told)
  await expectOverview(told)
  await expectExported(told)
}

/** Their teacher takes in all that came too late. */
const acceptsLate = async ({ teacher, quiz }: ExamHall, students: readonly ExamStudent[]) => {
  const late = students.filter(({ log }) => log.lateQuestions() > 0)
  expect(late.length).toBeGreaterThan(0)
  const body = { decision: 'accepted', submissions: late.map(({ begun }) => begun.id) }
  expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, body))
  for (const { log } of late) log.takesInLate()
}

/** The same in each gate; the long run gives another, and tells it. */
const SEED = Number(process.env.TEST_SEED ?? 20_260_115)
const [FEW, SOME, MANY] = [20, 60, 300]
const LONG = 600_000

describeEachDatabase(
  'an exam that a class takes on devices that lose, delay and repeat what they send',
  (open, processes) => {
    const world = sharedWorld(open)

    const isTaken = async (exam: PublishedExam, count: number) => {
      const random = seededRandom(SEED)
      const hall = await anExamHall({ world: world(), random, processes }, exam)
      await triesBeforeTheWindow(hall)
      const students: ExamStudent[] = []
      for (let number = 0; number < count; number += 1) {
        const own = seededRandom(SEED + 7919 * (number + 1))
        simulateStudent({ hall, number, random: own, students })
      }
      simulateTeacher({ hall, count, random: seededRandom(SEED + 1), students })
      await hall.run()
      expect(students).toHaveLength(count)
      // Of so many some end in each way.
      if (count > FEW) expect(new Set(students.map(({ log }) => log.endedBy())).size).toBe(3)
      world().clock.advance({ minutes: 60 })
      await world().app.closeOverdue()
      const told = (): ToldTo => ({
        hall,
        expected: students.map((student) => ({ student, byHand: student.log.result() })),
      })
      await expectStudentsTold(told())
      await isToldToTeacher(told())
      await acceptsLate(hall, students)
      await isToldToTeacher(told())
      return hall
    }
    const nameOn = async ({ quiz, calls }: Awaited<ReturnType<typeof isTaken>>) => {
      const stranger = { cookies: new Map<string, string>(), address: '10.2.0.2', mayRead: null }
      return readQuiz.data.parse(expectOk(await calls(stranger, ['GET', `/quiz?code=${quiz.code}`]))).pattern
    }

    it.each(EXAMS_CHANGED)('comes to what the rules of $name say, and tells nothing before its time', async (exam) => {
      expect(await nameOn(await isTaken(exam, FEW))).toBeUndefined()
    })

    it.each(EXAMS_AS_PRINTED)('comes to what was printed of $name', { tags: ['long'], timeout: LONG }, async (exam) => {
      expect(await nameOn(await isTaken(exam, SOME))).toBe(exam.name)
    })

    it.each(EXAMS_CHANGED)(
      'comes to what the rules of $name say for a large class',
      { tags: ['long'], timeout: LONG },
      async (exam) => {
        await isTaken(exam, MANY)
      },
    )
  },
)
