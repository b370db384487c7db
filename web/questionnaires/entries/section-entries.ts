import { type MarkingRules, rulesFor } from '#domain/marking/marking.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type PartGap, partGaps } from '#domain/questionnaires/drafts/draft-item.ts'
import { markedIn, type SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import {
  type Entry,
  isQuestion,
  membersOf,
  type PartEntry,
  passageAt,
  type QuestionEntry,
  settled,
} from './draft-entries.ts'

type Entries = readonly Entry[]

/** What a passage, a text, a section or a page with so many questions still needs. Pages need no title. */
export const gapsOfPart = ({ part, page }: PartEntry, questionCount: number): PartGap[] =>
  partGaps(part, questionCount).filter((gap) => !(page && gap === 'title'))

/** The heading of a section: what follows it, up to the next one, is in it. */
const isSection = (entry: Entry): entry is PartEntry => !isQuestion(entry) && entry.part.kind === 'section'

/** A heading that says nothing. */
export const isBarePage = (entry: Entry): boolean =>
  isSection(entry) && entry.part.kind === 'section' && entry.part.title === '' && entry.part.text === ''

export const sectionsIn = (entries: Entries): PartEntry[] => entries.filter(isSection)

/** The section that the entry at a place is in, or begins; null above the first. */
export const sectionAt = (entries: Entries, at: number): PartEntry | null =>
  entries.slice(0, at + 1).findLast(isSection) ?? null

/** By which rules the entry at a place is marked where it says nothing itself: those of its section, and for the rest its quiz's. */
export const usualAt = (entries: Entries, at: number, usual: MarkingRules): MarkingRules => {
  const part = sectionAt(entries, at)?.part
  return part?.kind === 'section' ? rulesFor(part, usual) : usual
}

type Part = { rules: SectionRules; questions: QuestionEntry[] }

/** The questions by section, with what it says of them; what stands above the first heading comes first. */
const sectionsWithQuestions = (entries: Entries): Part[] => {
  const parts: Part[] = [{ rules: {}, questions: [] }]
  for (const entry of entries) {
    if (isSection(entry)) parts.push({ rules: entry.part.kind === 'section' ? entry.part : {}, questions: [] })
    else if (isQuestion(entry)) parts.at(-1)?.questions.push(entry)
  }
  return parts
}

/** What a pool draws: questions that stand alone, and passages with all of theirs. */
const unitCount = (entries: Entries, questions: readonly QuestionEntry[]): number => {
  const places = new Map(entries.map(({ key }, at) => [key, at]))
  return new Set(questions.map(({ key }) => passageAt(entries, places.get(key) ?? -1)?.key ?? key)).size
}

/** Of how many questions of a section an attempt earns marks: some where students choose or the server draws, all otherwise. */
export const countedOf = (
  entries: Entries,
  { choose, draw }: SectionRules,
  questions: readonly QuestionEntry[],
): number | undefined => {
  if (draw === undefined || choose !== undefined) return choose
  const units = unitCount(entries, questions)
  return draw >= units || draw < 1 ? undefined : Math.round((questions.length * draw) / units)
}

/** How many of how many questions of a section each student meets, where they are drawn; null: all. */
export const drawnOf = (entries: Entries, section: PartEntry): { met: number; count: number } | null => {
  const { part } = section
  if (part.kind !== 'section' || part.choose !== undefined) return null
  const questions = questionsOfPart(entries, section)
  const met = countedOf(entries, part, questions)
  return met === undefined ? null : { met, count: questions.length }
}

/** The same with how many of them count, where not all do. */
export const partsOf = (entries: Entries): (Part & { choose: number | undefined })[] =>
  sectionsWithQuestions(entries).map((part) => ({ ...part, choose: countedOf(entries, part.rules, part.questions) }))

/** The same as they are marked in it, and how many of them count. */
export const markedParts = (entries: Entries): { choose?: number | undefined; questions: DraftQuestion[] }[] =>
  partsOf(entries).map(({ rules, choose, questions }) => ({
    choose,
    questions: questions.map(({ question }) => markedIn(question, rules)),
  }))

/** The place behind all that is in a section; null: above the first. */
export const endOfSection = (entries: Entries, key: number | null): number => {
  const start = key === null ? 0 : entries.findIndex((entry) => entry.key === key) + 1
  const next = entries.slice(start).findIndex(isSection)
  return next === -1 ? entries.length : start + next
}

/** The questions of a section or of a passage. */
export const questionsOfPart = (entries: Entries, { key, part }: PartEntry): QuestionEntry[] => {
  const members = new Set(part.kind === 'group' ? membersOf(entries, key) : [])
  const at = entries.findIndex((entry) => entry.key === key)
  const inSection = part.kind === 'section' ? entries.slice(at, endOfSection(entries, key)) : []
  return [...inSection, ...entries.filter((entry) => members.has(entry.key))].filter(isQuestion)
}

/** The page that begins at `from` with all that is on it, past those whose headings stand between there and `to`: at least one. */
export const movedPage = (entries: Entries, from: number, to: number): Entry[] => {
  const starts = entries.flatMap((entry, at) => (isSection(entry) ? [at] : []))
  const pages = starts.map((start, page) => entries.slice(start, starts[page + 1]))
  const own = starts.indexOf(from)
  const passed = starts.filter((start) => (to > from ? start > from && start <= to : start < from && start >= to))
  const by = Math.max(1, passed.length) * Math.sign(to - from)
  const above = entries.slice(0, starts[0])
  return [
    ...above,
    ...pages
      .toSpliced(own, 1)
      .toSpliced(Math.max(0, own + by), 0, pages[own] ?? [])
      .flat(),
  ]
}

/**
 * Those with these keys at the end of a section, in their order; null: above the first. A passage takes its questions along,
 * and a question leaves a passage that stays. Headings stay where they are.
 */
export const inSection = (entries: Entries, keys: readonly number[], section: number | null): Entries => {
  const wanted = new Set([...keys, ...keys.flatMap((key) => membersOf(entries, key))])
  const isMoving = (entry: Entry) => wanted.has(entry.key) && !isSection(entry)
  const moving = entries.flatMap((entry, at): Entry[] => {
    if (!isMoving(entry)) return []
    const isLeaving = isQuestion(entry) && entry.inPassage && !wanted.has(passageAt(entries, at)?.key ?? -1)
    return [isLeaving ? { ...entry, inPassage: false } : entry]
  })
  const others = entries.filter((entry) => !isMoving(entry))
  const after = settled(others.toSpliced(endOfSection(others, section), 0, ...moving))
  return after.every((entry, at) => entry === entries[at]) ? entries : after
}
