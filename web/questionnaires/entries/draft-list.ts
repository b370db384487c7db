import {
  type DraftDetails,
  type DraftQuestion,
  emptyQuestion,
  isComplete,
  isEmptyDraft,
} from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, emptyPart, partGaps } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import type { Kind } from '#domain/questions/rules.ts'
import {
  belonging,
  type Entry,
  endOfPassage,
  entryOf,
  indexOfKey,
  isQuestion,
  itemOf,
  movedEntry,
  passageAt,
  type QuestionEntry,
  settled,
  withEntryBack,
  withoutEntry,
} from './draft-entries.ts'
import { changed, type DraftList, redone, type Snapshot, typed, undone } from './draft-history.ts'
import { changedAll, detailed, roomForParts, together } from './draft-together.ts'
import { asidesAfter, NO_ASIDES } from './kept-aside.ts'
import { shapedLike } from './question-shape.ts'
import { questionsOfPart } from './section-entries.ts'
import type { Contents, Keys, Together } from './several-entries.ts'
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

type Begun = { items: readonly DraftItem[]; details?: DraftDetails; text?: string | null }

export const draftListOf = (items: readonly DraftItem[]): DraftList => begunList({ items })

export const begunList = ({ items, details = emptyDetails(), text = null }: Begun): DraftList => {
  const entries = settled(items.map(entryOf))
  if (!entries.some(isQuestion)) entries.push(entryOf(emptyQuestion(), entries.length))
  const list = { entries, open: 0, details, text, nextKey: entries.length, past: [], future: [], typing: null }
  return { ...list, asides: NO_ASIDES, open: firstToDoIn(list)?.key ?? 0 }
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
  isQuestion(entry) ? isComplete(entry.question) : partGaps(entry.part, memberCount).length === 0

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
      return taken(list, step)
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
  if (step.type === 'changedPart') return edited(list, { key: step.key, part: step.part }, step.typing)
  return isQuestion(before) ? edited(list, { ...before, question: step.question }, step.typing) : list
}

const openEntry = ({ entries, open }: Snapshot) => entries.find(({ key }) => key === open)
const openQuestion = (list: Snapshot) => {
  const entry = openEntry(list)
  return entry && isQuestion(entry) ? entry.question : undefined
}

/** How many pasted questions the quiz has room for; a blank one that is open makes way for them. */
export const roomFor = (list: Snapshot): number => {
  const open = openQuestion(list)
  return MAX_QUESTIONS - questionEntries(list).length + (open && isEmptyDraft(open) ? 1 : 0)
}

type Added = { at: number; questions: readonly DraftQuestion[]; inPassage: boolean }

const inserted = (list: DraftList, { at, questions, inPassage }: Added): DraftList => {
  const added = questions.map((question, offset) => ({ key: list.nextKey + offset, question, inPassage }))
  const [first] = added
  if (first === undefined || questionEntries(list).length + added.length > MAX_QUESTIONS) return list
  return changed(list, {
    entries: list.entries.toSpliced(at, 0, ...added),
    open: first.key,
    nextKey: list.nextKey + added.length,
  })
}

/** A new question has the shape of the one before it: whoever writes ten alike sets it once. */
const addedQuestion = (list: DraftList, passage: number | undefined): DraftList => {
  const questions = [shapedLike(openQuestion(list))]
  if (passage === undefined) return inserted(list, { at: list.entries.length, questions, inPassage: false })
  return inserted(list, { at: endOfPassage(list.entries, passage), questions, inPassage: true })
}

/** Between the questions of a passage it belongs to that, and after the open question to what that belongs to. */
const addedKind = (list: DraftList, kind: Kind, place?: number): DraftList => {
  const open = openQuestion(list)
  const questions = [open?.kind === kind ? shapedLike(open) : emptyQuestion(kind)]
  const after = indexOf(list, list.open)
  const at = Math.min(place ?? after + 1, list.entries.length)
  const follower = list.entries[at]
  const isBetween = follower !== undefined && isQuestion(follower) && follower.inPassage
  return inserted(list, {
    at,
    questions,
    inPassage: isBetween || (place === undefined && passageAt(list.entries, after) !== null),
  })
}

/** At the end. A passage takes a last question in which nothing is written for its first one; a text or a heading stands before it. */
const addedPart = (list: DraftList, kind: DraftPart['kind']): DraftList => {
  if (roomForParts(list, kind) === 0) return list
  const part = { key: list.nextKey, part: emptyPart(kind) }
  const last = list.entries.at(-1)
  const isBlank = last !== undefined && isQuestion(last) && !last.inPassage && isEmptyDraft(last.question)
  const end = isBlank ? [{ ...last, inPassage: kind === 'group' }] : []
  const before = isBlank ? list.entries.slice(0, -1) : list.entries
  return changed(list, { entries: [...before, part, ...end], open: part.key, nextKey: list.nextKey + 1 })
}

/**
 * Pasted questions come at the end, or after the open one, where they belong to what it belongs to. A blank one makes way
 * for them.
 */
const taken = (
  list: DraftList,
  { questions, atEnd = false }: Extract<DraftStep, { type: 'tookQuestions' }>,
): DraftList => {
  const isOpenBlank = isEmptyDraft(openQuestion(list) ?? emptyQuestion()) && openQuestion(list) !== undefined
  const at = atEnd && !isOpenBlank ? list.entries.length - 1 : indexOf(list, list.open)
  const open = list.entries[at]
  if (open === undefined || questions.length === 0 || questions.length > roomFor(list)) return list
  const inPassage = (!atEnd || isOpenBlank) && passageAt(list.entries, at) !== null
  if (!isQuestion(open) || !isEmptyDraft(open.question)) return inserted(list, { at: at + 1, questions, inPassage })
  const without = { ...list, entries: list.entries.filter(({ key }) => key !== open.key) }
  return { ...inserted(without, { at, questions, inPassage }), past: changed(list, {}).past }
}

const duplicated = (list: DraftList, key: number): DraftList => {
  const at = indexOf(list, key)
  const original = list.entries[at]
  if (original === undefined || !isQuestion(original)) return list
  return inserted(list, {
    at: at + 1,
    questions: [{ ...original.question, id: undefined }],
    inPassage: original.inPassage,
  })
}

const deleted = (list: DraftList, key: number): DraftList => {
  const at = indexOf(list, key)
  const entry = list.entries[at]
  if (entry === undefined || (isQuestion(entry) && questionEntries(list).length === 1)) return list
  const entries = withoutEntry(list.entries, at)
  const neighbour = entries[Math.min(at, entries.length - 1)]
  const open = list.open === key && neighbour ? neighbour.key : list.open
  return changed(list, { entries, open })
}

type PutBack = Extract<DraftStep, { type: 'putBack' }>

const putBack = (list: DraftList, { entry, at, members = [] }: PutBack): DraftList => {
  if (isQuestion(entry) && questionEntries(list).length >= MAX_QUESTIONS) return list
  const back = { ...entry, key: list.nextKey }
  const entries = withEntryBack(list.entries, back, { at, members })
  return changed(list, { entries, open: back.key, nextKey: list.nextKey + 1 })
}

const moved = (list: DraftList, key: number, to: number): DraftList => {
  const from = indexOf(list, key)
  if (from === -1 || to === from || to < 0 || to >= list.entries.length) return list
  return changed(list, { entries: movedEntry(list.entries, from, to), open: key })
}

const belonged = (list: DraftList, key: number, passage: number | null): DraftList => {
  const entries = belonging(list.entries, indexOf(list, key), passage)
  return entries === list.entries ? list : changed(list, { entries, open: key })
}

/** All at once: started over, or read from elsewhere. It can be undone like any other change. */
const replaced = (list: DraftList, { items, details = list.details, text = null }: Begun): DraftList => {
  const { nextKey } = list
  const fresh = begunList({ items, details })
  const entries = fresh.entries.map((entry) => ({ ...entry, key: entry.key + nextKey }))
  return changed(list, { entries, details, text, open: fresh.open + nextKey, nextKey: nextKey + entries.length })
}
