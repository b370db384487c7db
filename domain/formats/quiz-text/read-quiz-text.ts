import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '../../questionnaires/items/passage.ts'
import type { SectionRules } from '../../questionnaires/items/section-rules.ts'
import { MAX_QUESTIONS } from '../../questionnaires/questionnaire.ts'
import {
  type Block,
  countBefore,
  type Outside,
  type PlacedKey,
  type ProblemCode,
  type QuestionBlock,
  type Reading,
  type SectionBlock,
  type TextProblem,
} from '../lines/block.ts'
import { LINE_END } from '../lines/lines.ts'
import { OF_PART } from '../lines/markers.ts'
import { textOf } from '../lines/words.ts'
import { markingAmong } from '../markings/heading-marking.ts'
import type { FoundMarking } from '../markings/headings.ts'
import { namedRange, namesOthers } from '../markings/section-marking.ts'
import { type Mapping, readSheetWith } from '../sheet/columns-for.ts'
import { takenInWords } from './answered-in-words.ts'
import { formatOf, isTyped, sheetFormat } from './formats.ts'
import { unknownKeys } from './given-keys.ts'
import { keysInWords } from './keys-in-words.ts'
import { type LineRange, type LinesRead, linesInDoubt, linesOfAnswers, lostOutside, lostWords } from './lost-lines.ts'
import { questionFrom, type TextWords } from './meaning.ts'
import { sectionRulesIn } from './own.ts'

/** Of a whole quiz, in characters and in lines. What is longer is not read at all. */
export const MAX_QUIZ_TEXT = 1_000_000
const MAX_QUIZ_LINES = 20_000

/** What belongs to no item: it stands behind so many of them. */
export type Leftover = { after: number; text: string }
export type Marked = FoundMarking & { line: number }
/** Where an item stands, and the number that it has there; null: it has none. */
export type ItemPlace = LineRange & { number: number | null }
export type ReadQuiz = {
  items: DraftItem[]
  /** Of each item. */
  places: ItemPlace[]
  /** How many more questions there are than a quiz has room for: they are not taken. */
  beyond: number
  /** By their lines. */
  problems: TextProblem[]
  leftover: Leftover[]
  marking: Marked | null
  lines: LinesRead
}

const NO_WORDS: TextWords = { fillIn: '' }

/** `columns`: what somebody says that the columns of a sheet are. */
type HowRead = TextWords & { columns?: Mapping | null }

/** Reads a quiz as people type it. Nothing is lost without a problem that names its line. */
export const readQuizText = (written: string, words: HowRead = NO_WORDS, mostQuestions = MAX_QUESTIONS): ReadQuiz => {
  if (isTooLong(written)) return unread(written)
  // Half a sign could be kept nowhere.
  const text = written.toWellFormed()
  const format = words.columns ? sheetFormat : formatOf(text)
  const reading = words.columns ? readSheetWith(text, words.columns) : format.read(text)
  const keys = unknownKeys(reading)
  const most = { ...MOST_PARTS, question: mostQuestions }
  const rows = format === sheetFormat ? [...reading.blocks, ...reading.outside].map(rangeOf) : null
  const lines: LinesRead = {
    lost: [],
    rows,
    isTyped: isTyped(format),
    itemOf: new Map(),
    ofAnswers: reading.blocks.flatMap(linesOfAnswers),
  }
  return gathered({ reading, unknown: keys, raw: text.split(LINE_END), most, lines }, words)
}

const rangeOf = ({ line, lastLine }: LineRange): LineRange => ({ line, lastLine })

const isTooLong = (text: string): boolean => {
  if (text.length > MAX_QUIZ_TEXT) return true
  let lines = 0
  for (const _ of text.matchAll(LINE_END)) {
    lines += 1
    if (lines > MAX_QUIZ_LINES) return true
  }
  return false
}

const unread = (text: string): ReadQuiz => ({
  items: [],
  places: [],
  beyond: 0,
  problems: [{ line: 1, problem: 'too_long', text: text.slice(0, 100) }],
  leftover: [{ after: 0, text }],
  marking: null,
  lines: {
    lost: [{ line: 1, lastLine: text.split(LINE_END).length, isPart: false }],
    rows: null,
    isTyped: false,
    itemOf: new Map(),
    ofAnswers: [],
  },
})

type Most = { [K in Block['kind']]: number }
type Gathered = { reading: Reading; unknown: PlacedKey[]; raw: string[]; most: Most; lines: LinesRead }

const MOST_PARTS: Omit<Most, 'question'> = {
  group: MAX_PASSAGES,
  text: MAX_TEXTS,
  section: MAX_SECTIONS,
}

const gathered = ({ reading, unknown, raw, most, lines }: Gathered, words: TextWords): ReadQuiz => {
  const { blocks, outside } = reading
  const end = firstTooMany(blocks, most)
  const taken = blocks.slice(0, end)
  const problems: TextProblem[] = []
  const leftover: Leftover[] = []
  for (const each of outside) {
    leftover.push({ after: each.after, text: sourceOf(each, raw) })
    const parts = each.parts?.map((part) => ({ ...each, ...part, lastLine: part.line })) ?? [each]
    lines.lost.push(...parts.map((part) => lostOutside(part, { blocks, raw, isSheet: lines.rows !== null })))
  }
  const heading = markingAmong(outside, raw)
  problems.push(...otherRanges(taken), ...takenInWords(taken))
  const items = taken.map((block, at) =>
    itemFrom(block, words, (problem, lost) => {
      problems.push(problem)
      lines.itemOf.set(problem, at)
      if (lost !== null) leftover.push({ after: at + 1, text: lost })
      if (isInDoubt(problem)) lines.lost.push(...linesInDoubt(block, problem))
      else if (lost !== null)
        lines.lost.push(...lostWords({ ...block, ...problem, names: ['Ans', ...namesAt(block, problem.line)] }, raw))
    }),
  )
  problems.push(...keysInWords(taken, items))
  const given = new Set(reading.keys.filter((key) => !unknown.includes(key)).map(({ line }) => line))
  for (const { number, answer, line } of unknown) {
    problems.push({ line, problem: 'unknown_number', text: `${number}. ${answer}` })
    leftover.push({ after: items.length, text: `Answers: ${number}. ${answer}` })
    lines.lost.push({ line, lastLine: line, isPart: given.has(line) })
  }
  const first = blocks[end]
  if (first !== undefined) {
    problems.push({ line: first.line, problem: overOf(first), text: raw[first.line - 1]?.trim() ?? '' })
    leftover.push({ after: end, text: raw.slice(first.line - 1).join('\n') })
    lines.lost.push({ line: first.line, lastLine: raw.length, isPart: false })
  }
  for (const problem of reading.problems) {
    if (problem.problem === 'page_number' && problem.line < (first?.line ?? Number.POSITIVE_INFINITY)) {
      leftover.push({ after: countBefore(taken, problem.line), text: problem.text })
      lines.lost.push({ line: problem.line, lastLine: problem.line, isPart: false })
    }
    // A heading that says how the quiz is marked is told by itself.
    const told = problem.problem === 'outside' ? heading.told.get(problem.line) : undefined
    problems.push(...(told ?? [problem]))
  }
  return {
    items,
    places: taken.map((block) => ({
      line: block.line,
      lastLine: block.lastLine,
      number: block.kind === 'question' && block.sign !== OF_PART ? block.number : null,
    })),
    beyond: blocks.slice(end).filter(({ kind }) => kind === 'question').length,
    problems: problems.toSorted((a, b) => a.line - b.line),
    leftover: leftover.filter(({ after }) => after <= items.length).toSorted((a, b) => a.after - b.after),
    marking: heading.marking,
    lines,
  }
}

/** Whether keys are left out that differ, or mean several things: their problem says more than their words. */
const isInDoubt = ({ problem, choices }: TextProblem): boolean =>
  problem === 'other_key' || (choices !== undefined && problem !== 'unknown_answer')

const namesAt = (block: Block, line: number): string[] =>
  'fields' in block ? block.fields.filter((field) => field.line === line).map(({ written }) => written) : []

const overOf = ({ kind }: Block): ProblemCode => (kind === 'question' ? 'too_many_questions' : 'too_many_parts')

const firstTooMany = (blocks: readonly Block[], most: Most): number => {
  const counts = { question: 0, group: 0, text: 0, section: 0 }
  const at = blocks.findIndex(({ kind }) => {
    counts[kind] += 1
    return counts[kind] > most[kind]
  })
  return at === -1 ? blocks.length : at
}

const sourceOf = ({ line, lastLine, text, isCell = false }: Outside, raw: readonly string[]): string =>
  isCell ? text : raw.slice(line - 1, lastLine).join('\n')

/** Headings that stand where others are than they name. */
const otherRanges = (blocks: readonly Block[]): TextProblem[] => {
  const sections = blocks.flatMap((block, at) => (block.kind === 'section' ? [{ block, at }] : []))
  return sections.flatMap(({ block, at }, which) => {
    const end = sections[which + 1]?.at ?? blocks.length
    const [own, others]: [QuestionBlock[], QuestionBlock[]] = [[], []]
    const title = textOf(block.title)
    if (namedRange(title) === null) return []
    for (const [place, each] of blocks.entries())
      if (each.kind === 'question') (place > at && place < end ? own : others).push(each)
    return namesOthers(title, { own, others }) ? [{ line: block.line, problem: 'range_differs', text: title }] : []
  })
}

type Tell = (problem: TextProblem, lost: string | null) => void

const LOST_NAMES: { [P in ProblemCode]?: (text: string, name: string) => string } = {
  unknown_answer: (text) => `Ans: ${text}`,
  unknown_value: (text, name) => `${name}: ${text}`,
}

const rulesOf = (block: SectionBlock, tell: Tell): SectionRules =>
  sectionRulesIn(block, (problem) => {
    if (problem.problem === 'heading_marks') return tell(problem, null)
    const name = block.fields.find(({ line }) => line === problem.line)?.written ?? ''
    tell(problem, `${name}: ${problem.text}`)
  })

const itemFrom = (block: Block, words: TextWords, tell: Tell): DraftItem => {
  if (block.kind === 'section')
    return {
      kind: 'section',
      title: textOf(block.title),
      text: textOf(block.words),
      format: 'prose',
      ...rulesOf(block, tell),
    }
  if (block.kind !== 'question') return { kind: block.kind, text: textOf(block.words), format: 'prose' }
  const question = questionFrom(block, words, (problem, lost) => {
    // A row of a sheet has many in its line.
    const ofLine = block.fields.filter(({ line }) => line === problem.line)
    const name = (ofLine.find(({ words: said }) => textOf(said) === problem.text) ?? ofLine[0])?.written ?? ''
    tell(problem, lost ?? LOST_NAMES[problem.problem]?.(problem.text, name) ?? null)
  })
  return block.inPassage ? { ...question, inPassage: true } : question
}
