import { answerIn } from '../lines/answer-lines.ts'
import { meantBy } from '../lines/answers.ts'
import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { isBareName } from '../lines/fields.ts'
import { isBareLabel, startIn } from '../lines/markers.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { textOf } from '../lines/words.ts'
import { blockOf, withField, withOptions } from './blocks.ts'
import type { Row } from './cells.ts'
import { type Column, type Head, headNamed } from './column-names.ts'
import type { Headed } from './heading-rows.ts'

/** Rows without headings: a question, its options, and the answer. */

const FEWEST_CELLS = 4

/** Whether its answer names options. */
export const answersItself = (block: QuestionBlock): boolean => {
  const [answer] = answersOf(block)
  const [labels, texts] = [block.options.map(({ label }) => label), block.options.map((option) => textOf(option.words))]
  return answer !== undefined && meantBy({ labels, texts }, textOf(answer.words)) !== null
}

/** A list that a word processor has numbered: with a tab behind each number or letter. */
export const isMarked = ({ cells: [first = '', ...others] }: Row): boolean =>
  (startIn(first)?.text === '' ? others.length < FEWEST_CELLS : isBareLabel(first)) ||
  isBareName(first) ||
  answerIn(first)?.before === ''

/** Without a first column of numbers. */
export const withoutNumbers = (rows: readonly Row[]): Row[] => {
  const areNumbered = rows.every(
    ({ cells }) => cells.length > FEWEST_CELLS && /^\d{1,3}[.)]?$/.test(withPlainDigits(cells[0] ?? '')),
  )
  return areNumbered ? rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) : [...rows]
}

/** The answer is the last cell with something in it. */
export const blockByPlace = (row: Row): QuestionBlock => {
  const [prompt = '', ...rest] = row.cells
  const last = rest.findLastIndex((cell) => cell !== '')
  const options = rest.slice(0, Math.max(0, last)).filter((cell) => cell !== '')
  return withField(withOptions(blockOf(row, prompt), options), 'answer', rest[last] ?? '')
}

const LETTER = /^[([]?[a-jক-ঞक-ञ][)\]]?$/iu
const AMOUNT = /^\p{Nd}{1,2}(?:[.,]\p{Nd}{1,2})?$/u

/** Whether a letter names one of the options before it, and a number stands behind it. */
const endsInLetter = ({ cells }: Row): boolean => {
  const [answer = '', amount = ''] = cells.slice(-2)
  const options = cells.slice(1, -2)
  return LETTER.test(answer) && AMOUNT.test(amount) && options.some((option) => option.length > 1)
}

const headOf = (column: Column | null): Head => ({ ...headNamed(''), column })

/** Rows where a letter is the answer, and what a number behind it means is not said; null where it is not so in all. */
export const withLetterBefore = (rows: readonly Row[]): Headed | null => {
  const [first] = rows
  const width = first?.cells.length ?? 0
  const areAlike = rows.every((row) => row.cells.length === width && endsInLetter(row))
  if (!first || width <= FEWEST_CELLS || !areAlike) return null
  const options = Array.from({ length: width - 3 }, () => headOf('option'))
  const heads = [headOf('prompt'), ...options, headOf('answer'), headOf(null)]
  return { heads, names: [], line: first.line, above: [], rows: [...rows] }
}
