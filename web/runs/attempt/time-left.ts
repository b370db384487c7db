import { MINUTE, SECOND } from '#domain/time/time-limit.ts'

const SPOKEN = [10 * MINUTE, 5 * MINUTE, MINUTE, 30 * SECOND].map((ms) => ms / SECOND)

/** The moment to speak of when the time left fell from `before` to `now` seconds; null when there is none between. */
export const passedMoment = (range: { before: number; now: number; total: number }): number | null => {
  const moments = [...SPOKEN, Math.floor(range.total / 2)].filter((moment) => moment < range.total)
  const passed = moments.filter((moment) => moment < range.before && moment >= range.now)
  return passed.length === 0 ? null : Math.min(...passed)
}
