import { marksOf } from '#contract/own-on-wire.ts'
import type { Fraction } from '#domain/marking.ts'
import { type Marks, marksAsNumber } from '#domain/marks.ts'
import { withPlainDigits } from '#domain/quiz-text/scripts.ts'

const DECIMAL = /^\d{0,6}(?:[.,]\d{0,2})?$/

/** In digits of any script, with a decimal point or comma; null while nothing is typed, NaN where it is no such number. */
const decimalIn = (text: string): number | null => {
  const typed = withPlainDigits(text.trim())
  if (typed === '') return null
  return DECIMAL.test(typed) && /\d/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** The marks typed; 0, which nothing is worth, for what is no number of marks. */
export const marksIn = (text: string): Marks | null => {
  const number = decimalIn(text)
  return number === null ? null : marksOf(number)
}

export const marksTyped = (marks: Marks): string => (marks > 0 ? String(marksAsNumber(marks)) : '')

const OF_PERCENT = 10_000
/** Stands for what was typed and is none. */
const NO_FRACTION: Fraction = { numerator: 1, denominator: 0 }

/** The percentage typed; a fraction that nothing can be where it is none. */
export const percentIn = (text: string): Fraction => {
  const percent = decimalIn(text) ?? Number.NaN
  return Number.isNaN(percent) ? NO_FRACTION : { numerator: Math.round(percent * 100), denominator: OF_PERCENT }
}

export const percentTyped = ({ numerator, denominator }: Fraction): string =>
  denominator === 0 ? '' : String(Math.round((numerator / denominator) * OF_PERCENT) / 100)
