import { GRACE, type Instant, SECOND } from './time-limit.ts'

/** A time in which no process of the server showed that it could write. */
export type Outage = { from: Instant; until: Instant }

/** Three heartbeats: one that is late, or one that failed, is not yet an absence. */
export const AWAY_AFTER = 15 * SECOND

/** Two clocks that are no further apart than this may end attempts side by side. */
export const CLOCKS_AGREE_WITHIN = 5 * SECOND

/**
 * The outage that whoever beats at `now` finds since the newest of these heartbeats; null: there was none. A heartbeat
 * from further ahead than clocks may differ tells nothing about the time until now.
 */
export const outageSince = (beats: Instant[], now: Instant): Outage | null => {
  const from = Math.max(...beats.filter((at) => at <= now + CLOCKS_AGREE_WITHIN))
  return Number.isFinite(from) && now - from > AWAY_AFTER ? { from, until: now } : null
}

type Attempt = { startedAt: Instant; endsAt: Instant; endedAt: Instant | null }

/**
 * The milliseconds by which an attempt ends later because of an outage, `most` at most. Nothing for whoever had ended,
 * or whose answers no longer counted when it began. Whoever began after the last heartbeat was still served then, and
 * lost only what came after.
 */
export const givenBack = ({ startedAt, endsAt, endedAt }: Attempt, { from, until }: Outage, most: number): number => {
  if (endedAt !== null || endsAt < from - GRACE) return 0
  return Math.max(0, Math.min(most, until - Math.max(from, startedAt)))
}
