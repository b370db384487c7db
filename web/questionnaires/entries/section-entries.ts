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

/** The heading of a section: what follows it, up to the next one, is in it. */
const isSection = (entry: Entry): entry is PartEntry => !isQuestion(entry) && entry.part.kind === 'section'

export const sectionsIn = (entries: Entries): PartEntry[] => entries.filter(isSection)

/** The section that the entry at a place is in, or begins; null above the first. */
export const sectionAt = (entries: Entries, at: number): PartEntry | null =>
  entries.slice(0, at + 1).findLast(isSection) ?? null

/** The place behind all that is in a section; null: above the first. */
const endOfSection = (entries: Entries, key: number | null): number => {
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
