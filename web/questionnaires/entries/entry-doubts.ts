import { type Doubt, doubtsOf, doubtsOfPart } from '#domain/questionnaires/drafts/doubts.ts'
import { type Entry, isQuestion, passageAt } from './draft-entries.ts'
import { endOfSection, questionsOfPart, sectionAt } from './section-entries.ts'

type Entries = readonly Entry[]

/** What is read before a question: its section's instructions, the texts above it there, and its passage. */
export const readBefore = (entries: Entries, at: number): string[] => {
  const section = sectionAt(entries, at)
  const from = section === null ? 0 : entries.indexOf(section)
  const texts = entries
    .slice(from, at)
    .flatMap((entry) => (isQuestion(entry) || entry.part.kind === 'group' ? [] : [entry.part.text]))
  const passage = passageAt(entries, at)
  return passage ? [...texts, passage.part.text] : texts
}

const textOf = (entry: Entry): string => (isQuestion(entry) ? entry.question.prompt : entry.part.text)

/** What is read together with a part: all that its section or passage holds, and what follows a text. */
const readWith = (entries: Entries, at: number): string[] => {
  const entry = entries[at]
  if (entry === undefined || isQuestion(entry)) return []
  if (entry.part.kind === 'section') return entries.slice(at + 1, endOfSection(entries, entry.key)).map(textOf)
  return entry.part.kind === 'group'
    ? questionsOfPart(entries, entry).map(textOf)
    : entries.slice(at + 1, at + 2).map(textOf)
}

/** What may not have been meant in the entry at a place. */
export const doubtsAt = (entries: Entries, at: number, mixes: boolean): Doubt[] => {
  const entry = entries[at]
  if (entry === undefined) return []
  if (isQuestion(entry)) return doubtsOf(entry.question, { mixes, read: readBefore(entries, at) })
  return doubtsOfPart(entry.part, readWith(entries, at))
}

/** An entry, at its place, of which something may not have been meant. */
export type DoubtfulEntry = { key: number; at: number; doubts: Doubt[] }

/** `mixes`: options are mixed for each attempt. */
export const doubtfulIn = (entries: Entries, mixes: boolean): DoubtfulEntry[] =>
  entries.flatMap(({ key }, at) => {
    const doubts = doubtsAt(entries, at, mixes)
    return doubts.length === 0 ? [] : [{ key, at, doubts }]
  })
