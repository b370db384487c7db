import type { DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import type { Kind } from '../../questions/rules.ts'
import { unadorned } from '../lines/adorned.ts'
import { TYPE_NAMES } from '../lines/fields.ts'
import { isSection } from '../lines/line-kinds.ts'
import { tidied } from '../lines/markers.ts'
import { END_OF_PASSAGE, PART_NAMES, partMarkerIn, SECTION_TITLE } from '../lines/parts.ts'
import { type FoundMarking, markingLine } from '../markings/headings.ts'
import { readPaper } from '../paper/paper.ts'
import { mayBeKeyed } from './bold-options.ts'
import { type KindText, written, writtenLong } from './kind-text.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { likenessOf } from './likeness.ts'
import { questionFrom } from './meaning.ts'
import { ownLines, sectionRuleLines } from './own.ts'

/** How a text is read where it is written: it leaves out what is so anyway. */
export type Wording = {
  /** What a question is of which a text says nothing. */
  usual: { isRequired: boolean; isPlain: boolean }
  /** Shorter ways to say a question, which may or may not be read as the same. */
  shorter: (question: DraftQuestion) => readonly DraftQuestion[]
  /** What is made of a question as it was read. */
  meant: (question: DraftQuestion) => DraftQuestion
}

const OF_QUIZZES: Wording = {
  usual: { isRequired: false, isPlain: false },
  shorter: () => [],
  meant: (question) => question,
}

/** A quiz as text that is read as the same quiz. */
export const writeQuizText = (items: readonly DraftItem[], marking?: FoundMarking): string => {
  const blocks = writtenItems(items)
  return [...(marking ? [markingLine(marking)] : []), ...blocks].map((block) => `${block}\n`).join('\n')
}

/** Each item as text. */
export const writtenItems = (items: readonly DraftItem[], wording = OF_QUIZZES): string[] => {
  let number = 0
  let isOpen = false
  return items.map((item) => {
    if (isDraftPart(item)) {
      isOpen = item.kind === 'group'
      return partLines(item).join('\n')
    }
    number += 1
    const leaves = isOpen && !item.inPassage
    isOpen = isOpen && !leaves
    return [...(leaves ? [END_OF_PASSAGE, ''] : []), ...questionLines(item, number, wording)].join('\n')
  })
}

/** One item as text, under that number where it is a question. */
export const writtenItem = (item: DraftItem, number: number, wording = OF_QUIZZES): string =>
  (isDraftPart(item) ? partLines(item) : questionLines(item, number, wording)).join('\n')

const partLines = (part: DraftPart): string[] => {
  if (part.kind !== 'section') return writtenLong(`${PART_NAMES[part.kind]}:`, part.text)
  const instructions = part.text === '' ? [] : writtenLong(`${PART_NAMES.instructions}:`, part.text)
  return [titleLine(part.title.replace(/\s*\n\s*/g, ' ')), ...sectionRuleLines(part), ...instructions]
}

/** As a heading that is read as it stands, where it is one. */
const titleLine = (title: string): string => {
  const isHeading = isSection(title, true) && partMarkerIn(title) === null
  if (isHeading && title === tidied(title) && title === unadorned(title)) return title
  const [named] = writtenLong(`${PART_NAMES.section}:`, title)
  return isSection(`${named}`, false) ? `${SECTION_TITLE}: ${title}` : `${named}`
}

const questionLines = (question: DraftQuestion, number: number, wording: Wording): string[] => [
  ...promptLines(question, number),
  ...linesBehind(question, wording),
]

const promptLines = ({ prompt }: DraftQuestion, number: number): string[] => writtenLong(`${number}.`, prompt)

const known = new WeakMap<Wording, WeakMap<DraftQuestion, readonly string[]>>()

/** All but what is asked, which changes with its number: found once. */
const linesBehind = (question: DraftQuestion, wording: Wording): readonly string[] => {
  const ofWording = known.get(wording) ?? new WeakMap<DraftQuestion, readonly string[]>()
  known.set(wording, ofWording)
  const found = ofWording.get(question) ?? shortestLines(question, wording)
  ofWording.set(question, found)
  return found
}

/** In the fewest words that are read as the same question. */
const shortestLines = (item: Exclude<DraftItem, DraftPart>, wording: Wording): readonly string[] => {
  // Where it belongs is said around it.
  const { inPassage: _, ...question } = item
  const { kind, draft } = question
  const type = `Type: ${TYPE_NAMES[kind]}`
  const behind = linesOfAllKinds(question, wording)
  const inWords = wordsOf(question)
  const ways = [...wording.shorter(question).map(wordsOf), inWords, [type, ...inWords]]
  const wanted = likenessOf(asKept(question, wording))
  const readsSame = (lines: string[]) =>
    readBack([...promptLines(question, 1), ...lines].join('\n'), wording) === wanted
  const whole = ways.flatMap((way) => behind.map((lines) => [...way, ...lines]))
  return whole.find(readsSame) ?? [type, ...written('As kept:', JSON.stringify(draft)), ...(behind.at(-1) ?? [])]
}

/** Behind what is of its kind: in the fewest words, and in those that leave nothing open. */
const linesOfAllKinds = (question: DraftQuestion, { usual }: Wording): string[][] => {
  const { kind: _, draft: __, explanation = '', format, ...own } = question
  const lines = [
    ...(explanation === '' ? [] : writtenLong('Explanation:', explanation)),
    ...ownLines(own, usual.isRequired),
  ]
  if (format !== undefined) return [lines]
  return [...(usual.isPlain ? [lines] : []), [...lines, 'Format: plain']]
}

/** Of one that is kept, all is said. */
const asKept = (question: DraftQuestion, { meant }: Wording): DraftQuestion =>
  meant({ ...question, isRequired: question.isRequired })

const wordsOf = <K extends Kind>({ kind, draft }: Extract<DraftQuestion, { kind: K }>): string[] => {
  const { write }: KindText<K> = KIND_TEXTS[kind]
  return write(draft)
}

const readBack = (text: string, { meant }: Wording): string | null => {
  const { blocks, outside } = readPaper(text)
  const [block, ...others] = blocks
  if (block?.kind !== 'question' || others.length > 0 || outside.length > 0 || mayBeKeyed(block)) return null
  return likenessOf(meant(questionFrom(block, { fillIn: '' }, () => undefined)))
}
