import { compareDecimals, type Decimal, decimalIn, decimalText } from '../../questions/parts/decimal.ts'
import type { NumberRow } from '../../questions/parts/numerical-draft.ts'
import { plainDigits } from '../../text/plain-digits.ts'
import { ANY_OR } from '../lines/or.ts'
import { type Quantity, quantityIn } from './quantity.ts'

/** Numbers as answers: each with how far from it still counts, or the two ends of a range, and the one unit of all. */
export type Numbers = { rows: NumberRow[]; unit: string }

type Row = { row: NumberRow; unit: string }

const tolerance = (first: string, second = ''): NumberRow => ({ form: 'tolerance', first, second })

/** A range in round brackets; a number alone in them is read so anyway. */
const IN_BRACKETS = /^\(([^()]*\s[^()]*)\)$/u
const OR_BETWEEN = new RegExp(`\\s(?:${ANY_OR})\\s`, 'iu')
const AROUND = /^(.*?\S)\s?(?:±|\+\s?\/\s?[-−–]|\+[-−–])\s?(\S.*)$/u
const BRACKETED_TOLERANCE = /[([]\s?((?:±|\+\s?\/?\s?[-−–])[^()[\]]*)[)\]]$/u
const SHARED_UNIT = /^\(([^()]+)\)\s?([^()]+)$/u
const RANGES = [
  /^between\s(.+)\s(?:and|to|&)\s(.+)$/iu,
  /^(?:from\s)?(.+?)\s?(?:\bto\b)\s?(.+)$/iu,
  /^(.+?)\s?থেকে\s?(.+?)(?:[\s-]?(?:এর|র)?\s?মধ্যে)?$/u,
  /^(.+?)\s?(?:ও|এবং|আর)\s?(.+?)[\s-]?(?:এর|র)?\s?মধ্যে$/u,
  /^(.+?)\sसे\s(.+?)(?:\sके\sबीच(?:\sमें)?)?$/u,
  /^(.+?)\s(?:और|एवं|व)\s(.+?)\sके\sबीच(?:\sमें)?$/u,
  /^(.+?)\s?(?:\.{2,3}|…)\s?(.+)$/u,
]
const PLAIN = '[-−–]?\\p{Nd}{0,12}(?:\\.?\\p{Nd}{1,12})'
const DASHED = new RegExp(`^(${PLAIN})\\s?[-−–—]\\s?(${PLAIN})(?!\\p{Nd})\\s?(.*)$`, 'u')
const CLOSED = new RegExp(`^\\[\\s?(${PLAIN})\\s?[,;]\\s?(${PLAIN})\\s?\\](.*)$`, 'u')

/**
 * The numbers that answers say, all in one unit; null where one of them says something else. `isSaid`: the question says
 * that its answer is a number, so that 3-4 is a range, and no score.
 */
export const numbersIn = (answers: readonly string[], isSaid = false): Numbers | null => {
  const rows: Row[] = []
  for (const answer of answers) {
    const found = alternatives(answer, isSaid)
    if (found === null) return null
    rows.push(...found)
  }
  if (rows.length === 0) return null
  const units = new Set(rows.map(({ unit }) => unit).filter((unit) => unit !== ''))
  return units.size > 1 ? null : { rows: rows.map(({ row }) => row), unit: [...units].join('') }
}

const MOST_LETTERS = 200

const alternatives = (written: string, isSaid: boolean): Row[] | null => {
  const text = written.trim().replace(IN_BRACKETS, '$1')
  if (text.length > MOST_LETTERS) return null
  const whole = rowIn(text, isSaid)
  if (whole !== null) return [whole]
  const parts = OR_BETWEEN.test(text) ? text.split(OR_BETWEEN) : sameTwice(text)
  const rows = parts.map((part) => rowIn(part.trim(), isSaid))
  return rows.length > 1 && rows.every((row) => row !== null) ? rows : null
}

/** `9 / 9.0`: one number in two ways. What is no fraction may be a date, or a score. */
const sameTwice = (text: string): string[] => {
  const parts = text.split('/')
  const [one, other] = parts.map(decimalIn)
  return parts.length === 2 && one && other && compareDecimals(one, other) === 0 ? parts : []
}

const rowIn = (text: string, isSaid: boolean): Row | null => {
  const alone = quantityIn(text, isSaid)
  if (alone !== null) return isDoubtfulBracket(text) ? null : { row: tolerance(alone.number), unit: alone.unit }
  return aroundIn(text) ?? dashedIn(text, isSaid) ?? closedIn(text, isSaid) ?? rangeIn(text)
}

/** `[1,5]` may be a range, or a number with a comma. */
const isDoubtfulBracket = (text: string): boolean => /^\[.*,.*\]/.test(text)

const shared = (one: string, other: string): string | null =>
  one === '' || other === '' || one === other ? one || other : null

/** `5 ± 0.1 cm`, `5 cm (± 2 %)`, `(5 ± 0.1) cm`. */
const aroundIn = (written: string): Row | null => {
  const [, inner, behind] = SHARED_UNIT.exec(written) ?? []
  const text = inner === undefined ? written.replace(BRACKETED_TOLERANCE, '$1') : `${inner} ${behind}`
  const [, before = '', far = ''] = AROUND.exec(text) ?? []
  const [value, most] = [quantityIn(before), quantityIn(far)]
  if (value === null || most === null || (inner !== undefined && value.unit !== '')) return null
  if (isPercent(most.unit) && !isPercent(value.unit)) return { row: partAround(value, most), unit: value.unit }
  const unit = shared(value.unit, most.unit)
  return unit === null ? null : { row: tolerance(value.number, most.number), unit }
}

const isPercent = (unit: string): boolean => /^(?:%|per ?cent|শতাংশ|प्रतिशत)$/iu.test(unit)

/** So much of the number, where that can be told exactly: otherwise as it is written, which is no number yet. */
const partAround = (value: Quantity, part: Quantity): NumberRow => {
  const [number, percent] = [decimalIn(value.number), decimalIn(part.number)]
  const exact = number && percent && hundredths(number, percent)
  return tolerance(value.number, exact ?? `${part.number}%`)
}

const hundredths = (number: Decimal, percent: Decimal): string | null => {
  if (number.fraction !== undefined || percent.fraction !== undefined || percent.sign < 0) return null
  const product = BigInt(number.digits || '0') * BigInt(percent.digits || '0')
  const power = number.magnitude - number.digits.length + percent.magnitude - percent.digits.length - 2
  const exact = decimalIn(`${product}e${power}`)
  return exact && decimalText(exact)
}

const isBelow = (one: string, other: string): boolean => {
  const [low, high] = [decimalIn(one), decimalIn(other)]
  return low !== null && high !== null && compareDecimals(low, high) < 0
}

const isWhole = (text: string): boolean => !/[.]/.test(plainDigits(text))

/** `2.20–2.30`, `10-12 cm`. Whole numbers without a unit may be a score, a date or years. */
const dashedIn = (text: string, isSaid: boolean): Row | null => {
  const [, first = '', second = '', behind = ''] = DASHED.exec(text) ?? []
  if (!isBelow(first, second)) return null
  const unit = unitBehind(second, behind)
  if (unit === null || (unit === '' && !isSaid && isWhole(first) && isWhole(second))) return null
  return { row: { form: 'range', first, second }, unit }
}

/** `[2.20, 2.30]`; of whole numbers these may be two of them. */
const closedIn = (text: string, isSaid: boolean): Row | null => {
  const [, first = '', second = '', behind = ''] = CLOSED.exec(text) ?? []
  if (!isBelow(first, second) || (!isSaid && isWhole(first) && isWhole(second))) return null
  const unit = unitBehind(second, behind)
  return unit === null ? null : { row: { form: 'range', first, second }, unit }
}

const unitBehind = (number: string, behind: string): string | null =>
  behind.trim() === '' ? '' : (quantityIn(`${number} ${behind.trim()}`)?.unit ?? null)

const rangeIn = (text: string): Row | null => {
  for (const pattern of RANGES) {
    const [, first, second] = pattern.exec(text) ?? []
    const [one, other] = [quantityIn(first ?? ''), quantityIn(second ?? '')]
    const unit = one && other && shared(one.unit, other.unit)
    if (one && other && unit !== null) return { row: { form: 'range', first: one.number, second: other.number }, unit }
  }
  return null
}

/** Whether all answers are numbers, or ranges of them. */
export const sayNumbers = (answers: readonly string[]): boolean => numbersIn(answers) !== null
