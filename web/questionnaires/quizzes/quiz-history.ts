import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { type Entry, entryOf, itemOf } from '../entries/draft-entries.ts'
import type { DraftList, Snapshot } from '../entries/draft-history.ts'
import { detailsIn, keptItem, readItem, writtenDetails } from '../entries/stored-draft.ts'
import { type Beside, type Moment, readHistory, writtenHistory } from '../history/written-history.ts'
import { withFormerSteps } from './former-steps.ts'

/** The steps before and after what the list says now. */
export const writtenQuizHistory = ({ past, future, ...now }: DraftList, beside: Beside): object | null =>
  writtenHistory({ now: momentOf(now), past: past.map(momentOf), future: future.map(momentOf) }, beside)

/** With the history in the list, where it is its own. */
export const withWrittenHistory = (list: DraftList, kept: unknown, of: string): DraftList => {
  const read = readHistory(withFormerSteps(kept), momentOf(list), { of, nextKey: list.nextKey })
  if (read === null) return list
  const snapshotOf = snapshots(list)
  const [now, past, future] = [snapshotOf(read.now), read.past.map(snapshotOf), read.future.map(snapshotOf)]
  if (now === null || past.includes(null) || future.includes(null)) return list
  const isThere = (each: Snapshot | null) => each !== null
  return { ...list, ...now, past: past.filter(isThere), future: future.filter(isThere), nextKey: read.nextKey }
}

// A list of two hundred steps says the same of most of its rows.
const items = new WeakMap<Entry, string>()
const details = new WeakMap<DraftDetails, string>()

const remembered = <K extends object>(known: WeakMap<K, string>, key: K, write: (key: K) => string): string => {
  const before = known.get(key)
  if (before !== undefined) return before
  const text = write(key)
  known.set(key, text)
  return text
}

const writtenItem = (entry: Entry): string => JSON.stringify(keptItem(itemOf(entry)))

const momentOf = (snapshot: Snapshot): Moment => ({
  items: snapshot.entries.map((entry) => remembered(items, entry, writtenItem)),
  keys: snapshot.entries.map(({ key }) => key),
  open: snapshot.open,
  details: remembered(details, snapshot.details, writtenDetails),
  text: snapshot.text,
})

/** What is the same at two moments, or in the list, is one thing. Null: it can't be read. */
const snapshots = (list: DraftList) => {
  const nameOf = (key: number, item: string) => `${key} ${item}`
  const entries = new Map<string, Entry | null>(list.entries.map((each) => [nameOf(each.key, writtenItem(each)), each]))
  const known = new Map<string, DraftDetails | null>([[writtenDetails(list.details), list.details]])
  const entryAt = (key: number, written: string): Entry | null => {
    const name = nameOf(key, written)
    const before = entries.get(name)
    if (before !== undefined) return before
    const item = readItem(JSON.parse(written))
    const entry = item && entryOf(item, key)
    entries.set(name, entry)
    return entry
  }
  const detailsOf = (written: string): DraftDetails | null => {
    const read = known.get(written) ?? detailsIn(written)
    known.set(written, read)
    return read
  }
  return ({ items, keys, open, details: written, text }: Moment): Snapshot | null => {
    const read = items.flatMap((item, at) => entryAt(keys[at] ?? -1, item) ?? [])
    const details = detailsOf(written)
    if (read.length < items.length || keys.length !== items.length || details === null || open === null) return null
    return { entries: read, open, details, text }
  }
}
