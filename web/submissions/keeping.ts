import { type AttemptStart, type AttemptTools, type AttemptView, isDelivered } from './attempt-view.ts'
import type { KeptAttempt } from './kept.ts'

type More = Pick<KeptAttempt, 'givenBackMs' | 'epoch'> &
  Pick<Required<AttemptTools>, 'clock' | 'wallClock'> & {
    /** Whether the server has said that it holds all of it. */
    isHeld: boolean
  }

/** What the device keeps of a running attempt. */
export const keptOf = (
  { id, code, deviceKey, receipt, resumeCode, section }: AttemptStart,
  view: AttemptView,
  { givenBackMs, epoch, isHeld, clock, wallClock }: More,
): KeptAttempt => {
  const { progress, phase, endsAt } = view
  // The server's clock as far as it is known here, and the device's.
  const now = { clock: clock.now(), wall: wallClock() }
  return {
    ...{ givenBackMs, epoch, heldAt: isHeld || isDelivered(view) ? now.wall : null },
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
  }
}
