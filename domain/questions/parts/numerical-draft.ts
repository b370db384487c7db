import { excessOf, isFilled, keptText } from '../../text/text.ts'
import type { Gap } from '../rule.ts'
import { MAX_ACCEPTED } from './accepted.ts'
import { compareDecimals, type Decimal, decimalIn, decimalText, differenceOf, middleOf, sumOf } from './decimal.ts'

/** Shorter than what a student may type, so that what is made of it can be typed as well. */
export const MAX_WRITTEN_NUMBER = 30
/** Digits before the point, or zeros behind it. */
const MAX_MAGNITUDE = 100
export const MAX_DECIMALS = 10
export const MAX_UNITS = 10
export const MAX_UNIT_LENGTH = 60
/** All of them, as they are typed. */
const MAX_UNITS_LENGTH = 4_000

/** A value and how far from it still counts (nothing written: not at all), or the two ends of a range. */
export type NumberRow = { form: 'tolerance' | 'range'; first: string; second: string }

/** `units` as they are typed, with commas between them; `unit` is the place of the right one. */
export type NumericalDraft = { rows: NumberRow[]; units: string; unit: number | null; decimals: number | null }

export type RowField = 'first' | 'second'

export const rowField = (row: number, field: RowField): string => `${field}-${row}`

export const emptyRow = (): NumberRow => ({ form: 'tolerance', first: '', second: '' })

/** Whether anything is written in it. */
export const isTouched = ({ first, second }: NumberRow): boolean => isFilled(first) || isFilled(second)

/** The units that a text names, each once. */
export const unitsIn = (text: string): string[] => {
  const named = text.split(/[,،;\n]/).map((unit) => keptText(unit, MAX_UNIT_LENGTH))
  return [...new Set(named.filter(isFilled))]
}

const writtenNumber = (text: string): Decimal | null => {
  const number = text.trim().length > MAX_WRITTEN_NUMBER ? null : decimalIn(text)
  return number && Math.abs(number.magnitude) <= MAX_MAGNITUDE ? number : null
}

const toleranceIn = (text: string): Decimal | null => {
  const tolerance = writtenNumber(isFilled(text) ? text : '0')
  return tolerance && tolerance.sign >= 0 ? tolerance : null
}

/** Whether a field of a row says a number that its row can use. */
export const isUsable = ({ form, ...row }: NumberRow, field: RowField): boolean =>
  (form === 'tolerance' && field === 'second' ? toleranceIn(row.second) : writtenNumber(row[field])) !== null

/** What a row accepts, in whichever order its ends are written; null while a number is missing. */
export const rangeOf = ({ form, first, second }: NumberRow): { from: string; to: string } | null => {
  const one = writtenNumber(first)
  const other = form === 'range' ? writtenNumber(second) : toleranceIn(second)
  if (one === null || other === null) return null
  const ends = form === 'range' ? [one, other] : [differenceOf(one, other), sumOf(one, other)]
  const [from = one, to = one] = ends.toSorted(compareDecimals)
  return { from: decimalText(from), to: decimalText(to) }
}

/** A row that accepts just that; a range whose ends are too long to be typed is written around its middle. */
export const rewrittenRow = ({ from, to }: { from: string; to: string }): NumberRow => {
  if (from === to) return { form: 'tolerance', first: from, second: '' }
  const [least, most] = [decimalIn(from), decimalIn(to)]
  if (least === null || most === null || Math.max(from.length, to.length) <= MAX_WRITTEN_NUMBER)
    return { form: 'range', first: from, second: to }
  const middle = middleOf(least, most)
  return { form: 'tolerance', first: decimalText(middle), second: decimalText(differenceOf(most, middle)) }
}

const FIELDS = ['first', 'second'] as const

const rowGaps = (row: NumberRow, at: number): Gap[] =>
  FIELDS.filter((field) => !isUsable(row, field)).map((field) => ({
    need: excessOf(row[field], MAX_WRITTEN_NUMBER) > 0 ? 'shorter' : 'number',
    field: rowField(at, field),
  }))

export const gapsOfNumbers = ({ rows, units: written, unit }: NumericalDraft): Gap[] => {
  if (rows.filter(isTouched).length > MAX_ACCEPTED)
    return [{ need: 'fewer_answers', field: rowField(rows.length - 1, 'first') }]
  const found: Gap[] = rows.flatMap((row, at) => (isTouched(row) ? rowGaps(row, at) : []))
  if (!rows.some(isTouched)) found.push({ need: 'correct', field: rowField(0, 'first') })
  if (excessOf(written, MAX_UNITS_LENGTH) > 0) return [...found, { need: 'shorter', field: 'units' }]
  const units = unitsIn(written)
  if (units.length > MAX_UNITS) found.push({ need: 'fewer_units', field: 'units' })
  if (units.some((name) => excessOf(name, MAX_UNIT_LENGTH) > 0)) found.push({ need: 'shorter', field: 'units' })
  if (units.length > 1 && (unit === null || unit >= units.length)) found.push({ need: 'unit', field: 'unit' })
  return found
}

/** The right unit stays right as long as it can be told which one it is: by its name, or by its place while it is renamed. */
export const withUnits = (draft: NumericalDraft, text: string): NumericalDraft => {
  const [before, after] = [unitsIn(draft.units), unitsIn(text)]
  const name = draft.unit === null ? undefined : before[draft.unit]
  const place = name === undefined ? -1 : after.indexOf(name)
  const isRenamed = place === -1 && after.length === before.length
  return { ...draft, units: text, unit: isRenamed ? draft.unit : place === -1 ? null : place }
}

export const withRow = (draft: NumericalDraft, at: number, row: NumberRow): NumericalDraft => ({
  ...draft,
  rows: draft.rows.with(at, row),
})

/** With a new row at the end; as it is where there may be no more. */
export const withAnotherRow = (draft: NumericalDraft): NumericalDraft =>
  draft.rows.length >= MAX_ACCEPTED ? draft : { ...draft, rows: [...draft.rows, emptyRow()] }

/** One always stays. */
export const withoutRow = (draft: NumericalDraft, at: number): NumericalDraft =>
  draft.rows.length <= 1 ? draft : { ...draft, rows: draft.rows.toSpliced(at, 1) }
