import { explanationBehind } from './answer-lines.ts'
import { takenAsInstructions } from './bare-section.ts'
import {
  answersOf,
  type Block,
  type Field,
  type Outside,
  type QuestionBlock,
  type Reading,
  type TextProblem,
} from './block.ts'
import { hasBoxes, letteredIn } from './boxes.ts'
import { verdictBehind } from './line-kinds.ts'
import type { Line } from './lines.ts'
import { columnsOf } from './markers.ts'
import { addTo, type Piece, textOf, type Words, wordsOf } from './words.ts'

/** What is known in the midst of a text. */
export type Reader = Reading & {
  current: Block | null
  /** Where words that go on do so, and what stands between them. */
  goesOn: { words: Words; between: string } | null
  afterBlank: boolean
  inPassage: boolean
  inKeys: boolean
  /** Of the keys whose numbers go on, the place of the first. */
  keysFrom: number
  /** How often their numbers began anew, or seemed to: no oftener than there may be sections. */
  keysAnew: number
  /** The questions of each number, and how many of them are explained behind all. */
  asked: Map<number, QuestionBlock[]>
  explained: Map<number, number>
  solutions: Solutions | null
  /** True or False in a line of its own, taken for the answer. */
  verdict: Field | null
}

/** Explanations behind all questions. `isHeaded`: a number alone begins one. `heading`: its line, while none is read below it. */
type Solutions = { isHeaded: boolean; sayAnswers: boolean; heading: Line | null; last: Words | null }

export const newReader = (): Reader => ({
  blocks: [],
  problems: [],
  keys: [],
  outside: [],
  current: null,
  goesOn: null,
  afterBlank: false,
  inPassage: false,
  inKeys: false,
  keysFrom: 0,
  keysAnew: 0,
  asked: new Map(),
  explained: new Map(),
  solutions: null,
  verdict: null,
})

export const questionIn = ({ current }: Reader): QuestionBlock | null => (current?.kind === 'question' ? current : null)

export const goOn = (reader: Reader, words: Words, between: string): Words => {
  reader.goesOn = { words, between }
  return words
}

type Answer = { line: Line; written: string; piece: Piece }

export const plainAnswer = (line: Line, text: string): Answer => ({
  line,
  written: '',
  piece: { text, isLiteral: false },
})

/** An answer, and the explanation behind it in its line. */
export const addAnswer = (reader: Reader, question: QuestionBlock, { line, written, piece }: Answer) => {
  const behind = piece.isLiteral ? null : explanationBehind(piece.text)
  const answer = behind ? { ...piece, text: behind.answer } : piece
  const at = line.number
  const words = goOn(reader, wordsOf(answer, line.raw), '\n')
  question.fields.push({ name: 'answer', written, line: at, words })
  if (behind === null) return
  const explained = goOn(reader, wordsOf({ text: behind.explanation, isLiteral: false }, line.raw), '\n')
  question.fields.push({ name: 'explanation', written: 'Explanation', line: at, words: explained })
}

export const addOutside = (reader: Reader, outside: Omit<Outside, 'after'>, after = reader.blocks.length) => {
  reader.outside.push({ ...outside, after })
  reader.problems.push({ line: outside.line, problem: 'outside', text: outside.text })
}

export const outsideLine = ({ number, raw }: Line): Omit<Outside, 'after'> => ({
  line: number,
  lastLine: number,
  text: raw.trim(),
})

/** A heading above the first question is no question. */
export const finish = (reader: Reader) => {
  const { current } = reader
  reader.current = null
  reader.goesOn = null
  if (current === null) return
  if (current.kind === 'question') {
    // One box is no list: it begins a line like others.
    if (hasBoxes(current) && current.options.length === 1) askOptions(reader, current)
    unfold(current)
    setVerdictApart(current)
  }
  const isAsked =
    current.kind !== 'question' || current.number !== null || current.isNamed || current.options.length > 0
  if (isAsked || current.fields.some(({ name }) => name === 'answer')) addBlock(reader, current)
  else if (!takenAsInstructions(reader.blocks, current))
    addOutside(reader, { line: current.line, lastLine: current.lastLine, text: textOf(current.prompt) })
}

const addBlock = (reader: Reader, block: Block) => {
  reader.blocks.push(block)
  if (block.kind !== 'question' || block.number === null) return
  const others = reader.asked.get(block.number)
  if (others) others.push(block)
  else reader.asked.set(block.number, [block])
}

/** What was read as options is asked. */
export const askOptions = (reader: Reader, question: QuestionBlock) => {
  for (const piece of question.optionLines) addTo(question.prompt, piece, { between: '\n' })
  question.options = []
  question.optionLines = []
  while (isJoined(reader.problems.at(-1), question.line)) reader.problems.pop()
}

const isJoined = (problem: TextProblem | undefined, from: number): boolean =>
  problem?.problem === 'joined' && problem.line > from

const unfold = (question: QuestionBlock) => {
  const { options } = question
  if (options.some(({ words }) => words.endsLiteral)) return
  const texts = options.map(({ words }) => textOf(words))
  const labels = options.map(({ label }) => label)
  const unfolded = (hasBoxes(question) ? letteredIn(texts) : columnsOf(texts, labels))?.map(
    ({ label, text, ticked }, at) => ({
      label,
      ticked: ticked || (options[at]?.ticked ?? false),
      words: wordsOf({ text, isLiteral: false }),
    }),
  )
  question.options = unfolded ?? options
}

/** `Ice is hot. False`: a statement with what is true of it in its own line. */
const setVerdictApart = (question: QuestionBlock) => {
  const { prompt, number, type, line } = question
  if (type !== null || number === null || prompt.endsLiteral || question.options.length > 0) return
  if (question.items.length > 0 || answersOf(question).length > 0) return
  const apart = verdictBehind(textOf(prompt))
  if (apart === null) return
  question.prompt = wordsOf({ text: apart.statement, isLiteral: false })
  const words = wordsOf({ text: apart.verdict, isLiteral: false })
  question.fields.push({ name: 'answer', written: '', line, words })
}

/** Whether a number asks for an answer: of a question that has none. */
export const waitsFor = (reader: Reader, number: number): boolean => {
  const blocks = [...reader.blocks.slice(-MOST_WAITING), reader.current]
  return blocks.some(
    (block) =>
      block?.kind === 'question' &&
      block.number === number &&
      !answersOf(block).some(({ words }) => words.parts.length > 0),
  )
}
const MOST_WAITING = 500
