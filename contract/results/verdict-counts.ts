import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** How many answers were marked so. */
export const verdictCounts = z.object({
  correct: count,
  partly: count,
  wrong: count,
  blank: count,
  waiting: count,
  given: count,
  not_counted: count,
})
