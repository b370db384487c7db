import { decimalIn } from '../../questions/parts/decimal.ts'
import { currencyBefore, isUnit } from './units-of-measure.ts'

/** A number as it is written, and the unit with it; '' for none. */
export type Quantity = { number: string; unit: string }

/** Longer texts are no answers. */
const MOST_LETTERS = 80

const bare = (text: string): string =>
  /^\(([^()]*)\)$/.exec(text)?.[1]?.trim() ?? /^\[([^[\],]*)\]$/.exec(text)?.[1]?.trim() ?? text

const isNumber = (text: string): boolean => text.length <= MOST_LETTERS && decimalIn(text) !== null

/** `5A` and `10A` may be classes, `2t` a term of algebra, and `5 pm` a time of day. */
const isInDoubt = (number: string, space: string, unit: string): boolean => {
  if (/^(?:am|as|at)$/i.test(unit)) return true
  if (/^pm$/i.test(unit)) return /^\D*(?:0?\d|1[0-2])(?:[.:]\d\d)?$/.test(number)
  if (space !== '' || !/^[A-Za-z]$/.test(unit)) return false
  return /^\p{Nd}$/u.test(number) || (/^[AC]$/.test(unit) && /^1[0-2]$/.test(number))
}

/**
 * `12`, `(366)`, `12 cm`, `−1.6 × 10⁻¹⁹ C`, `₹500`; null for other words, even where they begin with a number. `isSaid`:
 * nothing but a number is meant.
 */
export const quantityIn = (written: string, isSaid = false): Quantity | null => {
  const text = bare(
    written
      .trim()
      .replace(/[.।;,]$/u, '')
      .trim(),
  )
  if (text === '' || text.length > MOST_LETTERS) return null
  if (isNumber(text)) return { number: text, unit: '' }
  const money = currencyBefore(text)
  if (money) return isNumber(money.behind) ? { number: money.behind.trim(), unit: money.unit } : null
  return withUnitBehind(text, isSaid) ?? withUnitBehind(written.trim(), isSaid)
}

const IN_WORD = /^[\p{L}\p{M}]|^.\s/u

const withUnitBehind = (text: string, isSaid: boolean): Quantity | null => {
  for (let end = text.length - 1; end > 0; end -= 1) {
    if (IN_WORD.test(text.slice(end - 1, end + 1))) continue
    const behind = text.slice(end)
    const unit = unitIn(behind)
    const number = text.slice(0, end)
    if (unit === null || !isNumber(number)) continue
    const space = /\s*$/u.exec(number)?.[0] ?? ''
    return !isSaid && isInDoubt(number.trim(), space, unit) ? null : { number: bare(number.trim()), unit }
  }
  return null
}

/** `cm`, `(cm)`, `cm.` */
const unitIn = (behind: string): string | null => {
  const unit = bare(behind.replace(/\.$/, ''))
  return isUnit(unit) ? unit : null
}
