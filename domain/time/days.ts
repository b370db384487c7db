import { DAY, type Instant, MINUTE } from './time-limit.ts'

/** When the day began at `now`, where clocks are so many minutes ahead of UTC. */
export const beginningOfDay = (now: Instant, utcOffset: number): Instant => {
  const ahead = utcOffset * MINUTE
  return Math.floor((now + ahead) / DAY) * DAY - ahead
}
