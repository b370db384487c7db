import * as z from 'zod/mini'
import { count } from './counts.ts'

/** As many different answers are counted by themselves. */
export const MOST_NAMED = 50
/** In characters. Longer answers are hardly ever the same. */
export const LONGEST_NAMED = 100

type NamedAnswer = { text: string; count: number; isRight: boolean }

/**
 * How often each text was typed, in whatever way it was written. `named` is in the order of its texts; `others` counts the
 * answers that found no room in it, and `right` all that are right, named or not. 75 texts of 100 characters at most: right
 * answers have half as much room again, for themselves.
 *
 * Up to that many different texts it is exact and no order matters. Beyond, who came first has the room: a text's count
 * may then be too low, never too high, while the sums stay exact. What was added can always be taken back, whatever the order.
 */
export type TypedTally = { named: NamedAnswer[]; others: number; right: number }

export const typedTally = () =>
  z.object({
    named: z.array(z.object({ text: z.string(), count: count(), isRight: z.boolean() })),
    others: count(),
    right: count(),
  })

export const nothingTyped = (): TypedTally => ({ named: [], others: 0, right: 0 })

/** Where the text is, or would be, among some in their order. */
export const placeOf = (named: readonly { text: string }[], text: string): number => {
  let [from, until] = [0, named.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if ((named[middle]?.text ?? '') < text) from = middle + 1
    else until = middle
  }
  return from
}

/** `text` is what the answer is compared by; equal ones are right together, so that `isRight` is asked only of new ones. `most`: instead of 50. */
type Typed = { text: string; isRight: () => boolean; most?: number }

export const withTyped = (
  tally: TypedTally,
  { text, isRight: judge, most = MOST_NAMED }: Typed,
  by: number,
): TypedTally => {
  const { named, others } = tally
  const at = placeOf(named, text)
  const known = named[at]?.text === text ? named[at] : undefined
  const isRight = known ? known.isRight : judge()
  const right = tally.right + (isRight ? by : 0)
  if (known) {
    const changed = { ...known, count: known.count + by }
    return { named: changed.count === 0 ? named.toSpliced(at, 1) : named.with(at, changed), others, right }
  }
  const hasRoom = named.length < (isRight ? most * 1.5 : most) && text.length <= LONGEST_NAMED
  if (by < 0 || !hasRoom) return { named, others: others + by, right }
  return { named: named.toSpliced(at, 0, { text, count: by, isRight }), others, right }
}

/** The room goes to those of `one` first. */
export const mergedTyped = (one: TypedTally, other: TypedTally, most = MOST_NAMED): TypedTally => {
  const start = { ...one, others: one.others + other.others }
  const merged = other.named.reduce(
    (sum, { text, isRight, count: times }) => withTyped(sum, { text, isRight: () => isRight, most }, times),
    start,
  )
  return { ...merged, right: one.right + other.right }
}

/** What was typed most, in the order of the texts; of equals the first. All else is counted with the others. */
export const commonest = (tally: TypedTally, most: number): TypedTally => {
  if (tally.named.length <= most) return tally
  const kept = new Set(tally.named.toSorted((one, other) => other.count - one.count).slice(0, most))
  const others = tally.named.reduce((sum, each) => sum + (kept.has(each) ? 0 : each.count), tally.others)
  return { ...tally, named: tally.named.filter((each) => kept.has(each)), others }
}
