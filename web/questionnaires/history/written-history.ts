import * as z from 'zod/mini'
import { textAfter, textStep, textStepTo } from '../entries/text-step.ts'
import { MOST_UNDO_STEPS } from '../entries/undoable.ts'

/** The oldest steps are left out where all are longer: the draft itself has to find room beside them. */
const MOST_CHARACTERS = 300_000

/** A draft at one moment as devices keep it: its rows and the rest as JSON. */
export type Moment = {
  readonly items: readonly string[]
  /** Of its parts, which may be more than its rows. */
  readonly keys: readonly number[]
  /** The key of what was open; null where nothing opens. */
  readonly open: number | null
  readonly details: string
  /** As it was typed as text; null: it was not. */
  readonly text: string | null
}

export type Moments = { now: Moment; past: readonly Moment[]; future: readonly Moment[] }

const place = z.int().check(z.nonnegative())

/** Some of a list in the place of others. */
const listStep = z.object({ at: place, drop: place, put: z.array(place) })

/** What leads from one moment to the next; left out is what stays. Keys and contents are places, as they first come up. */
const step = z.object({
  items: z.optional(listStep),
  keys: z.optional(listStep),
  open: z.optional(place),
  /** A string: the whole of them. */
  details: z.optional(z.union([z.string(), textStep])),
  text: z.optional(textStep),
})

const written = z.object({
  of: z.string(),
  /** From what the draft says to what was typed, where that says no more. */
  details: z.optional(textStep),
  text: z.optional(textStep),
  items: z.array(z.looseObject({})),
  past: z.array(step).check(z.maxLength(MOST_UNDO_STEPS)),
  future: z.array(step).check(z.maxLength(MOST_UNDO_STEPS)),
})

type Step = z.infer<typeof step>

/** What the steps were written beside: `of` names it. */
export type Beside = { of: string } & Pick<Moment, 'details' | 'text'>

/** The steps before and after what there is now; null: not even the last one finds room. */
export const writtenHistory = (moments: Moments, { of, details, text }: Beside): object | null => {
  const { now } = moments
  const from = { details: textStepTo(now.details, details), text: textStepTo(now.text, text) }
  for (let most = MOST_UNDO_STEPS; most > 0; most = Math.floor(most / 2)) {
    const history = { of, ...from, ...stepsOf(moments, most) }
    if (JSON.stringify(history).length <= MOST_CHARACTERS) return history
  }
  return null
}

/** What there is now with the steps that were written of it, and the first key that is free then; null: there are none. */
export const readHistory = (
  kept: unknown,
  draft: Moment,
  { of, nextKey }: { of: string; nextKey: number },
): (Moments & { nextKey: number }) | null => {
  const read = written.safeParse(kept)
  if (!read.success || read.data.of !== of) return null
  const [details, text] = [textAfter(draft.details, read.data.details), textAfter(draft.text, read.data.text)]
  if (typeof details !== 'string' || text === undefined) return null
  const now = { ...draft, details, text }
  const items = read.data.items.map((item) => JSON.stringify(item))
  const placed = places(now.keys, nextKey)
  const means = { items, keyAt: placed.keyAt }
  const [past, future] = [followed(now, read.data.past, means), followed(now, read.data.future, means)]
  return past && future && { now, past: past.toReversed(), future, nextKey: placed.next() }
}

/** Keys by place: those of now, and behind them new ones. */
const places = (keys: readonly number[], nextKey: number) => {
  let most = keys.length
  return {
    keyAt: (at: number): number => {
      most = Math.max(most, at + 1)
      return keys[at] ?? nextKey + at - keys.length
    },
    next: () => nextKey + most - keys.length,
  }
}

/** The place of each as it first comes up. */
const numbered = <T>(first: Iterable<T> = []) => {
  const known = new Map<T, number>()
  const placeOf = (each: T): number => {
    const before = known.get(each)
    if (before !== undefined) return before
    known.set(each, known.size)
    return known.size - 1
  }
  for (const each of first) placeOf(each)
  return { known, placeOf }
}

const stepsOf = ({ now, past, future }: Moments, most: number) => {
  const [items, keys] = [numbered<string>(), numbered(now.keys)]
  const stepTo = (to: Moment, from: Moment): Step => ({
    items: listStepTo(to.items, from.items, items.placeOf),
    keys: listStepTo(to.keys, from.keys, keys.placeOf),
    ...(to.open !== null && to.open !== from.open && { open: keys.placeOf(to.open) }),
    details: textStepTo(to.details, from.details),
    text: textStepTo(to.text, from.text),
  })
  const chain = (moments: readonly Moment[]) =>
    moments.slice(0, most).map((to, at) => stepTo(to, moments[at - 1] ?? now))
  const steps = { past: chain(past.toReversed()), future: chain(future) }
  return { ...steps, items: [...items.known.keys()].map((item): object => JSON.parse(item)) }
}

/** The part in which two lists differ, when what they begin and end with alike is left out. */
const listStepTo = <T>(to: readonly T[], from: readonly T[], placeOf: (each: T) => number) => {
  const shorter = Math.min(from.length, to.length)
  let at = 0
  while (at < shorter && from[at] === to[at]) at += 1
  let end = 0
  while (end < shorter - at && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const [drop, put] = [from.length - at - end, to.slice(at, to.length - end).map(placeOf)]
  return drop + put.length > 0 ? { at, drop, put } : undefined
}

type Means = { items: readonly string[]; keyAt: (place: number) => number }

/** Null where a step leads nowhere. */
const followed = (now: Moment, steps: readonly Step[], means: Means): Moment[] | null => {
  const moments: Moment[] = []
  for (const each of steps) {
    const to = after(moments.at(-1) ?? now, each, means)
    if (to === null) return null
    moments.push(to)
  }
  return moments
}

const after = (from: Moment, to: Step, { items: contents, keyAt }: Means): Moment | null => {
  const items = listAfter(from.items, to.items, (at) => contents[at])
  const keys = listAfter(from.keys, to.keys, keyAt)
  const details = typeof to.details === 'string' ? to.details : textAfter(from.details, to.details)
  const text = textAfter(from.text, to.text)
  if (items === null || keys === null || typeof details !== 'string' || text === undefined) return null
  return { items, keys, open: to.open === undefined ? from.open : keyAt(to.open), details, text }
}

const listAfter = <T>(
  from: readonly T[],
  to: Step['items'],
  contentAt: (place: number) => T | undefined,
): readonly T[] | null => {
  if (to === undefined) return from
  const put = to.put.flatMap((at) => contentAt(at) ?? [])
  if (put.length < to.put.length || to.at + to.drop > from.length) return null
  return from.toSpliced(to.at, to.drop, ...put)
}
