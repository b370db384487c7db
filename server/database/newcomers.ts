import { setImmediate as aTurn } from 'node:timers/promises'
import { isQuick } from './batch-size.ts'

/** After so many turns in which nobody came there is nobody at the door: a call reaches its commit a few after it was read. */
const QUIET_TURNS = 20
/** For so many milliseconds others wait while a crowd comes in, before one more commit. */
const LET_IN_MS = 5

type Door = {
  /** How long a commit takes as a rule, in milliseconds. */
  usualCommitMs: number
  /** Milliseconds on a clock that nobody sets. */
  clock: () => number
  /** How many connections were accepted so far. */
  accepted: () => number
  /** How many wait for a commit. */
  waiting: () => number
}

/** Until nobody comes any more: a turn of the event loop accepts one connection, and where each held a commit, a crowd would come in one by one. */
export const newcomersTaken = async ({ usualCommitMs, clock, accepted, waiting }: Door): Promise<void> => {
  const until = clock() + Math.max(usualCommitMs, LET_IN_MS)
  const [come, quietTurns] = isQuick(usualCommitMs) ? [accepted, 1] : [() => accepted() + waiting(), QUIET_TURNS]
  for (let quiet = 0; quiet < quietTurns && clock() < until; ) {
    const before = come()
    await aTurn()
    quiet = come() > before ? 0 : quiet + 1
  }
}
