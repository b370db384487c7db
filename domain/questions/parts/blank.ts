import { compareDecimals, decimalIn, decimalText } from './decimal.ts'
import type { ChoiceBlank, NumberBlank, TextBlank } from './fill-in-blanks-passage.ts'
import { likenessOf } from './likeness.ts'
import { numberIn, type Readers } from './readers.ts'

const LENIENT = { caseMatters: false, accentsMatter: true }

/** A blank as it is asked: nothing tells how long its answer is. */
export type AskedBlank = { kind: 'text' } | { kind: 'number' } | { kind: 'choice'; options: string[] }
export type AskedPiece = string | AskedBlank
export type BlankKey = (TextBlank | NumberBlank | Omit<ChoiceBlank, 'options'>) & { weight: number }
/** What was typed, or the place of the chosen option. */
export type BlankGiven = string | number | null

const isInRange = (given: string, { from, to }: NumberBlank, readers: Readers): boolean => {
  const [number, least, most] = [numberIn(given, readers), decimalIn(from), decimalIn(to)]
  if (number === null || least === null || most === null) return false
  return compareDecimals(least, number) <= 0 && compareDecimals(number, most) <= 0
}

/** Whether what was filled in is right. */
export const isBlankRight = (key: BlankKey, given: string | number, readers: Readers): boolean => {
  if (key.kind === 'choice') return given === key.correct
  if (typeof given !== 'string') return false
  if (key.kind === 'number') return isInRange(given, key, readers)
  const written = likenessOf(given, LENIENT, readers)
  return key.accepted.some((accepted) => likenessOf(accepted, LENIENT, readers) === written)
}

/** What was filled into one blank, as text; null: nothing. */
export const blankWords = (blank: AskedBlank, given: BlankGiven): string | null => {
  if (given === null) return null
  return blank.kind === 'choice' ? (blank.options[Number(given)] ?? null) : String(given).replace(/\s+/gu, ' ').trim()
}

/** As a text is compared, and a number whatever way it was written. */
export const blankLikeness = (key: BlankKey, given: string, readers: Readers): string => {
  const number = key.kind === 'number' ? numberIn(given, readers) : null
  return number ? decimalText(number) : likenessOf(given, LENIENT, readers)
}
