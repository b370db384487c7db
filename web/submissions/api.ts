import { givenAnswers } from '#contract/answer-entries.ts'
import type { GivenAnswerOnWire } from '#contract/given-answers.ts'
import { readQuiz } from '#contract/papers.ts'
import {
  type BegunOnWire,
  PAGE_VERSION,
  readStudent,
  restoreAttempt,
  resumeQuiz,
  saveAnswers,
  startQuiz,
  submitQuiz,
} from '#contract/submissions.ts'
import type { Participant } from '#domain/participant.ts'
import { call } from '../api/call.ts'
import { fail, type Reply } from '../api/reply.ts'
import { loadPlayers } from '../questions/players.tsx'
import type { ServerClock } from './clock.ts'
import type { Progress } from './progress.ts'
import type { SendOptions } from './saving.ts'

export type Api = ReturnType<typeof studentApi>

/** All that a page knows of an attempt's answers, on its way to the server. */
export type Delivery = {
  attempt: string
  progress: Pick<Progress, 'sheet' | 'base' | 'writer' | 'changes' | 'changedAt'>
  /** Once the time is over each answer says when it was given. */
  isOver: boolean
}

type HandOver = { phone: string; resumeCode: string; deviceKey: string }

/** The student's calls for one quiz. Every answer that tells the time also sets the clock. */
export const studentApi = (code: string, clock: ServerClock) => {
  const timed = async <T extends { server_now: number }>(make: () => Promise<Reply<T>>) => {
    const askedAt = performance.now()
    const reply = await make()
    if (reply.ok) clock.heard({ serverNow: reply.value.server_now, askedAt, heardAt: performance.now() })
    return reply
  }
  return {
    /** Like all that bring questions, it has succeeded once what shows them is here too. */
    paper: (timeoutMs: number) =>
      playable(call(readQuiz, { query: { code } }, { timeoutMs }), ({ kinds }): Kinds => kinds),
    student: (timeoutMs?: number) => timed(() => call(readStudent, { query: { code } }, asked(timeoutMs))),
    start: (participant: Participant, deviceKey: string, timeoutMs: number) =>
      timed(() => {
        const body = { ...participant, quiz_code: code, device_key: deviceKey, page: PAGE_VERSION }
        return playable(call(startQuiz, { body }, { timeoutMs }), kindsIn)
      }),
    resume: ({ phone, resumeCode, deviceKey }: HandOver, timeoutMs: number) =>
      timed(() => {
        const body = { quiz_code: code, phone, resume_code: resumeCode, device_key: deviceKey }
        return playable(call(resumeQuiz, { body }, { timeoutMs }), kindsIn)
      }),
    restore: (deviceKey: string, receipt: string, timeoutMs?: number) =>
      timed(() => {
        const body = { quiz_code: code, device_key: deviceKey, receipt }
        return playable(call(restoreAttempt, { body }, asked(timeoutMs)), kindsIn)
      }),
    save: (delivery: Delivery, options: SendOptions) =>
      timed(() => {
        const revision = Math.max(1, delivery.progress.changes)
        return call(saveAnswers, { body: { quiz_code: code, revision, ...toldOf(delivery) } }, options)
      }),
    submit: (delivery: Delivery, timeoutMs: number) =>
      call(submitQuiz, { body: { quiz_code: code, ...toldOf(delivery) } }, { timeoutMs }),
  }
}

type Kinds = readonly string[] | undefined

const kindsIn = ({ paper }: BegunOnWire): Kinds => paper.kinds

const NO_PLAYERS = { status: null, code: 'network', fields: {}, retryAfterMs: null }

const playable = async <T>(calling: Promise<Reply<T>>, kindsOf: (value: T) => Kinds): Promise<Reply<T>> => {
  const reply = await calling
  return reply.ok && !(await loadPlayers(kindsOf(reply.value))) ? fail(NO_PLAYERS) : reply
}

const asked = (timeoutMs: number | undefined) => (timeoutMs === undefined ? {} : { timeoutMs })

const toldOf = ({ attempt, progress, isOver }: Delivery) => {
  const { sheet, base, writer, changedAt } = progress
  const given = givenAnswers(sheet, writer)
  return {
    attempt,
    ...writer,
    ...(base !== null && { based_on: base }),
    answers: isOver ? given.map((answer) => ({ ...answer, ...momentOf(answer, changedAt) })) : given,
  }
}

const momentOf = ({ question_id }: GivenAnswerOnWire, changedAt: Progress['changedAt']) => {
  const moment = changedAt[question_id]
  return moment === undefined ? {} : { given_at: moment }
}
