import type { Kind } from '../questions/rules.ts'
import { type Block, isAnswerable, type QuestionBlock, type TextProblem } from './block.ts'
import { type FieldName, fieldIn, kindNamed, type NamedLine } from './fields.ts'
import { type KeyPair, keyPairsIn, opensKeys } from './keys-at-the-end.ts'
import { bareVerdict, isBareNumber, isPageNumber, itemIn } from './line-kinds.ts'
import { type Line, linesOf, pieceOf } from './lines.ts'
import { answerIn, type Labelled, looksLabelled, optionsBehind, optionsIn, type Start, startIn } from './markers.ts'
import { partMarkerIn } from './parts.ts'
import { addTo, type Piece, textOf, type Words, wordsOf } from './words.ts'

export type PlacedKey = KeyPair & { line: number }
export type Reading = { blocks: Block[]; problems: TextProblem[]; keys: PlacedKey[]; outside: Outside[] }
/** Lines that belong to nothing, behind so many blocks. */
export type Outside = { line: number; lastLine: number; text: string; after: number; isCell?: boolean }

type Reader = Reading & {
  current: Block | null
  /** Where words that go on do so, and what stands between them. */
  goesOn: { words: Words; between: string } | null
  afterBlank: boolean
  inPassage: boolean
  inKeys: boolean
}

/** Line by line, in one pass. */
export const readLines = (text: string): Reading => {
  const reader: Reader = {
    blocks: [],
    problems: [],
    keys: [],
    outside: [],
    current: null,
    goesOn: null,
    afterBlank: false,
    inPassage: false,
    inKeys: false,
  }
  for (const line of linesOf(text)) read(reader, line)
  finish(reader)
  return reader
}

const READERS = [readPart, readKeys, readField, readItem, readOptions, readStart, readPageNumber, readVerdict]

const read = (reader: Reader, line: Line) => {
  if (line.text === '' && line.literal === null) {
    reader.afterBlank = true
    return
  }
  const isMarked = line.text !== '' && READERS.some((reads) => reads(reader, line))
  if (!isMarked) readRest(reader, line)
  if (reader.current) reader.current.lastLine = line.number
  reader.afterBlank = false
}

const questionIn = ({ current }: Reader): QuestionBlock | null => (current?.kind === 'question' ? current : null)

const goOn = (reader: Reader, words: Words, between: string): Words => {
  reader.goesOn = { words, between }
  return words
}

function readPart(reader: Reader, line: Line): boolean {
  const marker = partMarkerIn(line.text)
  if (marker === null) return false
  finish(reader)
  reader.inPassage = marker.kind === 'group'
  if (marker.kind === 'end') return true
  const words = goOn(reader, wordsOf(pieceOf(line, marker.text), line.raw), '\n')
  reader.current = { kind: marker.kind, line: line.number, lastLine: line.number, words }
  return true
}

function readKeys(reader: Reader, { text, number, literal }: Line): boolean {
  if (literal !== null) return false
  const rest = opensKeys(text)
  // Above all questions only a heading says that these are keys.
  if (rest === null && !reader.inKeys && reader.blocks.length === 0 && reader.current === null) return false
  const question = questionIn(reader)
  const mayStand = reader.afterBlank || question === null || isAnswerable(question)
  const pairs = goingOn(reader, keyPairsIn(rest ?? text, reader.inKeys || rest !== null), rest !== null)
  if (rest === null && (pairs === null || !(mayStand || reader.inKeys))) {
    reader.inKeys = false
    return false
  }
  finish(reader)
  reader.inKeys = true
  for (const pair of pairs ?? []) reader.keys.push({ ...pair, line: number })
  return true
}

/** Numbers that begin anew are no longer those of keys. */
const goingOn = ({ keys, inKeys }: Reader, pairs: KeyPair[] | null, isHeading: boolean): KeyPair[] | null => {
  const last = inKeys && !isHeading ? (keys.at(-1)?.number ?? 0) : 0
  return (pairs?.[0]?.number ?? 0) > last ? pairs : null
}

function readField(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  const named = namedIn(line, question?.type ?? null)
  if (named === null || (question === null && named.name !== 'answer')) return false
  if (question === null) {
    if (reader.current !== null) return false
    addOutside(reader, { line: line.number, lastLine: line.number, text: line.raw.trim() })
    return true
  }
  if (named.name === 'type') question.type = kindNamed(named.text) ?? question.type
  const words = goOn(reader, wordsOf(pieceOf(line, named.text), line.raw), '\n')
  question.fields.push({ name: named.name, written: named.written, line: line.number, words })
  return true
}

const namedIn = ({ text }: Line, kind: Kind | null): NamedLine | null => {
  const named = fieldIn(text, kind)
  if (named !== null) return named
  const answer = answerIn(text)
  return answer !== null && answer.before === '' ? { name: 'answer', written: '', text: answer.label } : null
}

/** Kinds whose parts are written behind dashes. */
const OF_ITEMS: ReadonlySet<Kind> = new Set(['ordering', 'matching', 'ranking'])

function readItem(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  const item = question?.type && OF_ITEMS.has(question.type) ? itemIn(line.text) : null
  if (question === null || item === null) return false
  question.items.push(goOn(reader, wordsOf(pieceOf(line, item), line.raw), '\n'))
  return true
}

function readOptions(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  if (question === null) return false
  const answer = line.literal === null ? answerIn(line.text) : null
  const options = optionsOf(question, answer?.before || line.text)
  if (options === null) return false
  question.optionLines.push(line.text)
  for (const option of options) {
    const words = goOn(reader, wordsOf(pieceOf(line, option.text), line.raw), ' ')
    question.options.push({ label: option.label, ticked: option.ticked, words })
  }
  if (answer) addAnswer(reader, question, { line: line.number, text: answer.label })
  return true
}

const optionsOf = (question: QuestionBlock, text: string): Labelled[] | null => {
  const { options, optionLines, prompt, isNamed } = question
  const goingOn = optionsIn(text, { labels: options.map(({ label }) => label), isNamed })
  if (goingOn !== null || options.length === 0 || question.fields.length > 0) return goingOn
  const anew = optionsIn(text, { labels: [], isNamed })
  if (anew === null || !(isOfStatements(options[0]?.label, anew[0]?.label) || isOtherCase(optionLines[0], text)))
    return null
  // A list before the options was of statements.
  for (const line of optionLines) addTo(prompt, { text: line, isLiteral: false }, { between: '\n' })
  question.options = []
  question.optionLines = []
  return anew
}

const isOfStatements = (before = '', after = ''): boolean => /^\d|^i$/.test(before) && /^[^\di]/.test(after)

/** (a) before (A): what is matched, and then the options. */
const isOtherCase = (before = '', after = ''): boolean => {
  const [one, other] = [before, after].map((line) => /\p{L}/u.exec(line)?.[0] ?? '')
  return one !== other && one?.toLowerCase() === other?.toLowerCase()
}

const addAnswer = (reader: Reader, question: QuestionBlock, { line, text }: { line: number; text: string }) => {
  const words = goOn(reader, wordsOf({ text, isLiteral: false }), '\n')
  question.fields.push({ name: 'answer', written: '', line, words })
}

function readStart(reader: Reader, line: Line): boolean {
  const start = startIn(line.text)
  if (start === null) return false
  if (isStatement(reader, start)) return false
  begin(reader, line, { number: start.number, isNamed: start.isNamed, text: start.text })
  return true
}

/** `1.` before the options of a question is its first statement, and those that follow it are others. */
const isStatement = (reader: Reader, { number, isNamed }: Start): boolean => {
  const question = questionIn(reader)
  if (question === null || question.number === null || isNamed || reader.afterBlank || isAnswerable(question))
    return false
  const { parts } = question.prompt
  const lastLine = parts.at(-1) ?? ''
  const last = parts.length > 1 ? startIn(lastLine) : null
  if (last !== null) return number === last.number + 1
  return number === 1 && (question.number !== 1 || /[:：]$/.test(lastLine))
}

type Begun = { number: number | null; isNamed: boolean; text: string }

/** A question, with the options and the answer that stand in its first line. */
const begin = (reader: Reader, line: Line, { number, isNamed, text }: Begun) => {
  finish(reader)
  const prompt = wordsOf(line.literal === null ? { text: '', isLiteral: false } : pieceOf(line, text), line.raw)
  const question: QuestionBlock = {
    kind: 'question',
    line: line.number,
    lastLine: line.number,
    number,
    isNamed,
    inPassage: reader.inPassage,
    type: null,
    prompt,
    options: [],
    optionLines: [],
    items: [],
    fields: [],
  }
  reader.current = question
  goOn(reader, prompt, '\n')
  if (line.literal === null) addAsked(reader, question, { ...line, text })
}

/** Words of what is asked, with the options and the answer that follow them in their line. */
const addAsked = (reader: Reader, question: QuestionBlock, line: Line) => {
  const answer = answerIn(line.text)
  const text = answer?.before ?? line.text
  const behind = optionsBehind(text)
  const piece: Piece = { text: behind?.before ?? text, isLiteral: false }
  addTo(question.prompt, piece, { between: reader.afterBlank ? '\n\n' : '\n', raw: line.raw })
  for (const option of behind?.options ?? []) {
    const words = goOn(reader, wordsOf({ text: option.text, isLiteral: false }, line.raw), ' ')
    question.options.push({ label: option.label, ticked: option.ticked, words })
  }
  if (answer) addAnswer(reader, question, { line: line.number, text: answer.label })
}

function readPageNumber(reader: Reader, line: Line): boolean {
  if (!isPageNumber(line.text) || line.literal !== null) return false
  if (isBareNumber(line.text) && !reader.afterBlank) return false
  reader.problems.push({ line: line.number, problem: 'page_number', text: line.text })
  return true
}

function readVerdict(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  if (question === null || isAnswerable(question) || bareVerdict(line.text) === null) return false
  addAnswer(reader, question, { line: line.number, text: line.text })
  return true
}

/** A line without a mark goes on with what stands before it, or begins a question when that one is over. */
const readRest = (reader: Reader, line: Line) => {
  const { current, goesOn } = reader
  const goesOnLiterally = line.literal !== null || line.isIndented
  if (current === null || goesOn === null || (!goesOnLiterally && isOver(reader))) {
    begin(reader, line, { number: null, isNamed: false, text: line.text })
    return
  }
  const question = questionIn(reader)
  if (question !== null && goesOn.words === question.prompt && line.literal === null) {
    addAsked(reader, question, line)
    return
  }
  const isParagraph = current.kind !== 'question' && reader.afterBlank && line.literal === null
  const between = isParagraph ? '\n\n' : goesOnLiterally ? '\n' : goesOn.between
  addTo(goesOn.words, pieceOf(line, line.text), { between, raw: line.raw })
  if (line.literal === null && goesOn.between === ' ' && looksLabelled(line.text))
    reader.problems.push({ line: line.number, problem: 'joined', text: line.text })
}

const OF_MANY_LINES: ReadonlySet<FieldName> = new Set(['explanation', 'passage', 'model', 'statement'])

const isOver = ({ current, goesOn, afterBlank }: Reader): boolean => {
  if (current?.kind !== 'question' || !isAnswerable(current)) return false
  const field = current.fields.at(-1)
  const isOfOneLine = field !== undefined && field.words.parts.length > 0 && !OF_MANY_LINES.has(field.name)
  const isInAnswer = isOfOneLine && field.words === goesOn?.words
  return afterBlank || isInAnswer
}

const addOutside = (reader: Reader, outside: Omit<Outside, 'after'>) => {
  const after = reader.blocks.length
  reader.outside.push({ ...outside, after })
  reader.problems.push({ line: outside.line, problem: 'outside', text: outside.text })
}

/** A heading above the first question is no question. */
const finish = (reader: Reader) => {
  const { current } = reader
  reader.current = null
  reader.goesOn = null
  if (current === null) return
  const isAsked = current.kind !== 'question' || current.number !== null || current.options.length > 0
  if (isAsked || current.fields.some(({ name }) => name === 'answer')) reader.blocks.push(current)
  else addOutside(reader, { line: current.line, lastLine: current.lastLine, text: textOf(current.prompt) })
}
