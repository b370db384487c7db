import { CLOCKS_AGREE_WITHIN } from '#domain/time/outage.ts'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Beat } from './store.ts'

/** Two heartbeats and a little: whose row stood still for longer does not live. */
export const LIVES_FOR = 12 * SECOND

type Seen = { at: Instant; changedAt: Instant; apart: number }
type Own = Pick<Beat, 'name' | 'startedAt' | 'at'>

const isElder = (other: Beat, own: Own) =>
  other.startedAt < own.startedAt || (other.startedAt === own.startedAt && other.name < own.name)

/**
 * Watches the heartbeats of those who started before us, once with each of our own, and says whether our clock is too
 * far from any of theirs. A row that changed since we last looked was written between then and now, so its time should lie
 * there too. One that has not changed yet counts only when it is ahead of us, and only until it has stood still for too long.
 */
export const createComparison = () => {
  const seen = new Map<string, Seen>()
  let lookedAt = Number.POSITIVE_INFINITY

  const judged = ({ name, at }: Beat, now: Instant): Seen => {
    const before = seen.get(name)
    const ahead = Math.max(0, at - now)
    if (!before) return { at, changedAt: now, apart: ahead }
    if (before.at === at) return before
    return { at, changedAt: now, apart: Math.max(ahead, Math.min(lookedAt, now) - at) }
  }

  return (known: Beat[], own: Own): boolean => {
    const found = known.filter((each) => isElder(each, own)).map((each) => [each.name, judged(each, own.at)] as const)
    for (const [name, each] of found) seen.set(name, each)
    lookedAt = own.at
    return found.some(([, { apart, changedAt }]) => apart > CLOCKS_AGREE_WITHIN && own.at - changedAt <= LIVES_FOR)
  }
}
