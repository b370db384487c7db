import type { QuestionBlock } from '../lines/block.ts'
import { boxesIn, hasBoxes } from '../lines/boxes.ts'
import { looksLikeItem } from '../lines/line-kinds.ts'
import { type Line, pieceOf } from '../lines/lines.ts'
import { type Labelled, looksLabelled, optionsIn, optionsWithin } from '../lines/markers.ts'
import { askOptions, goOn, type Reader } from '../lines/reader.ts'
import { addTo, type Piece, wordsOf } from '../lines/words.ts'

/** The options that begin in a line, which may begin the list anew. */
export const optionsOf = (reader: Reader, question: QuestionBlock, text: string): Labelled[] | null => {
  const { options, optionLines, isNamed, sign } = question
  const areBoxes = hasBoxes(question)
  const boxes = options.length === 0 || areBoxes ? boxesIn(text, options.length) : null
  if (boxes !== null) return boxes
  // A number that is written as the question's own is the next one's.
  const allowsNumber = (written: string) =>
    isNamed || (sign !== '' && written !== sign && (options.length > 0 || !reader.afterBlank))
  const goingOn = areBoxes ? null : optionsIn(text, { labels: options.map(({ label }) => label), allowsNumber })
  if (goingOn !== null || options.length === 0 || question.fields.length > 0) return goingOn
  const anew = optionsIn(text, { labels: [], allowsNumber })
  const isAnew = isOfStatements(options[0]?.label, anew?.[0]?.label) || isOtherCase(optionLines[0]?.text, text)
  if (anew === null || !isAnew) return null
  // A list before the options was of statements.
  askOptions(reader, question)
  return anew
}

const isOfStatements = (before = '', after = ''): boolean => /^\d|^i$/.test(before) && /^[^\di]/.test(after)

/** (a) before (A): what is matched, and then the options. */
const isOtherCase = (before = '', after = ''): boolean => {
  const [one, other] = [before, after].map((line) => /\p{L}/u.exec(line)?.[0] ?? '')
  return one !== other && one?.toLowerCase() === other?.toLowerCase()
}

type OptionsLine = { line: Line; text: string; options: readonly Labelled[] }

export const addOptions = (reader: Reader, question: QuestionBlock, { line, text, options }: OptionsLine) => {
  question.optionLines.push({ text, isLiteral: false })
  for (const option of options) {
    const words = goOn(reader, wordsOf(pieceOf(line, option.text), line.raw), ' ')
    question.options.push({ label: option.label, ticked: option.ticked, words })
  }
}

type GoingOn = { line: Line; piece: Piece; between: string }

/** A line that goes on with an option, and other options behind it. */
export const goOnWithOption = (reader: Reader, question: QuestionBlock, { line, piece, between }: GoingOn) => {
  if (reader.goesOn === null) return
  const isPlain = !piece.isLiteral && !line.isIndented
  const labels = question.options.map(({ label }) => label)
  const within = isPlain ? optionsWithin(line.text, labels) : null
  addTo(reader.goesOn.words, within ? { ...piece, text: within.before } : piece, { between, raw: line.raw })
  if (within) addOptions(reader, question, { line, text: line.text, options: within.options })
  else question.optionLines.push(piece)
  if (isPlain && within === null && looksAlien(line.text))
    reader.problems.push({ line: line.number, problem: 'joined', text: line.text })
}

const NAMED = /^\p{L}[\p{L}\p{M}.]*(?:\s[\p{L}\p{M}.]+){0,3}\s?[:：ঃ]\s/u
const CAPITALS = /^[A-Z][A-Z\d\s().,:/-]{5,}$/
const SAYS_ANSWER = /^(?:the\s)?(?:(?:correct|right)\s)?(?:answers?|ans|option)(?:[^\p{L}]|$)|উত্তর|उत्तर/iu

/** Whether a line may well be something else than more words of an option. */
const looksAlien = (text: string): boolean =>
  looksLabelled(text) ||
  looksLikeItem(text) ||
  NAMED.test(text) ||
  CAPITALS.test(text) ||
  SAYS_ANSWER.test(text) ||
  text.endsWith('?')
