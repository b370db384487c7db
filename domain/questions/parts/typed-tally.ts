import * as z from 'zod/mini'
import { count } from './counts.ts'
import { changedSpellings, commonestSpelling, type Spelling, spelling } from './spellings.ts'

/** As many different answers are counted by themselves, and as many of them are told. */
export const MOST_COUNTED = 2_000
export const MOST_NAMED = 50
/** In characters. Longer answers are hardly ever the same. */
export const LONGEST_NAMED = 100

export type TypedText = {
  text: string
  count: number
  isRight: boolean
  /** The ways in which it was written that are not `text` itself. */
  spellings?: Spelling[] | undefined
  /** As pages are told it, in their place: how most have written it, where that is not `text`. */
  shown?: string | undefined
}

/**
 * How often each text was typed, in whatever way it was written. `named` is in the order of its texts; `others` counts the
 * answers that are not among them, and `right` all that are right, named or not.
 *
 * Up to `MOST_COUNTED` different texts it is exact and no order matters. Where there are more the rarest make room, so that
 * what many say late is found as well: a text's count may then be too low, never too high, while the sums stay exact. What was
 * added can always be taken back, whatever the order.
 */
export type TypedTally = { named: TypedText[]; others: number; right: number }

export const typedTally = () =>
  z.object({
    named: z.array(
      z.object({
        ...{ text: z.string(), count: count(), isRight: z.boolean() },
        spellings: z.optional(z.array(spelling())),
        shown: z.optional(z.string()),
      }),
    ),
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

/**
 * `text` is what the answer is compared by, `as` how it was written; equal ones are right together, so that `isRight` is
 * asked only of new ones.
 */
type Typed = { text: string; isRight: () => boolean; as?: string }
/** The same for several at once, in all their spellings. */
type Counted = Omit<Typed, 'as'> & { by: number; spellings?: Spelling[] | undefined }
/** `by` is below zero for what is taken back. `most`: how many different texts, instead of `MOST_COUNTED`. */
type Change = { by: number; most?: number }

export const withTyped = (tally: TypedTally, typed: Typed, change: Change): TypedTally =>
  withAllTyped(tally, [typed], change)

/** The same for several texts that differ from each other: each is looked for once, and the list is copied once for all. */
export const withAllTyped = (
  tally: TypedTally,
  typed: readonly Typed[],
  { by, most = MOST_COUNTED }: Change,
): TypedTally =>
  counted(
    tally,
    typed.map(({ as = '', ...each }) => ({ ...each, by, spellings: spelledAs(each.text, as, by) })),
    most,
  )

const spelledAs = (text: string, as: string, by: number): Spelling[] | undefined => {
  const written = as.replace(/\s+/g, ' ').trim()
  return written === '' || written === text || written.length > LONGEST_NAMED
    ? undefined
    : [{ text: written, count: by }]
}

const counted = (tally: TypedTally, typed: readonly Counted[], most: number): TypedTally => {
  const named = tally.named.slice()
  const added: TypedText[] = []
  let { others, right } = tally
  let isEmptied = false
  for (const { text, isRight: judge, by, spellings } of typed) {
    const at = placeOf(named, text)
    const known = named[at]?.text === text ? named[at] : undefined
    const isRight = known ? known.isRight : judge()
    if (isRight) right += by
    if (known) {
      named[at] = { ...known, count: known.count + by, ...changedSpellings(known.spellings, spellings) }
      isEmptied ||= known.count + by === 0
    } else if (by < 0 || text.length > LONGEST_NAMED) others += by
    else added.push({ text, count: by, isRight, ...(spellings && { spellings }) })
  }
  const kept = isEmptied ? named.filter(({ count: times }) => times > 0) : named
  return withRoom({ named: inOrder(kept, added), others, right }, most)
}

/** Two lists in one; `named` is in its order. */
const inOrder = (named: readonly TypedText[], added: TypedText[]): TypedText[] => {
  if (added.length === 0) return [...named]
  const [first] = added
  if (added.length === 1 && first) return named.toSpliced(placeOf(named, first.text), 0, first)
  added.sort((one, other) => (one.text < other.text ? -1 : 1))
  const all: TypedText[] = []
  let at = 0
  for (const each of added) {
    for (let next = named[at]; next && next.text < each.text; next = named[at]) {
      all.push(next)
      at += 1
    }
    all.push(each)
  }
  return all.concat(named.slice(at))
}

/** Once there are too many the rarer half goes to the others. */
const withRoom = (tally: TypedTally, most: number): TypedTally =>
  tally.named.length <= most ? tally : commonest(tally, Math.ceil(most / 2))

export const mergedTyped = (one: TypedTally, other: TypedTally, most = MOST_COUNTED): TypedTally => {
  const typed = other.named.map(({ text, isRight, count: by, spellings }) => ({
    text,
    isRight: () => isRight,
    by,
    spellings,
  }))
  const merged = counted({ ...one, others: one.others + other.others }, typed, most)
  return { ...merged, right: one.right + other.right }
}

/**
 * What was typed most, in the order of the texts; of equals the first. What is right has half as much room again, for itself.
 * All else is counted with the others.
 */
export const commonest = (tally: TypedTally, most: number): TypedTally => {
  if (tally.named.length <= most) return tally
  const ordered = tally.named.toSorted((one, other) => other.count - one.count)
  const right = ordered.slice(most).filter(({ isRight }) => isRight)
  const kept = new Set([...ordered.slice(0, most), ...right.slice(0, most / 2)])
  const others = tally.named.reduce((sum, each) => sum + (kept.has(each) ? 0 : each.count), tally.others)
  return { ...tally, named: tally.named.filter((each) => kept.has(each)), others }
}

/** What pages are told of it. */
export const toldTyped = (tally: TypedTally, most = MOST_NAMED): TypedTally => {
  const told = commonest(tally, most)
  return { ...told, named: told.named.map(toldText) }
}

const toldText = ({ spellings, ...typed }: TypedText): TypedText => {
  const shown = shownText({ ...typed, spellings })
  return shown === typed.text ? typed : { ...typed, shown }
}

/** As most have written it. */
export const shownText = (typed: TypedText): string => typed.shown ?? commonestSpelling(typed)

/** The commoner half of it, where it is much. */
export const lessTyped = (tally: TypedTally): TypedTally =>
  commonest(tally, Math.max(MOST_NAMED, Math.ceil(tally.named.length / 2)))
