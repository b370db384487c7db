import * as z from 'zod/mini'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, entryOf, itemOf } from '../entries/draft-entries.ts'
import { MOST_UNDO_STEPS, type Snapshot, type Undoable } from '../entries/draft-history.ts'
import { detailsFrom, encodedDetails, keptItem, readItem } from '../entries/stored-draft.ts'
import { textAfter, textStep, textStepTo } from '../entries/text-step.ts'

/** The oldest steps are left out where all are longer: the draft itself has to find room beside them. */
const MOST_CHARACTERS = 300_000

const place = z.int().check(z.nonnegative())

/** What leads from one moment to the next: entries in the place of others, each with its key and the place of its content. */
const step = z.object({
  at: place,
  drop: place,
  put: z.array(z.tuple([place, place])),
  open: place,
  details: z.optional(z.string()),
  text: z.optional(textStep),
})

const written = z.object({
  of: z.string(),
  /** From the text that the draft has to the one that was typed, where that says no more. */
  text: z.optional(textStep),
  items: z.array(z.unknown()),
  past: z.array(step).check(z.maxLength(MOST_UNDO_STEPS)),
  future: z.array(step).check(z.maxLength(MOST_UNDO_STEPS)),
})

type Step = z.infer<typeof step>

/** The steps before and after what there is now; `of` names that, and `kept` is the text that it has. */
export const writtenHistory = (list: Undoable, of: string, kept: string | null): object | null => {
  for (let most = MOST_UNDO_STEPS; most > 0; most = Math.floor(most / 2)) {
    const history = { of, text: textStepTo(list.text, kept), ...stepsOf(list, most) }
    if (JSON.stringify(history).length <= MOST_CHARACTERS) return history
  }
  return null
}

/** With the history in the list, where it is its own. */
export const withWrittenHistory = <T extends Undoable & { nextKey: number }>(list: T, kept: unknown, of: string): T => {
  const read = written.safeParse(kept)
  if (!read.success || read.data.of !== of) return list
  const items = read.data.items.map(readItem)
  const typed = textAfter(list.text, read.data.text)
  if (typed === undefined) return list
  const now = { ...list, text: typed }
  const past = followed(now, read.data.past, items)
  const future = followed(now, read.data.future, items)
  if (past === null || future === null) return list
  const keys = [...past, ...future].flatMap(({ entries }) => entries.map(({ key }) => key))
  const nextKey = keys.reduce((most, key) => Math.max(most, key + 1), list.nextKey)
  return { ...now, past: past.toReversed(), future, nextKey }
}

const stepsOf = (list: Undoable, most: number) => {
  const items: object[] = []
  const known = new Map<Entry, number>()
  const keys = new Map(list.entries.map(({ key }, at) => [key, at]))
  const contentOf = (entry: Entry) => {
    const before = known.get(entry)
    if (before !== undefined) return before
    known.set(entry, items.length)
    return items.push(keptItem(itemOf(entry))) - 1
  }
  const keyOf = (key: number) => {
    const before = keys.get(key)
    if (before !== undefined) return before
    keys.set(key, keys.size)
    return keys.size - 1
  }
  const stepTo = (to: Snapshot, from: Snapshot): Step => {
    const { at, drop, put } = difference(from.entries, to.entries)
    return {
      at,
      drop,
      put: put.map((entry) => [keyOf(entry.key), contentOf(entry)]),
      open: keyOf(to.open),
      ...(to.details !== from.details && { details: encodedDetails(to.details) }),
      text: textStepTo(to.text, from.text),
    }
  }
  const chain = (snapshots: readonly Snapshot[]) =>
    snapshots.slice(0, most).map((to, index) => stepTo(to, snapshots[index - 1] ?? list))
  return { past: chain(list.past.toReversed()), future: chain(list.future), items }
}

/** The part in which two lists differ, when what they begin and end with alike is left out. */
const difference = (from: readonly Entry[], to: readonly Entry[]) => {
  const shorter = Math.min(from.length, to.length)
  let at = 0
  while (at < shorter && from[at] === to[at]) at += 1
  let end = 0
  while (end < shorter - at && from.at(-1 - end) === to.at(-1 - end)) end += 1
  return { at, drop: from.length - at - end, put: to.slice(at, to.length - end) }
}

/** Null where a step leads nowhere. */
const followed = (now: Snapshot, steps: readonly Step[], items: readonly (DraftItem | null)[]): Snapshot[] | null => {
  const snapshots: Snapshot[] = []
  let from = now
  for (const each of steps) {
    const to = after(from, each, items)
    if (to === null) return null
    snapshots.push(to)
    from = to
  }
  return snapshots
}

const after = (from: Snapshot, { at, drop, put, open, details, text }: Step, items: readonly (DraftItem | null)[]) => {
  const entries = put.flatMap(([key, content]) => {
    const item = items[content]
    return item ? [entryOf(item, key)] : []
  })
  const changed = detailsAfter(from.details, details)
  const typed = textAfter(from.text, text)
  if (entries.length < put.length || at + drop > from.entries.length) return null
  if (changed === null || typed === undefined) return null
  return { entries: from.entries.toSpliced(at, drop, ...entries), open, details: changed, text: typed }
}

const detailsAfter = (before: DraftDetails, encoded: string | undefined): DraftDetails | null =>
  encoded === undefined ? before : detailsFrom(encoded)
