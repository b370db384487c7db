import type { Kind } from '../../questions/rules.ts'
import { answerIn } from '../lines/answer-lines.ts'
import { isAnswerable, type QuestionBlock, type Reading } from '../lines/block.ts'
import { type FieldName, fieldIn, kindNamed, type NamedLine } from '../lines/fields.ts'
import { bareMarks, bareVerdict, isBareNumber, isPageNumber, isRule, isSection, itemIn } from '../lines/line-kinds.ts'
import { type Line, linesOf, pieceOf } from '../lines/lines.ts'
import { optionsBehind, type Start, startIn } from '../lines/markers.ts'
import { partMarkerIn } from '../lines/parts.ts'
import {
  addAnswer,
  addOutside,
  finish,
  goOn,
  newReader,
  outsideLine,
  plainAnswer,
  questionIn,
  type Reader,
} from '../lines/reader.ts'
import { NUMBERS } from '../lines/scripts.ts'
import { addTo, textOf, wordsOf } from '../lines/words.ts'
import { isHeadingHere, readKeys } from './key-lines.ts'
import { addOptions, goOnWithOption, optionsOf } from './option-lines.ts'
import { beginSection, readInstructions, readSectionField, withoutSectionsOfKeys } from './sections.ts'
import { endSolutions, readSolutions } from './solutions.ts'

/** Line by line, in one pass. */
export const readLines = (text: string): Reading => {
  const reader = newReader()
  for (const line of linesOf(text)) read(reader, line)
  finish(reader)
  endSolutions(reader)
  withoutSectionsOfKeys(reader)
  return reader
}

const READERS = [
  readPart,
  readSection,
  readSectionField,
  readSolutions,
  readKeys,
  readField,
  readItem,
  readOptions,
  readStart,
  readPageNumber,
  readVerdict,
]

const read = (reader: Reader, line: Line) => {
  if (line.literal === null && (line.text === '' || isRule(line.text))) {
    reader.afterBlank = true
    return
  }
  const isMarked = line.text !== '' && READERS.some((reads) => reads(reader, line))
  if (!isMarked) readRest(reader, line)
  if (reader.current) reader.current.lastLine = line.number
  reader.afterBlank = false
}

function readPart(reader: Reader, line: Line): boolean {
  const marker = partMarkerIn(line.text)
  if (marker === null) return false
  if (marker.kind === 'instructions') return readInstructions(reader, line, marker.text)
  if (marker.kind === 'section') return readNamedSection(reader, line, marker.text)
  finish(reader)
  endSolutions(reader)
  reader.inPassage = marker.kind === 'group'
  if (marker.kind === 'end') return true
  const words = goOn(reader, wordsOf(pieceOf(line, marker.text), line.raw), '\n')
  reader.current = { kind: marker.kind, line: line.number, lastLine: line.number, words }
  return true
}

/** `Section: Physics`; what is a heading as it stands is one. */
function readNamedSection(reader: Reader, line: Line, title: string): boolean {
  if (line.literal === null && isSection(line.text, false)) return false
  finish(reader)
  endSolutions(reader)
  beginSection(reader, line, pieceOf(line, title))
  return true
}

/** A heading that ends what stands before it; within a passage or a text it stands behind an empty line. */
function readSection(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  if (line.literal !== null || line.isIndented) return false
  const isInPart = reader.current !== null && question === null
  if (isInPart && !reader.afterBlank) return false
  const isAmongOthers = isInPart || (question !== null && !isAnswerable(question) && !reader.afterBlank)
  if (!isSection(line.text, isAmongOthers)) return false
  finish(reader)
  reader.keysFrom = reader.keys.length
  if (reader.solutions) reader.solutions.last = null
  beginSection(reader, line, pieceOf(line, line.text))
  return true
}

function readField(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  const named = isHeadingHere(reader, line.text) ? ANSWER_FOLLOWS : namedIn(line, question?.type ?? null)
  if (named === null || (question === null && named.name !== 'answer')) return false
  if (question === null) {
    if (reader.current !== null) return false
    addOutside(reader, outsideLine(line))
    return true
  }
  if (named.name === 'type') question.type = kindNamed(named.text) ?? question.type
  const piece = pieceOf(line, named.text)
  if (named.name === 'answer') addAnswer(reader, question, { line, written: named.written, piece })
  else {
    const words = goOn(reader, wordsOf(piece, line.raw), '\n')
    question.fields.push({ name: named.name, written: named.written, line: line.number, words })
  }
  return true
}

const ANSWER_FOLLOWS: NamedLine = { name: 'answer', written: '', text: '' }

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
  const text = answer?.before || line.text
  const options = optionsOf(reader, question, text)
  if (options === null) return false
  addOptions(reader, question, { line, text, options })
  if (answer) addAnswer(reader, question, plainAnswer(line, answer.label))
  return true
}

function readStart(reader: Reader, line: Line): boolean {
  const start = startIn(line.text)
  if (start === null) return false
  const question = questionIn(reader)
  // What is asked stands below its number.
  if (start.number === null && question && question.prompt.parts.length === 0 && !isAnswerable(question)) {
    if (line.literal === null && start.text !== '') addAsked(reader, question, { ...line, text: start.text })
    return line.literal === null
  }
  if (isStatement(reader, start)) return false
  begin(reader, line, start)
  return true
}

/** `1.` before the options of a question is its first statement, and those that follow it are others. */
const isStatement = (reader: Reader, { number, isNamed }: Start): boolean => {
  const question = questionIn(reader)
  if (question === null || isAnswerable(question)) return false
  const { parts } = question.prompt
  if (number === null) {
    const isGoingOn = !reader.afterBlank && (question.number !== null || !question.isNamed)
    return isGoingOn || STATEMENT_P.test(parts.at(-1) ?? '')
  }
  if (question.number === null || isNamed || reader.afterBlank) return false
  const lastLine = parts.at(-1) ?? ''
  const last = parts.length > 1 ? startIn(lastLine) : null
  if (last !== null) return last.number !== null && number === last.number + 1
  return number === 1 && (question.number !== 1 || /[:：]$/.test(lastLine))
}

/** Statements P, Q, R and S: Q is no question then. */
const STATEMENT_P = /^[([]?p\s?[.:)\]।]/iu

/** A question, with the options and the answer that stand in its first line. */
const begin = (reader: Reader, line: Line, { number, isNamed, sign, text }: Start) => {
  finish(reader)
  const points = isNamed && line.literal === null ? bareMarks(text) : null
  const prompt = wordsOf(line.literal === null ? { text: '', isLiteral: false } : pieceOf(line, text), line.raw)
  const question: QuestionBlock = {
    kind: 'question',
    line: line.number,
    lastLine: line.number,
    number,
    isNamed,
    sign,
    inPassage: reader.inPassage,
    type: null,
    points,
    prompt,
    options: [],
    optionLines: [],
    items: [],
    fields: [],
  }
  reader.current = question
  goOn(reader, prompt, '\n')
  if (line.literal === null && text !== '' && points === null) addAsked(reader, question, { ...line, text })
}

/** Words of what is asked, with the options and the answer that follow them in their line. */
const addAsked = (reader: Reader, question: QuestionBlock, line: Line) => {
  const found = answerIn(line.text)
  // What a question begins with is asked.
  const answer = found?.before === '' ? null : found
  const text = answer?.before ?? line.text
  const behind = optionsBehind(text)
  const asked = behind?.before ?? text
  addTo(
    question.prompt,
    { text: asked, isLiteral: false },
    { between: reader.afterBlank ? '\n\n' : '\n', raw: line.raw },
  )
  if (behind) addOptions(reader, question, { line, text: text.slice(asked.length).trim(), options: behind.options })
  if (answer) addAnswer(reader, question, plainAnswer(line, answer.label))
}

function readPageNumber(reader: Reader, line: Line): boolean {
  if (!isPageNumber(line.text) || line.literal !== null) return false
  if (isBareNumber(line.text) && !reader.afterBlank) return false
  reader.problems.push({ line: line.number, problem: 'page_number', text: line.text })
  return true
}

function readVerdict(reader: Reader, line: Line): boolean {
  const question = questionIn(reader)
  const verdict = line.literal === null ? bareVerdict(line.text) : null
  if (question === null || verdict === null) return false
  if (isAnswerable(question)) return isOtherVerdict(question, reader, verdict) && asOptions(reader, question, line)
  addAnswer(reader, question, plainAnswer(line, line.text))
  reader.verdict = question.fields.at(-1) ?? null
  return true
}

/** `False` below `True`: neither is an answer yet. */
const isOtherVerdict = ({ options, fields }: QuestionBlock, reader: Reader, verdict: boolean): boolean => {
  const [first, ...others] = fields
  const isFirst = first !== undefined && first === reader.verdict && others.length === 0 && options.length === 0
  return isFirst && bareVerdict(textOf(first.words)) === !verdict
}

const asOptions = (reader: Reader, question: QuestionBlock, line: Line): boolean => {
  const last = goOn(reader, wordsOf(pieceOf(line, line.text), line.raw), ' ')
  const both = [...question.fields.map(({ words }) => words), last]
  question.fields = []
  question.options = both.map((words, at) => ({ label: NUMBERS[at] ?? '', ticked: false, words }))
  question.optionLines = both.map((words) => ({ text: textOf(words), isLiteral: false }))
  return true
}

/** A line without a mark goes on with what stands before it, or begins a question when that one is over. */
const readRest = (reader: Reader, line: Line) => {
  const { current, goesOn } = reader
  const goesOnLiterally = line.literal !== null || line.isIndented
  if (current === null || goesOn === null || (!goesOnLiterally && isOver(reader))) {
    begin(reader, line, { number: null, isNamed: false, sign: '', text: line.text })
    return
  }
  const question = questionIn(reader)
  if (question !== null && goesOn.words === question.prompt && line.literal === null) {
    addAsked(reader, question, line)
    return
  }
  const piece = pieceOf(line, line.text)
  const isParagraph = current.kind !== 'question' && reader.afterBlank && line.literal === null
  const between = isParagraph ? '\n\n' : goesOnLiterally ? '\n' : goesOn.between
  if (question !== null && goesOn.words === question.options.at(-1)?.words)
    goOnWithOption(reader, question, { line, piece, between })
  else addTo(goesOn.words, piece, { between, raw: line.raw })
}

const OF_MANY_LINES: ReadonlySet<FieldName> = new Set(['explanation', 'passage', 'model', 'statement'])

const isOver = ({ current, goesOn, afterBlank }: Reader): boolean => {
  if (current?.kind !== 'question' || !isAnswerable(current)) return false
  const field = current.fields.at(-1)
  const isOfOneLine = field !== undefined && field.words.parts.length > 0 && !OF_MANY_LINES.has(field.name)
  const isInAnswer = isOfOneLine && field.words === goesOn?.words
  return afterBlank || isInAnswer
}
