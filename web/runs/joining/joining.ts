import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { BegunOnWire } from '#contract/runs/attempts.ts'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import { randomKey } from '../../calls/random-key.ts'
import type { CallFailure, Reply } from '../../calls/reply.ts'
import { createPatience, keepTrying } from '../../calls/retry.ts'
import type { EnteredWithCode } from '../attempt/api.ts'
import type { AttemptStart } from '../attempt/attempt-view.ts'
import { isAllThere, startOf } from '../attempt/beginning.ts'
import type { Session } from '../attempt/session.ts'
import { orderedFor } from '../device/paper-parts.ts'
import type { PendingStart } from '../device/pending-start.ts'

/** Where joining leads: into the quiz, or, for somebody who has submitted it already, to the analysis. */
export type Joined = { kind: 'take'; start: AttemptStart; paper: QuizPaperOnWire } | { kind: 'submitted' }

export type JoinTools = Pick<Session, 'api' | 'journal' | 'device'>

export type StartTrial = {
  result: Promise<Reply<Joined>>
  /** No more calls. The one under way may still succeed. */
  giveUp: () => void
}

type StartOptions = { pending: PendingStart; onFailure: (failure: CallFailure) => void; random?: () => number }

/**
 * Starts the clock, however long that takes. The key is on the device first: sent again because its answer was lost, it is
 * the same start with the same clock.
 */
export const start = (
  entered: EnteredWithCode,
  tools: JoinTools,
  { pending, onFailure, random = Math.random }: StartOptions,
): StartTrial => {
  const { deviceKey } = pending
  const patience = createPatience()
  let isGivenUp = false
  const calls = async () => {
    await tools.journal.writeStart({ deviceKey, isPressed: true })
    const reply = await keepTrying((timeoutMs) => tools.api.start(entered, deviceKey, timeoutMs), {
      patience,
      random,
      onFailure,
      isGivenUp: () => isGivenUp,
    })
    // It is closed, or not open, for newcomers alone: with this answer the server says that no start with this key has ever reached it.
    if (!reply.ok && (reply.failure.status === 410 || reply.failure.status === 403)) {
      await tools.journal.writeStart({ deviceKey, isPressed: false })
    }
    return begun(reply, deviceKey, tools)
  }
  return {
    result: calls(),
    giveUp: () => {
      isGivenUp = true
      patience.wake()
    },
  }
}

/** A key that no start was sent with. */
export const freshStart = async ({ journal }: Pick<JoinTools, 'journal'>): Promise<PendingStart> => {
  const pending = { deviceKey: randomKey(), isPressed: false }
  await journal.writeStart(pending)
  return pending
}

type HandOver = EnteredOnWire & { resumeCode: string; deviceKey: string }

/** Goes on, on this device, with an attempt that was started on another. */
export const resume = async (asked: HandOver, tools: JoinTools, timeoutMs = 5000): Promise<Reply<Joined>> =>
  begun(await tools.api.resume(asked, timeoutMs), asked.deviceKey, tools)

const begun = async (
  reply: Reply<BegunOnWire>,
  deviceKey: string,
  { journal, device }: JoinTools,
): Promise<Reply<Joined>> => {
  if (!reply.ok) return reply
  const { value: student } = reply
  const kept = (await journal.read()).find(({ id }) => id === student.id) ?? null
  if (student.attempted && isAllThere(kept, student)) {
    await journal.writeStart(null)
    return { ok: true, value: { kind: 'submitted' } }
  }
  const paper = await orderedFor(student.paper, student.id)
  await journal.writePaper(student.id, paper)
  // Whoever goes on here has not said "submit" here.
  const known = kept && { ...kept, section: 'quiz' as const }
  const begin = startOf({ student, paper, kept: known, handover: null, deviceKey, device })
  return { ok: true, value: { kind: 'take', start: begin, paper } }
}
