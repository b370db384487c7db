import { explanationBehind } from '../lines/answer-lines.ts'
import { meantBy } from '../lines/answers.ts'
import {
  answersOf,
  type Block,
  type Field,
  type Outside,
  type QuestionBlock,
  type Reading,
  type TextProblem,
} from '../lines/block.ts'
import { hasBoxes, letteredIn } from '../lines/boxes.ts'
import { verdictBehind } from '../lines/line-kinds.ts'
import type { Line, SharedOptions } from '../lines/lines.ts'
import { columnsOf, type Labelled } from '../lines/markers.ts'
import { addTo, type Piece, textOf, type Words, wordsOf } from '../lines/words.ts'
import { takenAsInstructions } from './bare-section.ts'

/** Blocks as they are made of lines, one after the other. */
export type Builder = Reading & {
  current: Block | null
  /** Where words that go on do so, and what stands between them. */
  goesOn: { words: Words; between: string } | null
  afterBlank: boolean
  inPassage: boolean
  inKeys: boolean
  /** Explanations behind all questions. `heading`: its line, while none is read below it. */
  solutions: { sayAnswers: boolean; heading: Line | null } | null
  /** The questions of each number, and how many of them are explained behind all. */
  numbered: Map<number, QuestionBlock[]>
  explained: Map<number, number>
  shared: Shared[]
}

/** Options that were said once. `after`: how many blocks stand above them. */
export type Shared = SharedOptions & { lines: Line[]; after: number }

export const newBuilder = (): Builder => ({
  blocks: [],
  problems: [],
  keys: [],
  outside: [],
  current: null,
  goesOn: null,
  afterBlank: false,
  inPassage: false,
  inKeys: false,
  solutions: null,
  numbered: new Map(),
  explained: new Map(),
  shared: [],
})

export const questionIn = ({ current }: Builder): QuestionBlock | null =>
  current?.kind === 'question' ? current : null

export const goOn = (builder: Builder, words: Words, between: string): Words => {
  builder.goesOn = { words, between }
  return words
}

type Answer = { line: Line; written: string; piece: Piece }

export const plainAnswer = (line: Line, text: string): Answer => ({
  line,
  written: '',
  piece: { text, isLiteral: false },
})

/** An answer, and the explanation behind it in its line. */
export const addAnswer = (builder: Builder, question: QuestionBlock, { line, written, piece }: Answer) => {
  const behind = piece.isLiteral ? null : explanationBehind(piece.text)
  const answer = behind ? { ...piece, text: behind.answer } : piece
  const at = line.number
  const words = goOn(builder, wordsOf(answer, line.raw), '\n')
  question.fields.push({ name: 'answer', written, line: at, words })
  if (behind === null) return
  const explained = goOn(builder, wordsOf({ text: behind.explanation, isLiteral: false }, line.raw), '\n')
  question.fields.push({ name: 'explanation', written: 'Explanation', line: at, words: explained })
}

export const addOutside = (builder: Builder, outside: Omit<Outside, 'after'>, after = builder.blocks.length) => {
  builder.outside.push({ ...outside, after })
  builder.problems.push({ line: outside.line, problem: 'outside', text: outside.text })
}

export const outsideLine = ({ number, raw }: Line): Omit<Outside, 'after'> => ({
  line: number,
  lastLine: number,
  text: raw.trim(),
})

/** A heading above the first question is no question. */
export const finish = (builder: Builder) => {
  const { current } = builder
  builder.current = null
  builder.goesOn = null
  if (current === null) return
  if (current.kind === 'question') {
    // One box is no list: it begins a line like others.
    if (hasBoxes(current) && current.options.length === 1) askOptions(builder, current)
    unfold(current)
    setKeyApart(current)
    setReasonsApart(current)
    withoutRepeatedKeys(current)
    setVerdictApart(current)
  }
  const isAsked =
    current.kind !== 'question' || current.number !== null || current.isNamed || current.options.length > 0
  if (isAsked || current.fields.some(({ name }) => name === 'answer')) addBlock(builder, current)
  else if (!takenAsInstructions(builder.blocks, current))
    addOutside(builder, { line: current.line, lastLine: current.lastLine, text: textOf(current.prompt) })
}

const addBlock = (builder: Builder, block: Block) => {
  builder.blocks.push(block)
  if (block.kind !== 'question' || block.number === null) return
  const others = builder.numbered.get(block.number)
  if (others) others.push(block)
  else builder.numbered.set(block.number, [block])
}

/** What was read as options is asked. */
const askOptions = (builder: Builder, question: QuestionBlock) => {
  for (const piece of question.optionLines) addTo(question.prompt, piece, { between: '\n' })
  question.options = []
  question.optionLines = []
  while (isJoined(builder.problems.at(-1), question.line)) builder.problems.pop()
}

const isJoined = (problem: TextProblem | undefined, from: number): boolean =>
  problem?.problem === 'joined' && problem.line > from

/** Of explanations behind all questions too, where no other line says their keys. */
export const setKeysApart = ({ blocks, keys }: Builder) => {
  const keyed = new Set(keys.map(({ number }) => number))
  for (const block of blocks)
    if (block.kind === 'question' && (block.number === null || !keyed.has(block.number))) setKeyApart(block)
}

/** `Solution: (b) It is so.` of a question without a key says both. */
const setKeyApart = (question: QuestionBlock) => {
  const at = question.fields.findIndex(({ name }) => name === 'explanation')
  const field = question.fields[at]
  if (field === undefined || question.options.length === 0 || answersOf(question).length > 0) return
  const text = textOf(field.words)
  const [all, key = ''] = KEY_FIRST.exec(text) ?? []
  const names = question.options.some(({ label }) => `(${label})` === key.toLowerCase().replace(/\s/g, ''))
  if (all === undefined || !names || field.words.endsLiteral || isFirstStep(text, key)) return
  const why = text.slice(all.length).trim()
  const answer: Field = { ...field, name: 'answer', written: '', words: wordsOf({ text: key, isLiteral: false }) }
  const reason = why === '' ? [] : [{ ...field, words: wordsOf({ text: why, isLiteral: false }) }]
  question.fields.splice(at, 1, answer, ...reason)
}
/** `(1) ... (2) ...`: steps. */
const isFirstStep = (text: string, key: string): boolean =>
  key.replace(/\s/g, '') === '(1)' && /\s\(\s?2\s?\)\s/.test(text)
const KEY_FIRST = /^(\(\s?(?:\p{L}|\d)\s?\))(?=\s|$)[\s:.–—-]*/u

/** `(b) In 1919 the general ordered it.`: the words behind a key that say why. */
export const setReasonsApart = (question: QuestionBlock) => {
  if (question.options.length === 0) return
  const labels = question.options.map(({ label }) => label)
  const texts = question.options.map(({ words }) => textOf(words))
  question.fields = question.fields.flatMap((field) => {
    const text = textOf(field.words)
    const behind =
      field.name !== 'answer' || field.words.endsLiteral ? '' : (meantBy({ labels, texts }, text)?.behind ?? '')
    const told = behind === '' ? '' : (BEHIND_COLON.exec(text)?.[1] ?? behind)
    const reason = told.replace(/^[\s:;,.–—-]+/u, '').trim()
    if (reason.split(/\s+/u).length < FEWEST_REASON) return [field]
    const key = text.slice(0, text.length - told.length).replace(/[\s:;,–—-]+$/u, '')
    return [
      { ...field, words: wordsOf({ text: key, isLiteral: false }) },
      { ...field, name: 'explanation', written: 'Explanation', words: wordsOf({ text: reason, isLiteral: false }) },
    ]
  })
}
/** Words: fewer may be those of an option, or a remark. */
const FEWEST_REASON = 5
/** `(2) : because`. */
const BEHIND_COLON = /^[([]\s?[\p{L}\d]{1,3}\s?[)\]]\s*[:：]\s*(.+)$/su

/** A key that is given again says nothing more. */
const withoutRepeatedKeys = (question: QuestionBlock) => {
  const said = new Set<string>()
  question.fields = question.fields.filter(({ name, written, words }) => {
    const text = textOf(words)
    const isRepeated = name === 'answer' && written === '' && said.has(text)
    if (name === 'answer') said.add(text)
    return !isRepeated
  })
}

/** Of options in one line a full stop or danda behind the last alone ends the line, and no option. */
const withoutFinalStop = ({ options, optionLines }: QuestionBlock) => {
  const last = options.at(-1)
  const texts = options.map(({ words }) => textOf(words))
  const isAlone = texts.every((text, at) => /[.।]$/u.test(text) === (at === texts.length - 1))
  if (last === undefined || options.length < 2 || optionLines.length > 1 || !isAlone || last.words.endsLiteral) return
  last.words = wordsOf({ text: (texts.at(-1) ?? '').replace(/\s*[.।]$/u, ''), isLiteral: false })
}

/** `The news / are / very good.`: what parts the options of a sentence is none of their words. */
const withoutSlashes = ({ options }: QuestionBlock) => {
  const texts = options.map(({ words }) => textOf(words))
  const areParted = texts.length > 2 && texts.slice(0, -1).every((text) => /\S\s?\/$/u.test(text))
  if (!areParted || options.some(({ words }) => words.endsLiteral)) return
  for (const option of options) {
    const text = textOf(option.words).replace(/\s*\/$/u, '')
    option.words = wordsOf({ text, isLiteral: false })
  }
}

const unfold = (question: QuestionBlock) => {
  const { options } = question
  withoutSlashes(question)
  withoutFinalStop(question)
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

export type OptionsLine = { line: Line; piece: (text: string) => Piece; text: string; options: readonly Labelled[] }

export const addOptions = (builder: Builder, question: QuestionBlock, { line, piece, text, options }: OptionsLine) => {
  question.optionLines.push({ text, isLiteral: false })
  for (const option of options) {
    const words = goOn(builder, wordsOf(piece(option.text), line.raw), ' ')
    question.options.push({ label: option.label, ticked: option.ticked, words })
  }
}
