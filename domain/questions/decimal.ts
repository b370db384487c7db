import { plainDigits } from './plain-digits.ts'

/**
 * A number exactly as it was written, which no float would hold: `digits` has no zeros at its ends, and its first digit
 * stands `magnitude` places before the point. 120 is { digits: '12', magnitude: 3 }; 0.05 is { digits: '5', magnitude: -1 }.
 */
export type Decimal = { sign: -1 | 0 | 1; digits: string; magnitude: number }

/** The power of ten that a number may be written with, up or down. */
const MAX_POWER = 999
/** No text that is longer is looked at. */
const LONGEST = 400

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const PLAIN_NUMBER = /^([+-]?)(\d[\d, ]*)?(\.\d*)?$/
const GROUPED = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*$|^[1-9]\d?([, ])(?:\d{2}\2)*\d{3}$/
const WITH_POWER = /^(.*?) ?(?:e|[x×*·⋅✕] ?10 ?(?:\^|\*\*)) ?\(?([+-]?\d{1,4})\)?$/i
const POWER_ALONE = /^([+-]?)10 ?\^ ?\(?([+-]?\d{1,4})\)?$/

const withPlainSigns = (text: string): string =>
  plainDigits(
    text
      .replace(/\^?([⁺⁻]?)([⁰¹²³⁴-⁹]+)/g, (_all, sign: string, digits: string) => {
        const plain = [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')
        return `^${sign === '⁻' ? '-' : ''}${plain}`
      })
      .normalize('NFKC'),
  )
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[−–‐‑]/g, '-')
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()

/** The digits before and behind the point; null where the commas and spaces can't be understood. */
const partsOf = (written: string, fraction: string | undefined): { whole: string; fraction: string } | null => {
  if (/^\d*$/.test(written)) return { whole: written, fraction: fraction?.slice(1) ?? '' }
  if (GROUPED.test(written)) return { whole: written.replace(/[, ]/g, ''), fraction: fraction?.slice(1) ?? '' }
  const comma = fraction === undefined ? /^(\d+),(\d*)$/.exec(written) : null
  return comma ? { whole: comma[1] ?? '', fraction: comma[2] ?? '' } : null
}

const decimalOf = (isNegative: boolean, { whole, fraction }: { whole: string; fraction: string }, power: number) => {
  const all = whole + fraction
  const significant = all.replace(/^0+/, '')
  const digits = significant.replace(/(?<!0)0+$/, '')
  if (digits === '') return { sign: 0, digits: '', magnitude: 0 } as const
  const magnitude = whole.length - (all.length - significant.length) + power
  return { sign: isNegative ? -1 : 1, digits, magnitude } as const
}

/**
 * The number that a text says, in digits of any script; null where it says none.
 * - A point is always the decimal point: "1.500" is 1.5.
 * - Commas or spaces that stand where groups end group, in the international or in the Indian way: "1,500", "150,000" and
 *   "1,50,000" are whole numbers. No group begins with a zero: "0,500" is 0.5.
 * - One comma anywhere else, with no point, is a decimal comma: "1,5", "3,1416", "1500,250".
 * - Any other comma or space within the digits makes it no number: "1,5,2", "1.234,5", "1 5".
 * - A power of ten, up to 999: "3e8", "3x10^8", "3×10⁸", "10^-3".
 */
export const decimalIn = (text: string): Decimal | null => {
  if (text.length > LONGEST) return null
  const plain = withPlainSigns(text)
  const alone = POWER_ALONE.exec(plain)
  const [, mantissa = plain, exponent = '0'] = alone ? ['', `${alone[1]}1`, alone[2]] : (WITH_POWER.exec(plain) ?? [])
  const power = Number(exponent)
  const number = PLAIN_NUMBER.exec(mantissa.replace(/^([+-]) /, '$1'))
  if (number === null || Math.abs(power) > MAX_POWER) return null
  const parts = partsOf(number[2] ?? '', number[3])
  return parts === null || parts.whole + parts.fraction === '' ? null : decimalOf(number[1] === '-', parts, power)
}

/** Below zero where `one` is the smaller. */
export const compareDecimals = (one: Decimal, other: Decimal): number => {
  if (one.sign !== other.sign) return one.sign - other.sign
  if (one.magnitude !== other.magnitude) return one.sign * (one.magnitude - other.magnitude)
  if (one.digits === other.digits) return 0
  return one.digits < other.digits ? -one.sign : one.sign
}

/** The place of its last digit, as a power of ten. */
const lastPlace = ({ digits, magnitude }: Decimal): number => magnitude - digits.length

/** How many decimal places it is written with. */
export const placesIn = (number: Decimal): number => Math.max(0, -lastPlace(number))

const scaled = (number: Decimal, place: number): bigint =>
  BigInt(number.sign) * BigInt(number.digits || '0') * 10n ** BigInt(lastPlace(number) - place)

const fromScaled = (units: bigint, place: number): Decimal => {
  const written = String(units < 0n ? -units : units)
  return decimalOf(units < 0n, { whole: written, fraction: '' }, place)
}

const opposite = (number: Decimal): Decimal =>
  number.sign === 0 ? number : { ...number, sign: number.sign === 1 ? -1 : 1 }

export const sumOf = (one: Decimal, other: Decimal): Decimal => {
  const place = Math.min(lastPlace(one), lastPlace(other))
  return fromScaled(scaled(one, place) + scaled(other, place), place)
}

export const differenceOf = (one: Decimal, other: Decimal): Decimal => sumOf(one, opposite(other))

export const middleOf = (one: Decimal, other: Decimal): Decimal => {
  const both = sumOf(one, other)
  return fromScaled(scaled(both, lastPlace(both)) * 5n, lastPlace(both) - 1)
}

const LONGEST_PLAIN = 15

/** A text that says this number and no other, in plain digits; with a power of ten where that is much shorter. */
export const decimalText = ({ sign, digits, magnitude }: Decimal): string => {
  const minus = sign === -1 ? '-' : ''
  const whole = magnitude > 0 ? digits.slice(0, magnitude).padEnd(magnitude, '0') : '0'
  const fraction = magnitude > 0 ? digits.slice(magnitude) : '0'.repeat(-magnitude) + digits
  const plain = fraction === '' ? whole : `${whole}.${fraction}`
  if (plain.length <= LONGEST_PLAIN) return minus + plain
  const rest = digits.slice(1)
  const powered = `${digits.slice(0, 1)}${rest && `.${rest}`}e${magnitude - 1}`
  return minus + (powered.length < plain.length ? powered : plain)
}

/** What `decimalText` has written, read again: much quicker than what people write. */
export const writtenDecimal = (text: string): Decimal => {
  const [mantissa = '', power = '0'] = text.split('e')
  const isNegative = mantissa.startsWith('-')
  const [whole = '', fraction = ''] = (isNegative ? mantissa.slice(1) : mantissa).split('.')
  return decimalOf(isNegative, { whole, fraction }, Number(power))
}
