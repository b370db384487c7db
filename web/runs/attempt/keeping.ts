import { unsentIn } from '../device/changes.ts'
import type { Delivery } from '../device/delivery.ts'
import type { KeptAttempt } from '../device/kept-attempt.ts'
import { type AttemptStart, type AttemptTools, type AttemptView, isDelivered } from './attempt-view.ts'

type More = Pick<KeptAttempt, 'givenBackMs' | 'epoch'> &
  Pick<Required<AttemptTools>, 'clock' | 'wallClock'> & {
    /** Whether the server has said that it holds all of it. */
    isHeld: boolean
  }

/** What the device keeps of a running attempt. */
export const keptOf = (
  { id, code, deviceKey, receipt, resumeCode, endedBy }: AttemptStart,
  view: AttemptView,
  { givenBackMs, epoch, isHeld, clock, wallClock }: More,
): KeptAttempt => {
  const { progress, phase, endsAt, sectionEnds } = view
  // Where the clock alone has ended it, it goes on as soon as there is time again.
  const isEnded = endedBy === 'asked' || endedBy === 'ended'
  // The server's clock as far as it is known here, and the device's.
  const now = { clock: clock.now(), wall: wallClock() }
  return {
    ...{ givenBackMs, epoch, heldAt: isHeld || isDelivered(view) ? now.wall : null },
    ...{ id, code, deviceKey, receipt, resumeCode, endsAt, sectionEnds },
    section: isEnded || phase.kind === 'submitting' || phase.kind === 'submitted' ? 'submitting' : 'quiz',
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

/** What a page knows of the device's copy once a write has ended; null: nothing new, also of one that a later write has overtaken. */
export const copyOnDevice = (
  view: Pick<AttemptView, 'progress' | 'hasCopy' | 'keptChanges'>,
  { hasCopy, changes }: { hasCopy: boolean; changes: number },
): Pick<AttemptView, 'hasCopy' | 'keptChanges'> | null => {
  if (!hasCopy && changes < view.progress.changes) return null
  const keptChanges = hasCopy ? Math.max(view.keptChanges, changes) : view.keptChanges
  return hasCopy === view.hasCopy && keptChanges === view.keptChanges ? null : { hasCopy, keptChanges }
}

/** What the server is told of it. */
export const deliveryOf = (
  { id: attempt }: Pick<AttemptStart, 'id'>,
  { progress, saving, endsAt, phase }: Pick<AttemptView, 'progress' | 'saving' | 'endsAt' | 'phase'>,
  clock: More['clock'],
): Delivery => ({
  attempt,
  progress,
  isOver: clock.now() > endsAt,
  isAtEnd: phase.kind === 'submitting' && phase.why === 'time_over',
  unsent: unsentIn(progress, saving.acknowledged),
})
