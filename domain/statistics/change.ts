/** How a count stands beside the one of the time before. */
export type Change =
  | { kind: 'none' }
  /** There was nothing before to compare it with. */
  | { kind: 'first'; count: number }
  | { kind: 'same' }
  | { kind: 'counted'; difference: number }
  | { kind: 'compared'; ratio: number }

/** Of fewer, a percentage is large whatever happens. */
const ENOUGH_BEFORE = 20
/** From so many times as much on, it says nothing that one can picture. */
const TOO_MANY_TIMES = 10

/** In percent only where that means something. */
export const changeOf = ({ lately, before }: { lately: number; before: number }): Change => {
  if (before === 0) return lately > 0 ? { kind: 'first', count: lately } : { kind: 'none' }
  const difference = lately - before
  if (difference === 0) return { kind: 'same' }
  const isTelling = before >= ENOUGH_BEFORE && lately < TOO_MANY_TIMES * before
  return isTelling ? { kind: 'compared', ratio: difference / before } : { kind: 'counted', difference }
}
