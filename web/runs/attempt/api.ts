import { type QuizPaperOnWire, readQuiz } from '#contract/questionnaires/papers.ts'
import { givenAnswers } from '#contract/runs/answer-entries.ts'
import {
  type BegunOnWire,
  findStudent,
  PAGE_VERSION,
  readWord,
  restoreAttempt,
  resumeQuiz,
  saveAnswers,
  startQuiz,
  submitQuiz,
} from '#contract/runs/attempts.ts'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import { call } from '../../calls/call.ts'
import { fail, ok, type Reply } from '../../calls/reply.ts'
import { timeoutMs } from '../../calls/retry.ts'
import type { ServerClock } from '../device/clock.ts'
import type { Delivery } from '../device/delivery.ts'
import { mayBeHeavy } from '../device/long-text.ts'
import { hasLongTexts, loadPaper, withLongTexts } from '../device/paper-parts.ts'
import { playable } from '../device/playable.ts'
import type { Progress } from '../device/progress.ts'
import type { SendOptions } from '../device/saving.ts'
import type { Told } from '../device/sending-parts.ts'
import { loadOwnForm } from '../join-form/load-own-form.ts'

export type Api = ReturnType<typeof studentApi>

type HandOver = EnteredOnWire & { resumeCode: string; deviceKey: string }

/** The student's calls for one quiz. Every answer that tells the time also sets the clock. */
export const studentApi = (code: string, clock: ServerClock) => {
  const timed = async <T extends { server_now: number }>(make: () => Promise<Reply<T>>) => {
    const askedAt = performance.now()
    const reply = await make()
    if (reply.ok) clock.heard({ serverNow: reply.value.server_now, askedAt, heardAt: performance.now() })
    return reply
  }
  const saveOnce = ({ progress, deviceKey: device_key }: Delivery, told: Told, options: SendOptions) => {
    const body = { quiz_code: code, revision: Math.max(1, progress.changes), device_key, ...told }
    return timed(() => call(saveAnswers, { body }, options))
  }
  const save = (delivery: Delivery, options: SendOptions) => {
    const told = toldOf(delivery)
    const send = (part: Told, moreMs = 0) =>
      saveOnce(delivery, part, { ...options, timeoutMs: options.timeoutMs + moreMs })
    if (!hasLongTexts() && !mayBeHeavy(told.answers)) return send(told)
    return withLongTexts(({ sentInParts }) => sentInParts(told, { unsent: delivery.unsent, send }))
  }
  return {
    parts: partsOfCover,
    paper: (timeoutMs: number) => playable(call(readQuiz, { query: { code } }, { timeoutMs }), partsOfCover),
    student: (timeoutMs?: number) => timed(() => found(code, timeoutMs)),
    word: () => call(readWord, { query: { code } }, asked()),
    start: (entered: EnteredOnWire, deviceKey: string, timeoutMs: number) =>
      timed(() => {
        const body = { ...entered, quiz_code: code, device_key: deviceKey, page: PAGE_VERSION }
        return playable(call(startQuiz, { body }, { timeoutMs }), partsOf)
      }),
    resume: ({ resumeCode, deviceKey, ...entered }: HandOver, timeoutMs: number) =>
      timed(() => {
        const body = { ...entered, quiz_code: code, resume_code: resumeCode, device_key: deviceKey, page: PAGE_VERSION }
        return playable(call(resumeQuiz, { body }, { timeoutMs }), partsOf)
      }),
    restore: (deviceKey: string, receipt: string, timeoutMs?: number) =>
      timed(() => {
        const body = { quiz_code: code, device_key: deviceKey, receipt }
        return playable(call(restoreAttempt, { body }, asked(timeoutMs)), partsOf)
      }),
    save,
    submit: (delivery: Delivery, timeoutMs: number) => {
      const { unsent, isAtEnd } = delivery
      const told = toldOf(delivery)
      const submit = ({ part: _, ...rest }: Told, moreMs = 0) =>
        call(
          submitQuiz,
          { body: { quiz_code: code, ...rest, ...(isAtEnd && { at_end: true }) } },
          { timeoutMs: timeoutMs + moreMs },
        )
      if (!hasLongTexts() && !mayBeHeavy(told.answers)) return submit(told)
      const saved = (left: readonly string[] | undefined) =>
        save({ ...delivery, unsent: left }, { keepalive: false, timeoutMs })
      return withLongTexts(({ submittedAfterParts }) => submittedAfterParts(told, { unsent, save: saved, submit }))
    },
  }
}

const found = async (code: string, timeoutMs: number | undefined) => {
  const reply = await call(findStudent, { query: { code } }, asked(timeoutMs))
  if (!reply.ok) return reply
  const { student } = reply.value
  // As `readStudent` would say it.
  return student ? ok(student) : fail({ status: 404, code: 'new_student', fields: {}, retryAfterMs: null })
}

/** Brings what it takes to join, and to take the paper afterwards: before a clock runs there is time for all of it. */
const partsOfCover = async (paper: QuizPaperOnWire): Promise<boolean> =>
  (await loadPaper(paper, true)) && loadOwnForm(paper.settings?.joining)

const partsOf = ({ paper }: BegunOnWire) => loadPaper(paper)

const asked = (ms = timeoutMs(0)) => ({ timeoutMs: ms })

const toldOf = ({ attempt, progress, isOver }: Delivery): Told => {
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
