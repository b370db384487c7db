import type { DraftOf } from '#domain/draft.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '#domain/questions/options.ts'
import {
  answerIn,
  looksLabelled,
  optionsIn,
  placeOf,
  questionStart,
  rowsOfCells,
  tidied,
  withoutTick,
  withPlainDigits,
} from './pasted-lines.ts'

export type PastedQuestion = DraftOf<'single_choice'>

export type PasteProblem =
  | 'outside'
  | 'joined'
  | 'too_few_options'
  | 'too_many_options'
  | 'no_answer'
  | 'unknown_answer'
export type PasteNote = { line: number; problem: PasteProblem; text: string }
export type PastedQuestions = { questions: PastedQuestion[]; notes: PasteNote[] }

/** A question as it is read so far; `labels` are what the options were called in the text. */
type Reading = {
  line: number
  numbered: boolean
  problem: string[]
  options: string[]
  labels: string[]
  ticked: number | null
  answer: { line: number; text: string } | null
}

type Reader = { done: Reading[]; current: Reading | null; afterBlank: boolean; notes: PasteNote[] }
type Line = { number: number; text: string }

/**
 * Reads a block of questions as people type them: `1. ...`, `a) ... b) ...`, `Ans: b`, in Latin or Bengali digits and
 * letters, one or several options a line. Nothing is lost without a note that names its line (the first is 1).
 */
export const pastedQuestions = (text: string): PastedQuestions => {
  const { done, notes } = readCells(text) ?? readLines(text)
  const questions = done.map((reading) => asQuestion(reading, notes))
  return { questions, notes: notes.toSorted((a, b) => a.line - b.line) }
}

const readLines = (text: string): Pick<Reader, 'done' | 'notes'> => {
  const reader: Reader = { done: [], current: null, afterBlank: false, notes: [] }
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) read(reader, { number: index + 1, text: tidied(raw) })
  finish(reader)
  return reader
}

/** A row each; a first row whose last cell answers nothing is the table's heading. */
const readCells = (text: string): Pick<Reader, 'done' | 'notes'> | null => {
  const rows = rowsOfCells(text)?.map(readingOfRow)
  if (!rows) return null
  const [first, ...others] = rows
  const isHeading = others.length > 0 && first?.answer && optionMeant(first, first.answer.text) === null
  if (!first || !isHeading) return { done: rows, notes: [] }
  return { done: others, notes: [{ line: first.line, problem: 'outside', text: first.problem.join(' ') }] }
}

const readingOfRow = ({ line, cells }: { line: number; cells: string[] }): Reading => {
  const [problem = '', ...rest] = cells
  const answer = rest.findLast((cell) => cell !== '') ?? ''
  const options = rest.slice(0, rest.lastIndexOf(answer)).filter((cell) => cell !== '')
  return { line, numbered: true, problem: [problem], options, labels: [], ticked: null, answer: { line, text: answer } }
}

/** Whether a paste holds more than the text of one question. */
export const looksLikeQuestions = (text: string): boolean =>
  /[\n\t]/.test(text) && pastedQuestions(text).questions.some(({ draft }) => draft.options.length >= MIN_OPTIONS)

/** Several options as they are pasted into one: a line each, without their labels. */
export const pastedOptions = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidied)
    .filter((line) => line !== '')
    .reduce<{ texts: string[]; labels: string[] }>(
      ({ texts, labels }, line) => {
        const options = optionsIn(line, labels) ?? [{ label: '', text: line.replace(/^[-•*]\s+/, '') }]
        return {
          texts: [...texts, ...options.map(({ text }) => text)],
          labels: [...labels, ...options.map(({ label }) => label)],
        }
      },
      { texts: [], labels: [] },
    ).texts

const read = (reader: Reader, line: Line) => {
  if (line.text === '') {
    reader.afterBlank = true
    return
  }
  const known = readAnswer(reader, line) || readOptions(reader, line) || readStart(reader, line)
  if (!known) readRest(reader, line)
  reader.afterBlank = false
}

const readAnswer = ({ current, notes }: Reader, { number, text }: Line): boolean => {
  const answer = answerIn(text)
  if (answer === null || answer.before !== '') return false
  if (current === null) notes.push({ line: number, problem: 'outside', text })
  else current.answer = { line: number, text: answer.label }
  return true
}

const readOptions = ({ current }: Reader, line: Line): boolean => {
  if (current === null) return false
  const answer = answerIn(line.text)
  const options = optionsIn(answer?.before || line.text, current.labels)
  if (options === null) return false
  for (const option of options) {
    if (option.ticked) current.ticked = current.options.length
    current.options.push(option.text)
    current.labels.push(option.label)
  }
  if (answer) current.answer = { line: line.number, text: answer.label }
  return true
}

const readStart = (reader: Reader, { number, text }: Line): boolean => {
  const start = questionStart(text)
  if (start === null) return false
  begin(reader, { line: number, numbered: true, text: start })
  return true
}

/** A line without a mark goes on with what stands before it, or begins a question when that one is over. */
const readRest = (reader: Reader, { number, text }: Line) => {
  const { current } = reader
  const isOver = current !== null && current.options.length > 0 && (current.answer !== null || reader.afterBlank)
  if (current === null || isOver) {
    begin(reader, { line: number, numbered: false, text })
    return
  }
  const last = current.options.length - 1
  if (last < 0) {
    current.problem.push(text)
    return
  }
  current.options[last] = withoutTick(`${current.options[last]} ${text}`).text
  if (looksLabelled(text)) reader.notes.push({ line: number, problem: 'joined', text })
}

const begin = (reader: Reader, { line, numbered, text }: { line: number; numbered: boolean; text: string }) => {
  finish(reader)
  reader.current = { line, numbered, problem: [text], options: [], labels: [], ticked: null, answer: null }
}

/** A heading above the first question is no question. */
const finish = (reader: Reader) => {
  const { current } = reader
  reader.current = null
  if (current === null) return
  if (current.numbered || current.options.length > 0) reader.done.push(current)
  else reader.notes.push({ line: current.line, problem: 'outside', text: current.problem.join(' ') })
}

const asQuestion = (reading: Reading, notes: PasteNote[]): PastedQuestion => {
  const problem = reading.problem.filter((line) => line !== '').join('\n')
  const note = (line: number, problemCode: PasteProblem, text: string) =>
    notes.push({ line, problem: problemCode, text })
  const correct = reading.answer ? optionMeant(reading, reading.answer.text) : reading.ticked
  if (reading.options.length < MIN_OPTIONS) note(reading.line, 'too_few_options', problem)
  else if (reading.options.length > MAX_OPTIONS) note(reading.line, 'too_many_options', problem)
  else if (correct === null && reading.answer) note(reading.answer.line, 'unknown_answer', reading.answer.text)
  else if (correct === null) note(reading.line, 'no_answer', problem)
  const missing = Math.max(0, MIN_OPTIONS - reading.options.length)
  const options = [...reading.options, ...Array<string>(missing).fill('')]
  return { kind: 'single_choice', prompt: problem, draft: { options, correct } }
}

/** The option an answer names: by its label, word for word, or by its place. */
const optionMeant = ({ options, labels }: Reading, answer: string): number | null => {
  const wanted = withPlainDigits(answer).toLowerCase()
  const bare = /^[([]?\s*([^\s.)\]:।]+)\s*(?:[.)\]:।]|$)/u.exec(wanted)?.[1] ?? wanted
  const byLetter = placeOf(bare)
  const byText = options.findIndex((option) => withPlainDigits(option).toLowerCase() === wanted)
  const byLabel = labels.indexOf(bare)
  const place = Number(bare)
  if (byLabel !== -1) return byLabel
  if (byText !== -1) return byText
  if (byLetter !== -1 && byLetter < options.length) return byLetter
  return Number.isInteger(place) && place >= 1 && place <= options.length ? place - 1 : null
}
