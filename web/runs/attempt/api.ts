import { type QuizPaperOnWire, readQuiz } from '#contract/questionnaires/papers.ts'
import {
  type BegunOnWire,
  findStudent,
  PAGE_VERSION,
  readWord,
  restoreAttempt,
  resumeQuiz,
  startQuiz,
} from '#contract/runs/attempts.ts'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import { call } from '../../calls/call.ts'
import { fail, ok, type Reply } from '../../calls/reply.ts'
import { timeoutMs } from '../../calls/retry.ts'
import { loadBrand } from '../brand/brand-here.ts'
import type { ServerClock } from '../device/clock.ts'
import { deliveryCalls } from '../device/delivery-calls.ts'
import { playable } from '../device/playable.ts'
import { loadOwnForm } from '../join-form/load-own-form.ts'

export type Api = ReturnType<typeof studentApi>

/** Brings all that it takes to take a paper; false where the network does not give it. Before a clock runs there is time. */
export type Load = (paper: QuizPaperOnWire, hasTime?: boolean) => Promise<boolean>

/** Where a cover says so, with the code that it asks for. */
export type EnteredWithCode = EnteredOnWire & { access_code?: string | undefined }

type HandOver = EnteredOnWire & { resumeCode: string; deviceKey: string }

/** The student's calls for one quiz. Every answer that tells the time also sets the clock, and what brings a paper brings what shows it. */
export const studentApi = (code: string, clock: ServerClock, load: Load) => {
  const timed = async <T extends { server_now: number }>(make: () => Promise<Reply<T>>) => {
    const askedAt = performance.now()
    const reply = await make()
    if (reply.ok) clock.heard({ serverNow: reply.value.server_now, askedAt, heardAt: performance.now() })
    return reply
  }
  const { save, submit } = deliveryCalls(code, timed)
  /** Before a clock runs there is time for all of it. */
  const partsOfCover = async (paper: QuizPaperOnWire) => {
    // It is taken all the same where its brand does not come.
    await loadBrand(paper.brand)
    return (await load(paper, true)) && loadOwnForm(paper)
  }
  const partsOf = ({ paper }: BegunOnWire) => load(paper)
  return {
    load,
    parts: partsOfCover,
    paper: (timeoutMs: number) => playable(call(readQuiz, { query: { code } }, { timeoutMs }), partsOfCover),
    student: (timeoutMs?: number) => timed(() => found(code, timeoutMs)),
    word: () => call(readWord, { query: { code } }, asked()),
    start: (entered: EnteredWithCode, deviceKey: string, timeoutMs: number) =>
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
    submit,
  }
}

const found = async (code: string, timeoutMs: number | undefined) => {
  const reply = await call(findStudent, { query: { code } }, asked(timeoutMs))
  if (!reply.ok) return reply
  const { student } = reply.value
  // As `readStudent` would say it.
  return student ? ok(student) : fail({ status: 404, code: 'new_student', fields: {}, retryAfterMs: null })
}

const asked = (ms = timeoutMs(0)) => ({ timeoutMs: ms })
