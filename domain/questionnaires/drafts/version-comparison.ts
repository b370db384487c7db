import { sectionRulesOf } from '../items/section-rules.ts'
import type { DraftQuestion } from './draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from './draft-item.ts'
import { oneFormOf } from './one-form.ts'

/** Two versions of one quiz, question by question: as the later one has them, and then what it has no more. */
export type QuestionChange =
  | { kind: 'same'; question: DraftQuestion }
  /** `before` and `after` are numbers, from 1. */
  | { kind: 'moved'; question: DraftQuestion; before: number; after: number }
  | { kind: 'changed'; was: DraftQuestion; is: DraftQuestion; before: number; after: number }
  | { kind: 'added'; question: DraftQuestion; after: number }
  | { kind: 'removed'; question: DraftQuestion; before: number }

/** `other_questions`: of a section that both versions have, where a question of both has come into it or has left it. */
export type PartChange = { kind: 'added' | 'removed' | 'other_questions'; part: DraftPart }

export type VersionComparison = { questions: QuestionChange[]; parts: PartChange[] }

const isQuestion = (item: DraftItem): item is Exclude<DraftItem, DraftPart> => !isDraftPart(item)

const questionsOf = (items: readonly DraftItem[]): DraftQuestion[] =>
  items.filter(isQuestion).map(({ inPassage: _, ...question }) => question)

/** How a question is kept apart from all others: by its id, which it keeps as long as its kind is the same. */
type Numbered = { question: DraftQuestion; number: number }

const byId = (questions: readonly DraftQuestion[]): Map<string, Numbered> =>
  new Map(questions.map((question, at) => [question.id ?? `${at}`, { question, number: at + 1 }]))

/** The longest row of questions that both versions have in the same order: whatever is not in it was moved. */
const unmoved = (places: readonly number[]): Set<number> => {
  const best: number[][] = []
  for (const place of places) {
    const before = best.filter((row) => (row.at(-1) ?? 0) < place)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, place])
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []))
}

const questionChanges = (before: readonly DraftQuestion[], after: readonly DraftQuestion[]): QuestionChange[] => {
  const [former, current] = [byId(before), byId(after)]
  const inBoth = [...current].flatMap(([id]) => former.get(id)?.number ?? [])
  const stayed = unmoved(inBoth)
  const changes = [...current].map(([id, { question, number }]): QuestionChange => {
    const was = former.get(id)
    if (was === undefined) return { kind: 'added', question, after: number }
    if (oneFormOf(was.question) !== oneFormOf(question))
      return { kind: 'changed', was: was.question, is: question, before: was.number, after: number }
    return stayed.has(was.number)
      ? { kind: 'same', question }
      : { kind: 'moved', question, before: was.number, after: number }
  })
  const removed = [...former].flatMap(([id, { question, number }]): QuestionChange[] =>
    current.has(id) ? [] : [{ kind: 'removed', question, before: number }],
  )
  return [...changes, ...removed]
}

const titleOf = (part: DraftPart): string => (part.kind === 'section' ? part.title : '')

const rulesIn = (part: DraftPart): string => (part.kind === 'section' ? oneFormOf(sectionRulesOf(part)) : '')

const saysSame = (one: DraftPart, other: DraftPart): boolean =>
  one.kind === other.kind &&
  one.text === other.text &&
  titleOf(one) === titleOf(other) &&
  rulesIn(one) === rulesIn(other)

const isSamePart = (one: DraftItem, other: DraftItem): boolean =>
  isDraftPart(one) && isDraftPart(other) && saysSame(one, other)

const partChanges = (before: readonly DraftItem[], after: readonly DraftItem[]): PartChange[] => {
  const left = before.filter(isDraftPart)
  const added = after.filter(isDraftPart).filter((part) => {
    const same = left.findIndex((each) => saysSame(each, part))
    if (same >= 0) left.splice(same, 1)
    return same < 0
  })
  return [
    ...added.map((part) => ({ kind: 'added' as const, part })),
    ...left.map((part) => ({ kind: 'removed' as const, part })),
  ]
}

/** Of each section, by its title, which questions of both versions stand in it. */
const membersIn = (items: readonly DraftItem[], inBoth: ReadonlySet<string>): Map<string, string> => {
  const members = new Map<string, string>()
  let title: string | null = null
  for (const item of items) {
    if (item.kind === 'section') title = item.title
    else if (title !== null && isQuestion(item) && item.id !== undefined && inBoth.has(item.id))
      members.set(title, `${members.get(title) ?? ''} ${item.id}`)
  }
  return members
}

const idsIn = (items: readonly DraftItem[]): Set<string> =>
  new Set(items.flatMap((item) => (isQuestion(item) && item.id !== undefined ? [item.id] : [])))

const sorted = (ids = ''): string => ids.split(' ').sort().join(' ')

const sectionChanges = (before: readonly DraftItem[], after: readonly DraftItem[]): PartChange[] => {
  const still = idsIn(after)
  const inBoth = new Set([...idsIn(before)].filter((id) => still.has(id)))
  const [former, current] = [membersIn(before, inBoth), membersIn(after, inBoth)]
  const stayed = after.filter((item) => item.kind === 'section' && before.some((each) => isSamePart(each, item)))
  return stayed.flatMap((part): PartChange[] => {
    if (part.kind !== 'section') return []
    const isSame = sorted(former.get(part.title)) === sorted(current.get(part.title))
    return isSame ? [] : [{ kind: 'other_questions', part }]
  })
}

/** What one version has otherwise than another, with its sections, passages and texts. */
export const compareVersions = (before: readonly DraftItem[], after: readonly DraftItem[]): VersionComparison => ({
  questions: questionChanges(questionsOf(before), questionsOf(after)),
  parts: [...partChanges(before, after), ...sectionChanges(before, after)],
})
