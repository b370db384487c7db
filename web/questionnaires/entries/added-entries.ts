import { type DraftQuestion, emptyQuestion, isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftPart, emptyPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { type Entry, endOfPassage, indexOfKey, isQuestion, passageAt } from './draft-entries.ts'
import { changed, type DraftList, type Snapshot } from './draft-history.ts'
import { roomForParts } from './draft-together.ts'
import { EVERYBODY } from './entry-rules.ts'
import { shapedLike } from './question-shape.ts'
import { endOfSection, sectionAt } from './section-entries.ts'

const openEntry = ({ entries, open }: Snapshot) => entries.find(({ key }) => key === open)
const openQuestion = (list: Snapshot) => {
  const entry = openEntry(list)
  return entry && isQuestion(entry) ? entry.question : undefined
}

/** How many pasted questions the quiz has room for; a blank one that is open makes way for them. */
export const roomFor = (list: DraftList): number => {
  const open = openQuestion(list)
  return list.offers.mostQuestions - list.entries.filter(isQuestion).length + (open && isEmptyDraft(open) ? 1 : 0)
}

type Added = { at: number; questions: readonly DraftQuestion[]; inPassage: boolean }

const inserted = (list: DraftList, { at, questions, inPassage }: Added): DraftList => {
  const added = questions.map((question, offset) => ({ key: list.nextKey + offset, question, inPassage }))
  const [first] = added
  if (first === undefined || list.entries.filter(isQuestion).length + added.length > list.offers.mostQuestions)
    return list
  return changed(list, {
    entries: list.entries.toSpliced(at, 0, ...added),
    open: first.key,
    nextKey: list.nextKey + added.length,
  })
}

/** Where something is added: on the open page, or in the open section of a pattern, or at the end where there are none. */
const endOfPage = ({ entries, open, offers, details }: DraftList): number =>
  offers.isPaged || details.settings.pattern
    ? endOfSection(entries, sectionAt(entries, indexOfKey(entries, open))?.key ?? null)
    : entries.length

/** A new question has the shape of the one before it: whoever writes ten alike sets it once. */
export const addedQuestion = (list: DraftList, passage: number | undefined): DraftList => {
  const open = openQuestion(list)
  const questions = [shapedLike(open, list.offers)]
  if (passage === undefined) return inserted(list, { at: endOfPage(list), questions, inPassage: false })
  return inserted(list, { at: endOfPassage(list.entries, passage), questions, inPassage: true })
}

/** Between the questions of a passage it belongs to that, and after the open question to what that belongs to. */
export const addedKind = (list: DraftList, kind: Kind, place?: number): DraftList => {
  const open = openQuestion(list)
  const questions = [open?.kind === kind ? shapedLike(open, list.offers) : list.offers.blank(kind)]
  const after = indexOfKey(list.entries, list.open)
  const at = Math.min(place ?? after + 1, list.entries.length)
  const follower = list.entries[at]
  const isBetween = follower !== undefined && isQuestion(follower) && follower.inPassage
  return inserted(list, {
    at,
    questions,
    inPassage: isBetween || (place === undefined && passageAt(list.entries, after) !== null),
  })
}

/**
 * At the end, or of the open page. A passage takes a last question in which nothing is written for its first one; a text or a heading stands
 * before it, and a page brings its own.
 */
export const addedPart = (list: DraftList, kind: DraftPart['kind']): DraftList => {
  if (roomForParts(list, kind) === 0) return list
  const isPage = kind === 'section' && list.offers.isPaged
  const part: Entry = { key: list.nextKey, part: emptyPart(kind), ...(isPage && { page: EVERYBODY }) }
  const at = isPage ? list.entries.length : endOfPage(list)
  const last = list.entries[at - 1]
  const isBlank = last !== undefined && isQuestion(last) && !last.inPassage && isEmptyDraft(last.question)
  const isTaken = isBlank && !isPage
  const fresh = { key: list.nextKey + 1, question: list.offers.blank(), inPassage: false }
  const end = isPage ? [fresh] : isBlank ? [{ ...last, inPassage: kind === 'group' }] : []
  const entries = list.entries.toSpliced(isTaken ? at - 1 : at, isTaken ? 1 : 0, part, ...end)
  return changed(list, { entries, open: part.key, nextKey: list.nextKey + 2 })
}

/**
 * Pasted questions come at the end, or after the open one, where they belong to what it belongs to. A blank one makes way
 * for them.
 */
export const tookQuestions = (
  list: DraftList,
  { questions, atEnd = false }: { questions: readonly DraftQuestion[]; atEnd?: boolean },
): DraftList => {
  const isOpenBlank = isEmptyDraft(openQuestion(list) ?? emptyQuestion()) && openQuestion(list) !== undefined
  const at = atEnd && !isOpenBlank ? list.entries.length - 1 : indexOfKey(list.entries, list.open)
  const open = list.entries[at]
  if (open === undefined || questions.length === 0 || questions.length > roomFor(list)) return list
  const inPassage = (!atEnd || isOpenBlank) && passageAt(list.entries, at) !== null
  if (!isQuestion(open) || !isEmptyDraft(open.question)) return inserted(list, { at: at + 1, questions, inPassage })
  const without = { ...list, entries: list.entries.filter(({ key }) => key !== open.key) }
  return { ...inserted(without, { at, questions, inPassage }), past: changed(list, {}).past }
}
