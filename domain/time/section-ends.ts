import type { Instant } from './time-limit.ts'

type Attempt = { startedAt: Instant; endsAt: Instant }

/**
 * When sections, or questions, end that have a time of their own each, in milliseconds, one after the other from the start;
 * none after the attempt itself.
 */
export const sectionEnds = (times: readonly number[], { startedAt, endsAt }: Attempt): Instant[] => {
  let end = startedAt
  return times.map((own) => {
    end += own
    return Math.min(end, endsAt)
  })
}

type Gift = { at: Instant; ms: number }

/** What is given at a moment goes to the section that runs then, and moves those after it; the last one has it in any case. */
export const movedSectionEnds = (ends: readonly Instant[], { at, ms }: Gift): Instant[] => {
  const last = Math.max(...ends)
  return ends.map((end) => (end > at || end === last ? end + ms : end))
}
