import { plainDigits } from '../../text/plain-digits.ts'

/**
 * A number exactly as it was written, which no float would hold: `digits` has no zeros at its ends, and its first digit
 * stands `magnitude` places before the point. 120 is { digits: '12', magnitude: 3 }; 0.05 is { digits: '5', magnitude: -1 }.
 * `fraction` is how a number was written that no decimal says, as "1/3": its digits are then rounded.
 */
export type Decimal = { sign: -1 | 0 | 1; digits: string; magnitude: number; fraction?: string }

/** The power of ten that a number may be written with, up or down. */
const MAX_POWER = 999
/** No text that is longer is looked at. */
const LONGEST = 400
/** Digits of a fraction that no decimal says. */
const ROUNDED_DIGITS = 20

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** As "6.02×10^23" and "6.02e23"; where a minus follows, "1.6x10-19" can mean nothing else. */
const WITH_POWER =
  /^(.*?) ?(?:e|(?:[x×*·⋅✕]|\\times) ?10 ?(?:\^|\*\*)|(?:[x×*·⋅✕]|\\times) ?10(?=-)) ?[({]?([+-]?\d{1,4})[)}]?$/i
const POWER_ALONE = /^([+-]?)10 ?\^ ?[({]?([+-]?\d{1,4})[)}]?$/
const FRACTION = /^(?:(\d{1,15}) )?(\d{1,15}) ?\/ ?(\d{1,15})$/

const international = (sign: string): string => String.raw`[1-9]\d{0,2}(?:${sign}\d{3})+`
const indian = (sign: string): string => String.raw`[1-9]\d?(?:${sign}\d{2})*${sign}\d{3}`
const grouped = (sign: string): string => String.raw`${international(sign)}|${indian(sign)}`
/** Digits behind the point, in groups of three or without. */
const BEHIND = String.raw`(\d*|(?:\d{3} )+\d{1,3})`

/** How the digits of a number may be written: before the point first, then behind it. Each text has one meaning. */
const WRITTEN = [
  String.raw`(\d*)(?:\.${BEHIND})?`,
  String.raw`(${grouped(',')}|${grouped(' ')}|${grouped("'")})(?:\.${BEHIND})?`,
  String.raw`(${grouped(' ')}|${grouped("'")}|${international(String.raw`\.`)}),(\d+)`,
  String.raw`([1-9]\d{0,2}(?:\.\d{3}){2,})`,
  String.raw`(\d+),(\d*)`,
  String.raw`(),(\d+)`,
].map((pattern) => new RegExp(`^${pattern}$`))

const withPlainSigns = (text: string): string =>
  plainDigits(
    text
      .replace(/\^?([⁺⁻]?)([⁰¹²³⁴-⁹]+)/g, (_all, sign: string, digits: string) => {
        const plain = [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')
        return `^${sign === '⁻' ? '-' : ''}${plain}`
      })
      .replace(/(\p{Nd})(?=\p{No})/gu, '$1 ')
      .replace(/['‘’ʼ′´`]/g, "'")
      .normalize('NFKC'),
  )
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[−‐-―]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()

/** Without what may stand around a number: brackets, and what ends a sum of money in India, as "500/-". */
const bareIn = (plain: string): string =>
  plain
    .replace(/\/-$/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()

type Parts = { whole: string; fraction: string }

/** The digits before and behind the point; null where the signs between them can't be understood. */
const partsOf = (written: string): Parts | null => {
  for (const pattern of WRITTEN) {
    const [, whole, fraction = ''] = pattern.exec(written) ?? []
    if (whole === undefined) continue
    return whole + fraction === '' ? null : { whole: whole.replace(/\D/g, ''), fraction: fraction.replaceAll(' ', '') }
  }
  return null
}

const decimalOf = (isNegative: boolean, { whole, fraction }: Parts, power: number) => {
  const all = whole + fraction
  const significant = all.replace(/^0+/, '')
  const digits = significant.replace(/(?<!0)0+$/, '')
  if (digits === '') return { sign: 0, digits: '', magnitude: 0 } as const
  const magnitude = whole.length - (all.length - significant.length) + power
  return { sign: isNegative ? -1 : 1, digits, magnitude } as const
}

/** "1/2" and "2 1/2"; null for what is no fraction. */
const fractionOf = (isNegative: boolean, written: string): Decimal | null => {
  const [, whole, above = '', below = ''] = FRACTION.exec(written) ?? []
  const [over, under] = [BigInt(above), BigInt(below)]
  if (under === 0n || (whole !== undefined && over >= under)) return null
  const units = BigInt(whole ?? '0') * under + over
  const places = ROUNDED_DIGITS + below.length
  const shifted = units * 10n ** BigInt(places)
  const quotient = shifted / under
  if (quotient * under === shifted) return decimalOf(isNegative, { whole: String(quotient), fraction: '' }, -places)
  const digits = String(quotient)
  const kept = { whole: digits.slice(0, ROUNDED_DIGITS), fraction: '' }
  const rounded = decimalOf(isNegative, kept, digits.length - ROUNDED_DIGITS - places)
  const shared = sharedBy(units, under)
  return { ...rounded, fraction: `${isNegative ? '-' : ''}${units / shared}/${under / shared}` }
}

/** The greatest common divisor. */
const sharedBy = (one: bigint, other: bigint): bigint => (other === 0n ? one : sharedBy(other, one % other))

/**
 * The number that a text says, in digits of any script; null where it says none.
 * - A point is always the decimal point: "1.500" is 1.5, "1·5" as well; but not where a comma follows ("1.234,5" is 1234.5)
 *   nor where there are several.
 * - Commas, spaces or apostrophes that stand where groups end group, in the international or in the Indian way: "1,500",
 *   "150'000" and "1,50,000" are whole numbers. No group begins with a zero: "0,500" is 0.5.
 * - One comma anywhere else, with no point, is a decimal comma: "1,5", "3,1416", "1500,250", ",5".
 * - Spaces group behind the point as well: "78.539 816 339".
 * - Any other sign within the digits makes it no number: "1,5,2", "1 5".
 * - A power of ten, up to 999: "3e8", "3x10^8", "3×10⁸", "3.0×10^{8}", "10^-3".
 * - A fraction: "½", "1/2", "2 1/2".
 * - Brackets around it, and every dash as a minus: "(–5)".
 */
export const decimalIn = (text: string): Decimal | null => {
  if (text.length > LONGEST) return null
  const plain = bareIn(withPlainSigns(text))
  const alone = POWER_ALONE.exec(plain)
  const [, mantissa = plain, exponent] = alone ? ['', `${alone[1]}1`, alone[2]] : (WITH_POWER.exec(plain) ?? [])
  const power = Number(exponent ?? 0)
  if (Math.abs(power) > MAX_POWER) return null
  const [, sign, written = ''] = /^([+-]?) ?(.*)$/.exec(mantissa) ?? []
  const isNegative = sign === '-'
  if (exponent === undefined && FRACTION.test(written)) return fractionOf(isNegative, written)
  const parts = partsOf(written.replace(/[·∙⋅•‧]/g, '.'))
  return parts && decimalOf(isNegative, parts, power)
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
  number.sign === 0 ? number : { ...exactly(number), sign: number.sign === 1 ? -1 : 1 }

/** What is calculated with is no longer as it was written. */
const exactly = ({ sign, digits, magnitude }: Decimal): Decimal => ({ sign, digits, magnitude })

export const sumOf = (one: Decimal, other: Decimal): Decimal => {
  if (other.sign === 0) return one
  const place = Math.min(lastPlace(one), lastPlace(other))
  return fromScaled(scaled(one, place) + scaled(other, place), place)
}

export const differenceOf = (one: Decimal, other: Decimal): Decimal => sumOf(one, opposite(other))

export const middleOf = (one: Decimal, other: Decimal): Decimal => {
  const both = sumOf(one, other)
  return fromScaled(scaled(both, lastPlace(both)) * 5n, lastPlace(both) - 1)
}

const LONGEST_PLAIN = 15

/**
 * A text that says this number and no other, in plain digits; with a power of ten where that is much shorter, and as a
 * fraction where no decimal says it.
 */
export const decimalText = ({ sign, digits, magnitude, fraction: written }: Decimal): string => {
  if (written !== undefined) return written
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
