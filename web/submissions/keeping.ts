import type { AttemptStart, AttemptView } from './attempt-view.ts'
import type { KeptAttempt } from './kept.ts'

type More = Pick<KeptAttempt, 'givenBackMs' | 'epoch' | 'heldAt'> & {
  /** What the server's clock shows as far as it is known here, and what the device's. */
  now: { clock: number; wall: number }
}

/** What the device keeps of a running attempt. */
export const keptOf = (
  { id, code, deviceKey, receipt, resumeCode, section }: AttemptStart,
  { progress, phase, endsAt }: AttemptView,
  { now, ...more }: More,
): KeptAttempt => ({
  ...more,
  ...{ id, code, deviceKey, receipt, resumeCode, endsAt },
  section: section !== 'quiz' || phase.kind === 'submitting' || phase.kind === 'submitted' ? 'submitting' : 'quiz',
  sheet: progress.sheet,
  at: progress.at,
  visited: [...progress.visited],
  changedAt: { ...progress.changedAt },
  turn: progress.writer.turn,
  base: progress.base,
  leftMs: Math.max(0, endsAt - now.clock),
  clockAhead: now.clock - now.wall,
  writtenAt: now.wall,
})
