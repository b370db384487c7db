import type { DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import type { Kind } from '../../questions/rules.ts'
import { unadorned } from '../lines/adorned.ts'
import { TYPE_NAMES } from '../lines/fields.ts'
import { isSection } from '../lines/line-kinds.ts'
import { tidied } from '../lines/markers.ts'
import { END_OF_PASSAGE, PART_NAMES, partMarkerIn, SECTION_TITLE } from '../lines/parts.ts'
import { type FoundMarking, markingLine } from './headings.ts'
import { type KindText, written, writtenLong } from './kind-text.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { likenessOf } from './likeness.ts'
import { questionFrom } from './meaning.ts'
import { ownLines } from './own.ts'
import { readLines } from './reading.ts'

/** A quiz as text that is read as the same quiz. */
export const writeQuizText = (items: readonly DraftItem[], marking?: FoundMarking): string => {
  const blocks = writtenItems(items)
  return [...(marking ? [markingLine(marking)] : []), ...blocks].map((block) => `${block}\n`).join('\n')
}

/** Each item as text. */
export const writtenItems = (items: readonly DraftItem[]): string[] => {
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
    return [...(leaves ? [END_OF_PASSAGE, ''] : []), ...questionLines(item, number)].join('\n')
  })
}

/** One item as text, under that number where it is a question. */
export const writtenItem = (item: DraftItem, number: number): string =>
  (isDraftPart(item) ? partLines(item) : questionLines(item, number)).join('\n')

const partLines = (part: DraftPart): string[] => {
  if (part.kind !== 'section') return writtenLong(`${PART_NAMES[part.kind]}:`, part.text)
  const instructions = part.text === '' ? [] : writtenLong(`${PART_NAMES.instructions}:`, part.text)
  return [titleLine(part.title.replace(/\s*\n\s*/g, ' ')), ...instructions]
}

/** As a heading that is read as it stands, where it is one. */
const titleLine = (title: string): string => {
  const isHeading = isSection(title, true) && partMarkerIn(title) === null
  if (isHeading && title === tidied(title) && title === unadorned(title)) return title
  const [named] = writtenLong(`${PART_NAMES.section}:`, title)
  return isSection(`${named}`, false) ? `${SECTION_TITLE}: ${title}` : `${named}`
}

const questionLines = (question: DraftQuestion, number: number): string[] => [
  ...promptLines(question, number),
  ...linesBehind(question),
]

const promptLines = ({ prompt }: DraftQuestion, number: number): string[] => writtenLong(`${number}.`, prompt)

const known = new WeakMap<DraftQuestion, readonly string[]>()

/** All but what is asked, which changes with its number: found once. */
const linesBehind = (question: DraftQuestion): readonly string[] => {
  const found = known.get(question) ?? shortestLines(question)
  known.set(question, found)
  return found
}

/** In the fewest words that are read as the same question. */
const shortestLines = (question: DraftQuestion): readonly string[] => {
  const { kind, explanation = '', format, draft, ...own } = question
  const type = `Type: ${TYPE_NAMES[kind]}`
  const behind = [
    ...(explanation === '' ? [] : writtenLong('Explanation:', explanation)),
    ...ownLines(own),
    ...(format === undefined ? ['Format: plain'] : []),
  ]
  const inWords = wordsOf(question)
  const ways = [
    [...inWords, ...behind],
    [type, ...inWords, ...behind],
  ]
  const wanted = likenessOf(question)
  const readsSame = (lines: string[]) => readBack([...promptLines(question, 1), ...lines].join('\n')) === wanted
  return ways.find(readsSame) ?? [type, ...written('As kept:', JSON.stringify(draft)), ...behind]
}

const wordsOf = <K extends Kind>({ kind, draft }: Extract<DraftQuestion, { kind: K }>): string[] => {
  const { write }: KindText<K> = KIND_TEXTS[kind]
  return write(draft)
}

const readBack = (text: string): string | null => {
  const { blocks, outside } = readLines(text)
  const [block, ...others] = blocks
  if (block?.kind !== 'question' || others.length > 0 || outside.length > 0) return null
  return likenessOf(questionFrom(block, { fillIn: '' }, () => undefined))
}
