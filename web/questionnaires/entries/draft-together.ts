import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { type Entry, entryOf, indexOfKey, isQuestion } from './draft-entries.ts'
import { changed, changedDetail, type DraftList, typed } from './draft-history.ts'
import { asidesAfter } from './kept-aside.ts'
import type { Offers } from './offers.ts'
import { type Contents, changedTogether, type Keys, type Together, withContents } from './several-entries.ts'

const MOST: Record<DraftPart['kind'], number> = { group: MAX_PASSAGES, text: MAX_TEXTS, section: MAX_SECTIONS }

/** How many more of a kind there is room for. */
export const roomForParts = (
  { entries, offers }: Pick<DraftList, 'entries' | 'offers'>,
  kind: DraftPart['kind'],
): number =>
  offers.parts.includes(kind)
    ? MOST[kind] - entries.filter((entry) => !isQuestion(entry) && entry.part.kind === kind).length
    : 0

const isTooMany = (entries: readonly Entry[], offers: Offers): boolean =>
  countOf(entries) > offers.mostQuestions || offers.parts.some((kind) => roomForParts({ entries, offers }, kind) < 0)

const countOf = (entries: readonly Entry[]): number => entries.filter(isQuestion).length

/** Others in the place of the contents with their keys, all at once. */
export const changedAll = (list: DraftList, contents: Contents): DraftList => {
  const entries = withContents(list.entries, contents)
  if (entries === list.entries) return list
  return changed(list, { entries, asides: asidesAfter(list.asides, list.entries, entries) })
}

/** What is done to several is one step; whatever is left has a question in it. */
export const together = (list: DraftList, keys: Keys, change: Together): DraftList => {
  const after = changedTogether(list, keys, change)
  const { entries } = after
  if (entries === list.entries || isTooMany(entries, list.offers)) return list
  const isEmpty = countOf(entries) === 0
  const whole = isEmpty ? [...entries, entryOf(list.offers.blank(), after.nextKey)] : entries
  const nextKey = after.nextKey + (isEmpty ? 1 : 0)
  const isOpen = whole.some(({ key }) => key === after.open)
  return changed(list, { entries: whole, nextKey, open: isOpen ? after.open : openAfter(list, whole) })
}

/** Where one goes on once the open one is gone: at what has come into its place. */
const openAfter = (before: DraftList, entries: readonly Entry[]): number => {
  const left = new Set(entries.map(({ key }) => key))
  const followers = before.entries.slice(indexOfKey(before.entries, before.open))
  return (followers.find(({ key }) => left.has(key)) ?? entries.at(-1))?.key ?? before.open
}

/** `change` leaves out what it does not change. */
type Detailed = { change: (details: DraftDetails) => DraftDetails; at: number }

export const detailed = (list: DraftList, { change, at }: Detailed): DraftList => {
  const details = change(list.details)
  const field = changedDetail(list.details, details)
  return field === null ? list : typed(list, { details }, { field: `details ${field}`, at })
}
