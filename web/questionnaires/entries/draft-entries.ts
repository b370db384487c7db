import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { AskedWhen, PageRules } from './entry-rules.ts'

/** The key stays with a question wherever it moves. `inPassage`: it belongs to the passage before it. */
export type QuestionEntry = Readonly<AskedWhen> & {
  readonly key: number
  readonly question: DraftQuestion
  readonly inPassage: boolean
}

/** A passage, which its questions follow, a text, or the heading of a section. */
export type PartEntry = {
  readonly key: number
  readonly part: DraftPart
  /** Of a section that is a page. */
  readonly page?: PageRules | undefined
}

export type Entry = QuestionEntry | PartEntry
type Entries = readonly Entry[]

export const isQuestion = (entry: Entry): entry is QuestionEntry => 'question' in entry
const isPassage = (entry: Entry): entry is PartEntry => !isQuestion(entry) && entry.part.kind === 'group'
const isInPassage = (entry: Entry | undefined): boolean => entry !== undefined && isQuestion(entry) && entry.inPassage

export const entryOf = (item: DraftItem, key: number): Entry => {
  if (isDraftPart(item)) return { key, part: item }
  const { inPassage = false, ...question } = item
  return { key, question, inPassage }
}

export const itemOf = (entry: Entry): DraftItem => {
  if (!isQuestion(entry)) return entry.part
  return entry.inPassage ? { ...entry.question, inPassage: true } : entry.question
}

export const indexOfKey = (entries: Entries, key: number): number => entries.findIndex((entry) => entry.key === key)

/** Whatever says that it belongs to a passage, and follows none, belongs to none. */
export const settled = (entries: Entries): Entry[] => {
  let isOpen = false
  return entries.map((entry) => {
    isOpen = isPassage(entry) || (isOpen && isInPassage(entry))
    return isQuestion(entry) && entry.inPassage && !isOpen ? { ...entry, inPassage: false } : entry
  })
}

export const passagesIn = (entries: Entries): PartEntry[] => entries.filter(isPassage)

/** The passage that the entry at a place belongs to, or is. */
export const passageAt = (entries: Entries, at: number): PartEntry | null => {
  const entry = entries[at]
  if (entry === undefined) return null
  if (!isQuestion(entry)) return isPassage(entry) ? entry : null
  return entry.inPassage ? (entries.slice(0, at).findLast(isPassage) ?? null) : null
}

/** The place after the last question of the passage that stands at a place. */
const endOfBlock = (entries: Entries, at: number): number => {
  let end = at + 1
  while (isPassage(entries[at] ?? NOTHING) && isInPassage(entries[end])) end += 1
  return end
}
const NOTHING: Entry = { key: -1, part: { kind: 'text', text: '' } }

/** The place after the last question of a passage. */
export const endOfPassage = (entries: Entries, key: number): number => endOfBlock(entries, indexOfKey(entries, key))

/** The questions of a passage, by their keys. */
export const membersOf = (entries: Entries, key: number): number[] => {
  const at = indexOfKey(entries, key)
  return entries.slice(at + 1, endOfBlock(entries, at)).map((member) => member.key)
}

/** Passages with their questions, and whatever stands alone. */
const blocksOf = (entries: Entries): Entry[][] => {
  const blocks: Entry[][] = []
  for (const entry of entries) {
    if (isInPassage(entry)) blocks.at(-1)?.push(entry)
    else blocks.push([entry])
  }
  return blocks
}

/**
 * The entry at `from` in the place of the one at `to`. A question that comes to lie between those of a passage belongs to
 * it from then on; a passage takes its questions along, and stands in no other one.
 */
export const movedEntry = (entries: Entries, from: number, to: number): Entry[] => {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  return isQuestion(entry) ? movedQuestion(entries, from, to) : movedBlock(entries, from, to)
}

const movedQuestion = (entries: Entries, from: number, to: number): Entry[] => {
  const entry = entries[from]
  if (entry === undefined || !isQuestion(entry)) return [...entries]
  const former = passageAt(entries, from)
  const others = entries.toSpliced(from, 1)
  const staysLast = former !== null && passageAt(others, to - 1) === former
  return others.toSpliced(to, 0, { ...entry, inPassage: isInPassage(others[to]) || staysLast })
}

const movedBlock = (entries: Entries, from: number, to: number): Entry[] => {
  const blocks = blocksOf(entries)
  const blockWith = (at: number) => blocks.findIndex((block) => block.some(({ key }) => key === entries[at]?.key))
  const [own, target] = [blockWith(from), blockWith(to)]
  const block = blocks[own]
  if (block === undefined) return [...entries]
  // A step down, onto its own first question, leads past the next that stands alone.
  const place = own === target && to > from ? own + 1 : target
  return blocks.toSpliced(own, 1).toSpliced(place, 0, block).flat()
}

/** The question at a place as the last one of a passage; `to` null: as the first after the passage that it belonged to. */
export const belonging = (entries: Entries, from: number, to: number | null): readonly Entry[] => {
  const entry = entries[from]
  const former = passageAt(entries, from)
  if (entry === undefined || !isQuestion(entry) || (former?.key ?? null) === to) return entries
  const others = entries.toSpliced(from, 1)
  const passage = to ?? former?.key
  if (passage === undefined) return entries
  return others.toSpliced(endOfPassage(others, passage), 0, { ...entry, inPassage: to !== null })
}

/** Without the entry at a place; the questions of a passage stay where they are. */
export const withoutEntry = (entries: Entries, at: number): Entry[] => {
  const end = endOfBlock(entries, at)
  return entries
    .map((entry, place) => (at < place && place < end && isQuestion(entry) ? { ...entry, inPassage: false } : entry))
    .toSpliced(at, 1)
}

/** An entry back at a place, and with a passage those of its questions that still follow. */
export const withEntryBack = (
  entries: Entries,
  entry: Entry,
  { at, members }: { at: number; members: readonly number[] },
): Entry[] => {
  if (isQuestion(entry)) {
    const inPassage = isInPassage(entries[at]) || entry.inPassage
    return settled(entries.toSpliced(at, 0, { ...entry, inPassage }))
  }
  let place = at
  while (isInPassage(entries[place])) place += 1
  const back = entries.toSpliced(place, 0, entry)
  for (let next = place + 1; members.includes(back[next]?.key ?? -1); next += 1) {
    const member = back[next]
    if (member && isQuestion(member)) back[next] = { ...member, inPassage: true }
  }
  return back
}
