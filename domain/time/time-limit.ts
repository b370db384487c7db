/** Milliseconds since the epoch: the one way a moment is passed around in this codebase. */
export type Instant = number

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A transaction that takes longer is given up, and its callers are told to come again. */
export const COMMIT_DEADLINE = 10 * SECOND

/** What a device sends just before the bell, on a slow network, may arrive this much after it and still counts. */
export const GRACE = 30 * SECOND

/** What arrived in time has been committed by then, or will never be: only now does the server end attempts itself. */
const CLOSES_AFTER = GRACE + COMMIT_DEADLINE + 5 * SECOND

/** How long after its end an attempt still takes late answers for the teacher to judge. */
export const EVIDENCE_WITHIN = 24 * HOUR

export const endOf = ({ startedAt, minutes }: { startedAt: Instant; minutes: number }): Instant =>
  startedAt + minutes * MINUTE

/** Whole seconds left at `now`, rounded up so that the clock shows 0 only when the time is over. */
export const secondsLeft = (endsAt: Instant, now: Instant): number => Math.max(0, Math.ceil((endsAt - now) / SECOND))

/** Whether answers that arrive at `now` count. */
export const acceptsAnswers = (endsAt: Instant, now: Instant): boolean => now <= endsAt + GRACE

/** Attempts that end before this moment are overdue at `now`: all that arrived for them in time has been written. */
export const overdueBefore = (now: Instant): Instant => now - CLOSES_AFTER
