import { withPlainDigits } from './same-text.ts'

/** An exact number: `units` divided by ten to the power of `places`. */
export type Decimal = { units: bigint; places: number }

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/
const GROUPED = /^[+-]?\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$/
/** One comma that parts no group of three: `0,500` is no thousands either. */
const DECIMAL_COMMA = /^([+-]?)(\d*),(\d+)$/

const tidied = (text: string): string =>
  withPlainDigits(text.normalize('NFKC'))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^([+-]) /, '$1')

const isGrouped = (text: string): boolean => GROUPED.test(text) && !/^[+-]?0[, ]/.test(text)

/** The number that a person typed: `9.8`, `−9,8`, `1,00,000`, `১২.৫`. Null where it is none. */
export const decimalIn = (text: string): Decimal | null => {
  const typed = tidied(text)
  const pointed = isGrouped(typed) ? typed.replace(/[, ]/g, '') : typed.replace(DECIMAL_COMMA, '$1$2.$3')
  const [, sign = '', whole = '', fraction = ''] = PLAIN.exec(pointed) ?? []
  if (whole + fraction === '') return null
  return { units: BigInt(`${sign === '-' ? '-' : ''}1`) * BigInt(whole + fraction), places: fraction.length }
}

const scaled = ({ units, places }: Decimal, to: number): bigint => units * 10n ** BigInt(to - places)

/** Below zero where `one` is less. */
export const compareDecimals = (one: Decimal, other: Decimal): number => {
  const places = Math.max(one.places, other.places)
  const [left, right] = [scaled(one, places), scaled(other, places)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** `one` and `times` the other. */
export const withAdded = (one: Decimal, other: Decimal, times: 1n | -1n): Decimal => {
  const places = Math.max(one.places, other.places)
  return { units: scaled(one, places) + times * scaled(other, places), places }
}

/** As `-0.05`, the same text for the same number. */
export const decimalText = ({ units, places }: Decimal): string => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places > 0 && fraction !== '' ? `.${fraction}` : ''}`
}
