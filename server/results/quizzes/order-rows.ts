import { createBreath } from '../../take-breaths.ts'

/** Sorting so many takes a millisecond or two. */
const RUN = 1024
const LOOK_EVERY = 256

/** Below 0 where the first of these places stands first. */
export type Compare = (one: number, other: number) => number

type Work = { compare: Compare; breath: ReturnType<typeof createBreath> }

/** Two ordered lists of places as one. */
const merged = async (one: Uint32Array, other: Uint32Array, { compare, breath }: Work): Promise<Uint32Array> => {
  const all = new Uint32Array(one.length + other.length)
  let [fromOne, fromOther] = [0, 0]
  for (let at = 0; at < all.length; at += 1) {
    const [left, right] = [one[fromOne], other[fromOther]]
    const isLeft = right === undefined || (left !== undefined && compare(left, right) <= 0)
    all[at] = (isLeft ? left : right) ?? 0
    if (isLeft) fromOne += 1
    else fromOther += 1
    const pause = breath()
    if (pause) await pause
  }
  return all
}

/** The places from the one to below the other in their order. */
const sorted = async ([from, until]: [number, number], work: Work): Promise<Uint32Array> => {
  if (until - from <= RUN) return Uint32Array.from({ length: until - from }, (_, at) => from + at).sort(work.compare)
  const middle = Math.floor((from + until) / 2)
  const one = await sorted([from, middle], work)
  const other = await sorted([middle, until], work)
  return merged(one, other, work)
}

/**
 * The order of `count` places, of which the first are in theirs already (`known`). Made in short steps, between which
 * others have a turn.
 */
export const orderOf = async (known: Uint32Array, count: number, compare: Compare): Promise<Uint32Array> => {
  if (known.length === count) return known
  const work = { compare, breath: createBreath(LOOK_EVERY) }
  const added = await sorted([known.length, count], work)
  return known.length === 0 ? added : merged(known, added, work)
}
