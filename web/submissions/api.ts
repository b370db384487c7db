import { readQuiz } from '#contract/questionnaires.ts'
import {
  type GivenAnswerOnWire,
  readStudent,
  resumeQuiz,
  type StudentOnWire,
  saveAnswers,
  startQuiz,
  submitQuiz,
} from '#contract/submissions.ts'
import type { AnswerSheet } from '#domain/answer.ts'
import type { Participant } from '#domain/participant.ts'
import { questionId } from '#domain/question.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/reply.ts'
import type { ServerClock } from './clock.ts'
import type { Save, SendOptions } from './saving.ts'

export type Api = ReturnType<typeof studentApi>

/** The student's calls for one quiz. Every answer that tells the time also sets the clock. */
export const studentApi = (code: string, clock: ServerClock) => {
  const timed = async <T extends { server_now: number }>(make: () => Promise<Reply<T>>) => {
    const askedAt = performance.now()
    const reply = await make()
    if (reply.ok) clock.heard({ serverNow: reply.value.server_now, askedAt, heardAt: performance.now() })
    return reply
  }
  return {
    paper: (timeoutMs: number) => call(readQuiz, { query: { code } }, { timeoutMs }),
    student: () => timed(() => call(readStudent, { query: { code } })),
    start: (participant: Participant, deviceKey: string) =>
      timed(() => call(startQuiz, { body: { ...participant, quiz_code: code, device_key: deviceKey } })),
    resume: (phone: string, resumeCode: string) =>
      timed(() => call(resumeQuiz, { body: { quiz_code: code, phone, resume_code: resumeCode } })),
    save: ({ revision, sheet }: Save, options: SendOptions) =>
      timed(() => call(saveAnswers, { body: { quiz_code: code, revision, answers: givenAnswers(sheet) } }, options)),
    submit: (sheet: AnswerSheet, timeoutMs: number) =>
      call(submitQuiz, { body: { quiz_code: code, answers: givenAnswers(sheet) } }, { timeoutMs }),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

const givenAnswers = (sheet: AnswerSheet): GivenAnswerOnWire[] =>
  Object.entries(sheet).map(([id, { answer, isMarked, timeMs }]) => ({
    question_id: id,
    selected_index: answer?.option ?? -1,
    marked: isMarked,
    time_ms: Math.min(timeMs, DAY_MS),
  }))

export const sheetOf = ({ answers }: Pick<StudentOnWire, 'answers'>): AnswerSheet =>
  Object.fromEntries(
    answers.map(({ question_id, selected_index, marked = false, time_ms = 0 }) => [
      questionId.parse(question_id),
      {
        answer: selected_index < 0 ? null : { kind: 'choice', option: selected_index },
        isMarked: marked,
        timeMs: time_ms,
      },
    ]),
  )
