/** How often each percentage was reached: small, however many there are of them. */
export type Percents = Map<number, number>

/** Of one's own highest possible score, in percent; less than nothing where wrong answers cost more than was earned. */
export const percentOf = (score: number, outOf: number): number => (outOf === 0 ? 0 : (100 * score) / outOf)

export const count = (percents: Percents, percent: number, times = 1): void => {
  percents.set(percent, (percents.get(percent) ?? 0) + times)
}

/** `low` and `high` are the ends of the middle half: a quarter of all is at most the one, a quarter at least the other. */
export type Spread = { count: number; mean: number; median: number; low: number; high: number }

/** Null where there is nothing to sum up. */
export const spreadOf = (percents: Percents): Spread | null => {
  const sorted = [...percents].sort(([one], [other]) => one - other)
  const total = sorted.reduce((sum, [, times]) => sum + times, 0)
  if (total === 0) return null
  const sum = sorted.reduce((all, [percent, times]) => all + percent * times, 0)
  const at = (place: number) => percentAt(sorted, place)
  const middle = (total - 1) / 2
  const quarter = Math.ceil(total / 4) - 1
  return {
    count: total,
    mean: sum / total,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(quarter),
    high: at(total - 1 - quarter),
  }
}

/** Which percentage stands at this place of all of them in their order. */
const percentAt = (sorted: readonly (readonly [number, number])[], place: number): number => {
  let passed = 0
  for (const [percent, times] of sorted) {
    passed += times
    if (place < passed) return percent
  }
  return 0
}
