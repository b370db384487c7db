import { ownMarking } from '../../marking/marking.ts'
import { hasUndescribedPicture } from '../../text/picture-tokens.ts'
import { formatAgain, type TextFormat } from '../../text/prose.ts'
import { excessOf, isFilled } from '../../text/text.ts'
import { minutes } from '../../time/minutes.ts'
import type { Item } from '../items/item.ts'
import {
  MAX_IN_PASSAGE,
  MAX_INSTRUCTIONS_LENGTH,
  MAX_PASSAGE_LENGTH,
  MAX_SECTION_TITLE_LENGTH,
  type TextToRead,
} from '../items/passage.ts'
import { markedIn, type SectionRules, sectionRulesOf } from '../items/section-rules.ts'
import type { Section } from '../questionnaire.ts'
import { type DraftQuestion, rewrittenOf } from './draft.ts'

type DraftText = { text: string; format?: TextFormat | undefined }

/** A passage or a text that is being written, or the heading of a section, whose text is its instructions. */
export type DraftPart =
  | ({ kind: 'group' | 'text' } & DraftText)
  | ({ kind: 'section'; title: string } & DraftText & SectionRules)

/** What is written anew is prose. */
export const emptyPart = (kind: DraftPart['kind']): DraftPart => {
  const written = { text: '', format: 'prose' as const }
  return kind === 'section' ? { kind, title: '', ...written } : { kind, ...written }
}

/**
 * What a draft is a list of: the questions of a passage follow it, and say that they belong to it; whatever follows the
 * heading of a section, up to the next one, is in that section.
 */
export type DraftItem = DraftPart | (DraftQuestion & { inPassage?: boolean | undefined })

export const isDraftPart = (item: DraftItem): item is DraftPart =>
  item.kind === 'group' || item.kind === 'text' || item.kind === 'section'

/** What a passage, a text or a section still needs before it can be published. */
export type PartGap =
  | 'title'
  | 'text'
  | 'shorter'
  | 'picture'
  | 'questions'
  | 'fewer_questions'
  | 'marks'
  | 'wrong_costs'
  | 'choose'
  | 'minutes'
  | 'draw'

/** `questionCount`: how many questions belong to it. None missing: it is complete. */
export const partGaps = (part: DraftPart, questionCount: number): PartGap[] => {
  const { kind, text, format } = part
  const gaps: PartGap[] = []
  if (part.kind === 'section' && !isFilled(part.title)) gaps.push('title')
  if (kind !== 'section' && !isFilled(text)) gaps.push('text')
  if (isTooLong(part)) gaps.push('shorter')
  if (format === 'prose' && hasUndescribedPicture(text)) gaps.push('picture')
  if (kind !== 'text' && questionCount === 0) gaps.push('questions')
  if (kind === 'group' && questionCount > MAX_IN_PASSAGE) gaps.push('fewer_questions')
  return part.kind === 'section' ? [...gaps, ...ruleGaps(part, questionCount)] : gaps
}

const ruleGaps = ({ points, marking, choose, draw, minutes: own }: SectionRules, questionCount: number): PartGap[] => {
  const gaps: PartGap[] = []
  if (!ownMarking.points.safeParse(points).success) gaps.push('marks')
  if (!ownMarking.marking.safeParse(marking).success) gaps.push('wrong_costs')
  if (choose !== undefined && (choose < 1 || choose > questionCount)) gaps.push('choose')
  if (draw !== undefined && (draw < 1 || draw > questionCount || choose !== undefined)) gaps.push('draw')
  if (own !== undefined && !minutes.safeParse(own).success) gaps.push('minutes')
  return gaps
}

const isTooLong = (part: DraftPart): boolean => {
  if (part.kind !== 'section') return excessOf(part.text, MAX_PASSAGE_LENGTH) > 0
  const { title, text } = part
  return excessOf(title, MAX_SECTION_TITLE_LENGTH) > 0 || excessOf(text, MAX_INSTRUCTIONS_LENGTH) > 0
}

type WrittenPart = Pick<DraftPart, 'text' | 'format'>

type Placed = {
  questions: DraftQuestion[]
  /** Of each question the place of its passage; null for none. */
  passageOfEach: (number | null)[]
  passages: WrittenPart[]
  texts: (WrittenPart & { before: number | null; endsSection?: true | undefined })[]
  sections: (WrittenPart & SectionRules & { title: string; before: number })[]
}

/** A draft as it is published: questions in their order, and beside them where passages, texts and sections stand. */
export const placedItems = (items: readonly DraftItem[]): Placed => {
  const placed: Placed = { questions: [], passageOfEach: [], passages: [], texts: [], sections: [] }
  const questionCount = items.filter((item) => !isDraftPart(item)).length
  for (const item of items) {
    const at = placed.questions.length
    if (!isDraftPart(item)) {
      const { inPassage = false, ...question } = item
      placed.questions.push(question)
      placed.passageOfEach.push(inPassage ? placed.passages.length - 1 : null)
    } else if (item.kind === 'section') {
      placed.texts = placed.texts.map((text) => (text.before === at ? { ...text, endsSection: true } : text))
      placed.sections.push({ title: item.title.trim(), ...writtenIn(item), ...sectionRulesOf(item), before: at })
    } else if (item.kind === 'group') placed.passages.push(writtenIn(item))
    else placed.texts.push({ ...writtenIn(item), before: at < questionCount ? at : null })
  }
  return placed
}

/** The questions of a draft, each as it is marked in its section. */
export const markedQuestions = (items: readonly DraftItem[]): DraftQuestion[] => {
  const { questions, sections } = placedItems(items)
  return questions.map((question, at) => markedIn(question, sections.findLast(({ before }) => before <= at) ?? {}))
}

const writtenIn = ({ text, format }: DraftPart): WrittenPart => ({ text: text.trim(), ...(format && { format }) })

/** The same the other way round. */
export const itemsPlaced = ({ questions, passageOfEach, passages, texts, sections }: Placed): DraftItem[] => {
  const textsAt = (place: number | null, ends: boolean): DraftItem[] =>
    texts.flatMap(({ before, endsSection = false, ...written }) =>
      before === place && endsSection === ends ? { kind: 'text', ...written } : [],
    )
  const textsBefore = (place: number | null): DraftItem[] => [
    ...textsAt(place, true),
    ...sections.flatMap(({ before, ...heading }): DraftItem[] =>
      before === place ? [{ kind: 'section', ...heading }] : [],
    ),
    ...textsAt(place, false),
  ]
  const items = questions.flatMap((question, at): DraftItem[] => {
    const passage = passageOfEach[at] ?? null
    if (passage === null) return [...textsBefore(at), question]
    const begins = passage !== (passageOfEach[at - 1] ?? null)
    const opening: DraftItem[] = begins ? [{ kind: 'group', text: '', ...passages[passage] }] : []
    return [...textsBefore(at), ...opening, { ...question, inPassage: true }]
  })
  return [...items, ...textsBefore(null)]
}

/** As prose where that looks the same: what is written into it means what it means in a new one. */
export const textAgain = ({ text, format }: Pick<TextToRead, 'text' | 'format'>): DraftText => {
  const again = formatAgain(text, format)
  return { text, ...(again && { format: again }) }
}

/** What was published, as its author writes it. */
export const rewrittenSections = (sections: readonly Section[]): DraftItem[] =>
  sections.flatMap(({ title, instructions, format, isHeaded, items, ...section }): DraftItem[] => {
    const written = textAgain({ text: instructions, format })
    const heading = { kind: 'section' as const, title, ...written, ...sectionRulesOf(section) }
    return [...(isHeaded ? [heading] : []), ...rewrittenItems(items)]
  })

const rewrittenItems = (items: readonly Item[]): DraftItem[] =>
  items.flatMap((item): DraftItem[] => {
    if (item.kind === 'text') return [{ kind: 'text', ...textAgain(item) }]
    if (item.kind !== 'group') return [rewrittenOf(item)]
    const members = item.questions.map((question): DraftItem => ({ ...rewrittenOf(question), inPassage: true }))
    return [{ kind: 'group', ...textAgain({ text: item.stimulus, format: item.format }) }, ...members]
  })
