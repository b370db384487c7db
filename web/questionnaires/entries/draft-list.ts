import { type DraftDetails, type DraftQuestion, isComplete } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem, DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { addedKind, addedPart, addedQuestion, tookQuestions } from './added-entries.ts'
import {
  belonging,
  type Entry,
  entryOf,
  indexOfKey,
  isQuestion,
  itemOf,
  movedEntry,
  type QuestionEntry,
  settled,
  withEntryBack,
  withoutEntry,
} from './draft-entries.ts'
import { changed, type DraftList, redone, typed, undone } from './draft-history.ts'
import { changedAll, detailed, together } from './draft-together.ts'
import { asidesAfter, NO_ASIDES } from './kept-aside.ts'
import { type Offers, QUIZ_OFFERS } from './offers.ts'
import { gapsOfPart, movedPage, questionsOfPart, sectionsIn } from './section-entries.ts'
import { type Contents, type Keys, type Together, withContent } from './several-entries.ts'
import { emptyDetails } from './stored-draft.ts'
import { takenOver } from './taken-over.ts'
import { tookText, typedText } from './typed-text.ts'

export type { DraftList } from './draft-history.ts'

export type DraftStep =
  | { type: 'opened'; key: number }
  /** `typing`: in which field, where it was typed. */
  | { type: 'changed'; key: number; question: DraftQuestion; typing?: { field: string; at: number } }
  | { type: 'changedPart'; key: number; part: DraftPart; typing?: { field: string; at: number } }
  /** At the end, or at the end of a passage. */
  | { type: 'addedQuestion'; passage?: number | undefined }
  /** At a place in the list; left out: after the open one. */
  | { type: 'addedKind'; kind: Kind; at?: number }
  | { type: 'addedPart'; kind: DraftPart['kind'] }
  /** Null: to no passage. */
  | { type: 'belongs'; key: number; passage: number | null }
  /** At the end, or behind the open one; in its place while it is blank. */
  | { type: 'tookQuestions'; questions: readonly DraftQuestion[]; atEnd?: boolean }
  /** All of them, as a text says them; `at`: when it was typed. */
  | { type: 'tookText'; items: readonly DraftItem[]; at: number }
  /** `items`: as it says them, null where it changes none of them. */
  | { type: 'typedText'; text: string; items: readonly DraftItem[] | null; at: number }
  /** What was typed, after the questions were changed beside it. */
  | { type: 'followedText'; text: string }
  | { type: 'duplicated'; key: number }
  | { type: 'deleted'; key: number }
  /** `members`: the questions of a passage. */
  | { type: 'putBack'; entry: Entry; at: number; members?: readonly number[] }
  | { type: 'moved'; key: number; to: number }
  /** Others in the place of the contents with their keys, all at once. */
  | { type: 'changedAll'; contents: Contents }
  | { type: 'together'; keys: Keys; change: Together }
  /** `change` leaves out what it does not change. */
  | { type: 'detailed'; change: (details: DraftDetails) => DraftDetails; at: number }
  | { type: 'tookOver'; items: readonly DraftItem[]; details: DraftDetails; text: string | null }
  | { type: 'replaced'; items: readonly DraftItem[]; details?: DraftDetails; text?: string | null }
  | { type: 'undone' }
  | { type: 'redone' }

type Begun = { items: readonly DraftItem[]; details?: DraftDetails; text?: string | null; offers?: Offers }

export const draftListOf = (items: readonly DraftItem[]): DraftList => begunList({ items })

export const begunList = ({ items, details = emptyDetails(), text = null, offers = QUIZ_OFFERS }: Begun): DraftList => {
  const entries = settled(items.map(entryOf))
  if (!entries.some(isQuestion)) entries.push(entryOf(offers.blank(), entries.length))
  const list = { entries, open: 0, details, text, nextKey: entries.length, past: [], future: [], typing: null }
  return { ...list, offers, asides: NO_ASIDES, open: firstToDoIn(list)?.key ?? 0 }
}

export const questionEntries = ({ entries }: Pick<DraftList, 'entries'>): QuestionEntry[] => entries.filter(isQuestion)

export const questionsOf = (list: Pick<DraftList, 'entries'>): DraftQuestion[] =>
  questionEntries(list).map(({ question }) => question)

export const itemsOf = ({ entries }: Pick<DraftList, 'entries'>): DraftItem[] => entries.map(itemOf)

export const indexOf = ({ entries }: Pick<DraftList, 'entries'>, key: number): number => indexOfKey(entries, key)

/** The number of a question, from 1; 0 where it is none. */
export const numberOf = (list: Pick<DraftList, 'entries'>, key: number): number =>
  questionEntries(list).findIndex((entry) => entry.key === key) + 1

/** Whether a question, a passage or section with so many questions, or a text needs nothing any more. */
export const isDone = (entry: Entry, memberCount: number): boolean =>
  isQuestion(entry) ? isComplete(entry.question) : gapsOfPart(entry, memberCount).length === 0

/** Where to go on writing. */
export const firstToDoIn = ({ entries }: Pick<DraftList, 'entries'>): Entry | undefined =>
  entries.find((entry) => !isDone(entry, isQuestion(entry) ? 0 : questionsOfPart(entries, entry).length))

/** The number of questions follows the list: more than planned raise it. */
export const questionCountOf = (planned: number | null, list: Pick<DraftList, 'entries'>): number =>
  Math.max(planned ?? 0, questionEntries(list).length)

export const advance = (list: DraftList, step: DraftStep): DraftList => {
  switch (step.type) {
    case 'opened':
      return { ...list, open: step.key, typing: null }
    case 'changed':
    case 'changedPart':
      return changedEntry(list, step)
    case 'addedQuestion':
      return addedQuestion(list, step.passage)
    case 'addedKind':
      return addedKind(list, step.kind, step.at)
    case 'addedPart':
      return addedPart(list, step.kind)
    case 'belongs':
      return belonged(list, step.key, step.passage)
    case 'tookQuestions':
      return tookQuestions(list, step)
    case 'tookText':
      return tookText(list, step.items, step.at)
    case 'typedText':
      return typedText(list, step)
    case 'followedText':
      return { ...list, text: step.text }
    case 'duplicated':
      return duplicated(list, step.key)
    case 'deleted':
      return deleted(list, step.key)
    case 'putBack':
      return putBack(list, step)
    case 'moved':
      return moved(list, step.key, step.to)
    case 'changedAll':
      return changedAll(list, step.contents)
    case 'together':
      return together(list, step.keys, step.change)
    case 'detailed':
      return detailed(list, step)
    case 'tookOver':
      return takenOver(list, step)
    case 'replaced':
      return replaced(list, step)
    case 'undone':
      return undone(list)
    case 'redone':
      return redone(list)
  }
}

const contentOf = (entry: Entry) => (isQuestion(entry) ? entry.question : entry.part)

/** Another entry in the place of the one with its key; what is typed in one go is one change. */
const edited = (list: DraftList, entry: Entry, typing?: { field: string; at: number }): DraftList => {
  const before = list.entries[indexOf(list, entry.key)]
  if (before === undefined || contentOf(before) === contentOf(entry)) return list
  const change = { entries: list.entries.map((each) => (each.key === entry.key ? entry : each)), open: entry.key }
  if (typing === undefined) return changed(list, { ...change, asides: asidesAfter(list.asides, [before], [entry]) })
  return typed(list, change, { field: `${entry.key} ${typing.field}`, at: typing.at })
}

type Changed = Extract<DraftStep, { type: 'changed' | 'changedPart' }>

const changedEntry = (list: DraftList, step: Changed): DraftList => {
  const before = list.entries[indexOf(list, step.key)]
  if (before === undefined) return list
  const changed = step.type === 'changedPart' ? withContent(before, step.part) : withContent(before, step.question)
  return edited(list, changed, step.typing)
}

/** A copy below it; of a page or a passage with its questions. */
const duplicated = (list: DraftList, key: number): DraftList => {
  const entry = list.entries[indexOf(list, key)]
  if (entry === undefined) return list
  const members = isQuestion(entry) ? [] : questionsOfPart(list.entries, entry)
  return together(list, [key, ...members.map((member) => member.key)], { type: 'duplicated' })
}

/** Whether a question, or a page, is the only one. */
const isLast = (list: DraftList, entry: Entry): boolean =>
  isQuestion(entry)
    ? questionEntries(list).length === 1
    : entry.page !== undefined && sectionsIn(list.entries).length === 1

const deleted = (list: DraftList, key: number): DraftList => {
  const at = indexOf(list, key)
  const entry = list.entries[at]
  if (entry === undefined || isLast(list, entry)) return list
  const entries = withoutEntry(list.entries, at)
  const neighbour = entries[Math.min(at, entries.length - 1)]
  const open = list.open === key && neighbour ? neighbour.key : list.open
  return changed(list, { entries, open })
}

type PutBack = Extract<DraftStep, { type: 'putBack' }>

const putBack = (list: DraftList, { entry, at, members = [] }: PutBack): DraftList => {
  if (isQuestion(entry) && questionEntries(list).length >= list.offers.mostQuestions) return list
  // Undo may have brought it back already.
  if (indexOf(list, entry.key) !== -1) return list
  const entries = withEntryBack(list.entries, entry, { at, members })
  return changed(list, { entries, open: entry.key })
}

const moved = (list: DraftList, key: number, to: number): DraftList => {
  const from = indexOf(list, key)
  if (from === -1 || to === from || to < 0 || to >= list.entries.length) return list
  const { entries, offers } = list
  const moves = offers.isPaged && sectionsIn(entries).some((page) => page.key === key) ? movedPage : movedEntry
  return changed(list, { entries: moves(entries, from, to), open: key })
}

const belonged = (list: DraftList, key: number, passage: number | null): DraftList => {
  const entries = belonging(list.entries, indexOf(list, key), passage)
  return entries === list.entries ? list : changed(list, { entries, open: key })
}

/** All at once: started over, or read from elsewhere. It can be undone like any other change. */
const replaced = (list: DraftList, { items, details = list.details, text = null }: Begun): DraftList => {
  const { nextKey } = list
  const fresh = begunList({ items, details, offers: list.offers })
  const entries = fresh.entries.map((entry) => ({ ...entry, key: entry.key + nextKey }))
  return changed(list, { entries, details, text, open: fresh.open + nextKey, nextKey: nextKey + entries.length })
}
