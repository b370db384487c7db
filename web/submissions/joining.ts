import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { StudentOnWire } from '#contract/submissions.ts'
import type { Participant } from '#domain/participant.ts'
import { randomKey } from '../api/random-key.ts'
import { ok, type Reply } from '../api/reply.ts'
import type { AttemptStart } from './attempt.ts'
import type { Notes } from './journal.ts'
import { startOf } from './opening.ts'
import { backoffMs, isPassing } from './retry.ts'
import type { Session } from './session.ts'

export type Joining = { session: Session; paper: QuizPaperOnWire; notes: Notes | null }

/** Where joining leads: into the quiz, or, for somebody who has submitted it already, to the analysis. */
export type Joined = { kind: 'take'; start: AttemptStart } | { kind: 'submitted' }

/** A start is tried again by itself this often; then the student decides, since it starts the clock. */
const TRIES = 3

/** Starts the clock. The device key is on the device first, so that a start whose answer is lost is no second start. */
export const start = async (participant: Participant, joining: Joining): Promise<Reply<Joined>> => {
  const { session, notes } = joining
  const deviceKey = notes?.deviceKey ?? randomKey()
  const withKey = { deviceKey, attempt: notes?.attempt ?? null }
  await session.journal.writeNotes(withKey)
  for (let failures = 0; ; failures += 1) {
    const reply = await session.api.start(participant, deviceKey)
    if (reply.ok || !isPassing(reply.failure) || failures + 1 >= TRIES)
      return begun(reply, { ...joining, notes: withKey })
    await session.patience.pause(backoffMs(failures, reply.failure, Math.random()))
  }
}

/** Goes on, on this device, with an attempt that was started on another. */
export const resume = async (
  { phone, resumeCode }: { phone: string; resumeCode: string },
  joining: Joining,
): Promise<Reply<Joined>> => {
  const reply = await joining.session.api.resume(phone, resumeCode)
  if (!reply.ok) return reply
  return begun(ok({ resume_code: resumeCode, ...reply.value }), joining)
}

const begun = async (reply: Reply<StudentOnWire>, { session, paper, notes }: Joining): Promise<Reply<Joined>> => {
  if (!reply.ok) return reply
  if (reply.value.attempted) return ok({ kind: 'submitted' })
  await session.journal.writePaper(paper)
  const start = startOf({ student: reply.value, paper, notes, handover: null }, { newKey: randomKey })
  return ok({ kind: 'take', start })
}
