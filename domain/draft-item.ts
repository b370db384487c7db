import { type DraftQuestion, rewrittenOf } from './draft.ts'
import type { Item } from './item.ts'
import { MAX_IN_GROUP, MAX_STIMULUS_LENGTH, type Passage } from './passage.ts'
import { hasUndescribedPicture } from './picture-tokens.ts'
import type { TextFormat } from './prose.ts'
import { isMarkedUp } from './question-texts.ts'
import { excessOf, isFilled } from './text.ts'

/** A passage or a text that is being written. */
export type DraftPart = { kind: 'group' | 'text'; text: string; format?: TextFormat | undefined }

/** What is written anew is prose. */
export const emptyPart = (kind: DraftPart['kind']): DraftPart => ({ kind, text: '', format: 'prose' })

/** What a draft is a list of: the questions of a passage follow it, and say that they belong to it. */
export type DraftItem = DraftPart | (DraftQuestion & { inPassage?: boolean | undefined })

export const isDraftPart = (item: DraftItem): item is DraftPart => item.kind === 'group' || item.kind === 'text'

/** What a passage or a text still needs before it can be published. */
export type PartGap = 'text' | 'shorter' | 'picture' | 'questions' | 'fewer_questions'

/** `questionCount`: how many questions belong to it. None missing: it is complete. */
export const partGaps = ({ kind, text, format }: DraftPart, questionCount: number): PartGap[] => {
  const gaps: PartGap[] = []
  if (!isFilled(text)) gaps.push('text')
  if (excessOf(text, MAX_STIMULUS_LENGTH) > 0) gaps.push('shorter')
  if (format === 'prose' && hasUndescribedPicture(text)) gaps.push('picture')
  if (kind === 'group' && questionCount === 0) gaps.push('questions')
  if (kind === 'group' && questionCount > MAX_IN_GROUP) gaps.push('fewer_questions')
  return gaps
}

type WrittenPart = Pick<DraftPart, 'text' | 'format'>

type Placed = {
  questions: DraftQuestion[]
  /** Of each question the place of its passage; null for none. */
  groups: (number | null)[]
  stimuli: WrittenPart[]
  texts: (WrittenPart & { before: number | null })[]
}

/** A draft as it is published: questions in their order, and beside them where passages and texts stand. */
export const placedItems = (items: readonly DraftItem[]): Placed => {
  const placed: Placed = { questions: [], groups: [], stimuli: [], texts: [] }
  const questionCount = items.filter((item) => !isDraftPart(item)).length
  for (const item of items) {
    const at = placed.questions.length
    if (!isDraftPart(item)) {
      const { inPassage = false, ...question } = item
      placed.questions.push(question)
      placed.groups.push(inPassage ? placed.stimuli.length - 1 : null)
    } else if (item.kind === 'group') placed.stimuli.push(writtenIn(item))
    else placed.texts.push({ ...writtenIn(item), before: at < questionCount ? at : null })
  }
  return placed
}

const writtenIn = ({ text, format }: DraftPart): WrittenPart => ({ text: text.trim(), ...(format && { format }) })

/** The same the other way round. */
export const itemsPlaced = ({ questions, groups, stimuli, texts }: Placed): DraftItem[] => {
  const textsBefore = (place: number | null): DraftItem[] =>
    texts.flatMap(({ before, ...written }) => (before === place ? { kind: 'text', ...written } : []))
  const items = questions.flatMap((question, at): DraftItem[] => {
    const group = groups[at] ?? null
    if (group === null) return [...textsBefore(at), question]
    const begins = group !== (groups[at - 1] ?? null)
    const passage: DraftItem[] = begins ? [{ kind: 'group', text: '', ...stimuli[group] }] : []
    return [...textsBefore(at), ...passage, { ...question, inPassage: true }]
  })
  return [...items, ...textsBefore(null)]
}

/** As prose where that looks the same: what is written into it means what it means in a new one. */
const partAgain = (kind: DraftPart['kind'], { text, format }: Pick<Passage, 'text' | 'format'>): DraftPart => {
  const isProse = format === 'prose' || !isMarkedUp({ text, format: 'prose' })
  return { kind, text, ...(isProse && { format: 'prose' }) }
}

/** What was published, as its author writes it. */
export const rewrittenItems = (items: readonly Item[]): DraftItem[] =>
  items.flatMap((item): DraftItem[] => {
    if (item.kind === 'text') return [partAgain('text', item)]
    if (item.kind !== 'group') return [rewrittenOf(item)]
    const members = item.questions.map((question): DraftItem => ({ ...rewrittenOf(question), inPassage: true }))
    return [partAgain('group', { text: item.stimulus, format: item.format }), ...members]
  })
