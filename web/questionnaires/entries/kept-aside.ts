import { type DraftQuestion, emptyQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { hasParts } from '#domain/questions/traits.ts'
import { isFilled } from '#domain/text/text.ts'
import { changedKind } from './changed-kind.ts'
import { type Entry, isQuestion } from './draft-entries.ts'

/** A question as it was before its kind was changed, and the names of its parts that the new kind had no place for. */
export type KeptAside = { question: DraftQuestion; parts: readonly string[] }

/** By the keys of their questions, what was left last first. It lasts as long as the page. */
export type Asides = ReadonlyMap<number, readonly KeptAside[]>

export const NO_ASIDES: Asides = new Map()

const SCHEME = 'scheme'
/** Name options by their places. */
const PLACES: readonly string[] = ['correct', 'fixed']

export const partOf = ({ draft, marking }: Pick<DraftQuestion, 'draft' | 'marking'>, name: string): unknown =>
  name === SCHEME ? marking?.scheme : Object.entries(draft).find(([known]) => known === name)?.[1]

const isWritten = (part: unknown): boolean => {
  if (typeof part === 'string') return isFilled(part)
  if (typeof part === 'object' && part !== null) return Object.values(part).some(isWritten)
  return part !== null && part !== undefined
}

/** How many of a list are written. */
export const writtenIn = (part: unknown): number => (Array.isArray(part) ? part.filter(isWritten).length : 0)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether there is more in it than in a question just begun. */
const hasPart = (question: DraftQuestion, name: string): boolean => {
  const part = partOf(question, name)
  return isWritten(part) && !isSame(part, partOf(emptyQuestion(question.kind), name))
}

/** What would not be there again if the kind were changed back. */
const partsLost = (before: DraftQuestion, after: DraftQuestion): string[] => {
  const back = changedKind(after, before.kind)
  const isLost = (name: string) => hasPart(before, name) && !isSame(partOf(before, name), partOf(back, name))
  const names = [...Object.keys(before.draft), SCHEME].filter(isLost)
  return [...names.filter((name) => !PLACES.includes(name)), ...names.filter((name) => PLACES.includes(name))]
}

/** What is kept aside of a question once it has become another one. */
export const keptAfter = (
  kept: readonly KeptAside[],
  before: DraftQuestion,
  after: DraftQuestion,
): readonly KeptAside[] => {
  if (before.kind === after.kind) return kept
  const others = kept
    .filter(({ question: { kind } }) => kind !== before.kind && kind !== after.kind)
    .map((each) => ({ ...each, parts: each.parts.filter((name) => !hasPart(after, name)) }))
  return [{ question: before, parts: partsLost(before, after) }, ...others].filter(({ parts }) => parts.length > 0)
}

/** Once entries have been changed each by itself. */
export const asidesAfter = (asides: Asides, before: readonly Entry[], after: readonly Entry[]): Asides => {
  const now = new Map(after.map((entry) => [entry.key, entry]))
  const changes = before.flatMap((entry) => {
    const other = now.get(entry.key)
    if (other === undefined || !isQuestion(entry) || !isQuestion(other)) return []
    if (entry.question.kind === other.question.kind) return []
    return [[entry.key, keptAfter(asides.get(entry.key) ?? [], entry.question, other.question)] as const]
  })
  return changes.length === 0 ? asides : new Map([...asides, ...changes])
}

const optionsOf = ({ draft }: DraftQuestion): readonly string[] => ('options' in draft ? draft.options : [])

/** Whether a place still means the same option: none has come or gone, or stands elsewhere. */
const samePlaces = (before: readonly string[], now: readonly string[]): boolean =>
  before.length === now.length && before.every((text, at) => now[at] === text || !now.includes(text))

const withPart = (question: DraftQuestion, name: string, before: DraftQuestion): DraftQuestion => {
  if (hasPart(question, name) || !hasPart(before, name)) return question
  if (PLACES.includes(name) && !samePlaces(optionsOf(before), optionsOf(question))) return question
  if (name === SCHEME)
    return hasParts(question.kind)
      ? { ...question, marking: { ...question.marking, scheme: before.marking?.scheme } }
      : question
  const { kind, draft, ...written } = question
  return readDraft(kind, written, { ...draft, [name]: partOf(before, name) }) ?? question
}

/** The question as one of another kind, with what was kept aside and has a place there: nothing else was written in that since. */
export const changedWithKept = (question: DraftQuestion, kind: Kind, kept: readonly KeptAside[] = []): DraftQuestion =>
  kind === question.kind
    ? question
    : kept.reduce(
        (now, { question: before, parts }) => {
          const then = changedKind(before, kind)
          return parts.reduce((filled, name) => withPart(filled, name, then), now)
        },
        changedKind(question, kind),
      )

/** What was left out last and is still not there; null where nothing is. */
export const keptNow = (question: DraftQuestion, kept: readonly KeptAside[] = []): KeptAside | null => {
  const missing = kept
    .filter((each) => each.question.kind !== question.kind)
    .map((each) => ({ ...each, parts: each.parts.filter((name) => !hasPart(question, name)) }))
  return missing.find(({ parts }) => parts.length > 0) ?? null
}
