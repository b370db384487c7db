import { MINUTE } from '#domain/time/time-limit.ts'
import { aStudent, expectOk, type QuizInTest, type StudentInTest } from '../people.ts'
import type { Answer, World } from '../world.ts'

/** What is sent late: the options chosen, in the order of the questions; null leaves a question out, -1 is a blank. */
type Sent = {
  options: (number | null)[]
  device?: string
  /** Which change the first of them is. */
  seq?: number
  givenAt?: number
}

export type LateStudent = StudentInTest & { id: string; sendsLate: (sent: Sent) => Promise<Answer> }

/** A student who is taking the quiz and has these options saved. */
export const aLateStudent = async (
  world: World,
  quiz: QuizInTest,
  { name, saved }: { name?: string; saved: number[] },
): Promise<LateStudent> => {
  const student = await aStudent(world, quiz, name)
  expectOk(await student.saves(1, saved))
  const sendsLate: LateStudent['sendsLate'] = ({ options, device = 'phone-0001', seq = 100, givenAt }) => {
    const answers = options.flatMap((selected_index, at) => {
      if (selected_index === null) return []
      const given_at = givenAt !== undefined && { given_at: givenAt }
      return { question_id: quiz.questionIds[at], selected_index, seq: seq + at, ...given_at }
    })
    const body = { quiz_code: quiz.code, revision: 2, device, turn: student.started.turn, answers }
    return student.browser.calls('PUT', '/student/quiz/answers', body)
  }
  return { ...student, id: student.started.id, sendsLate }
}

/** The time of everybody who has started is over for long, and the server has ended what was under way. */
export const theEnd = async ({ app, clock }: World): Promise<void> => {
  clock.advance({ minutes: 20 })
  await app.closeOverdue()
}

/** Somebody whose answers came five minutes after the end of the quiz, given half a minute before it. */
export const cameLate = async (
  world: World,
  quiz: QuizInTest,
  options: { name?: string; saved: number[]; late: (number | null)[] },
): Promise<LateStudent> => {
  const student = await aLateStudent(world, quiz, options)
  await theEnd(world)
  await student.sendsLate({ options: options.late, givenAt: world.clock.now() - 5.5 * MINUTE })
  return student
}
