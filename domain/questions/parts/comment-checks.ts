import { plainDigits } from '../../text/plain-digits.ts'
import { isVisible } from '../../text/text.ts'
import { compareDecimals, type Decimal, decimalIn } from './decimal.ts'

/** What is to be written, which decides on the field and the keyboard. */
export const EXPECTED = ['line', 'text', 'number', 'email', 'phone', 'web', 'date', 'time'] as const
export type Expected = (typeof EXPECTED)[number]

/** Of which signs a line may consist, in words that people use. */
export const ONLY = ['digits', 'letters', 'capitals', 'letters_and_digits'] as const
export type Only = (typeof ONLY)[number]

/** `least` and `most` are characters of a text; `from` and `to` are numbers as they are written, days or times of day. */
export type Checks = {
  expects: Expected
  least: number | null
  most: number | null
  only: Only | null
  from: string | null
  to: string | null
  decimals: number | null
}

/** Why what was written is not yet what is asked for. */
export type Fault =
  | 'too_short'
  | 'too_long'
  | Only
  | 'no_number'
  | 'below'
  | 'above'
  | 'decimals'
  | Exclude<Expected, 'line' | 'text' | 'number'>

const PATTERNS: Record<Only, RegExp> = {
  digits: /^[\p{Nd}\s]+$/u,
  letters: /^[\p{L}\p{M}\s'’.\p{Join_Control}-]+$/u,
  capitals: /^[^\p{Ll}]+$/u,
  letters_and_digits: /^[\p{L}\p{M}\p{Nd}\s\p{Join_Control}]+$/u,
}

/** As loosely as anybody may write one: who has it knows it. */
const MAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()\d]{2,}$/u
const PHONE = /^\+?[\d\s().-]{6,24}$/
const FEWEST_DIGITS = 6
const MOST_DIGITS = 15
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}[\p{L}\p{M}]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const isPhone = (text: string): boolean => {
  const plain = plainDigits(text)
  const digits = plain.replace(/\D/g, '').length
  return PHONE.test(plain) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

/** A day that there is, as fields for dates give it. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const lengths = [31, isLeap(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return Number(day) >= 1 && Number(day) <= (lengths[Number(month) - 1] ?? 0)
}

export const isTime = (text: string): boolean => TIME.test(text)

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const placesOf = ({ digits, magnitude }: Decimal): number => Math.max(0, digits.length - magnitude)

const numberFault = (text: string, { from, to, decimals }: Checks): Fault | null => {
  const number = decimalIn(text)
  if (number === null) return 'no_number'
  const [least, most] = [from, to].map((bound) => (bound === null ? null : decimalIn(bound)))
  if (least && compareDecimals(number, least) < 0) return 'below'
  if (most && compareDecimals(number, most) > 0) return 'above'
  return decimals !== null && placesOf(number) > decimals ? 'decimals' : null
}

const textFault = (text: string, { least, most, only }: Checks): Fault | null => {
  const length = [...text].length
  if (only !== null && !PATTERNS[only].test(text)) return only
  if (least !== null && length < least) return 'too_short'
  return most !== null && length > most ? 'too_long' : null
}

const OTHERS: Record<Exclude<Expected, 'line' | 'text' | 'number'>, (text: string) => boolean> = {
  email: (text) => MAIL.test(text),
  phone: isPhone,
  web: (text) => WEB.test(text),
  date: isDate,
  time: isTime,
}

/** Days and times are written so that the later one is the greater text. */
const momentFault = (text: string, { expects, from, to }: Checks): Fault | null => {
  if (expects !== 'date' && expects !== 'time') return null
  if (from !== null && text < from) return 'below'
  return to !== null && text > to ? 'above' : null
}

/** What is wrong with a text that was written; null: nothing. */
export const faultIn = (text: string, checks: Checks): Fault | null => {
  const { expects } = checks
  if (!isVisible(text)) return 'too_short'
  if (expects === 'number') return numberFault(text, checks)
  if (expects === 'line' || expects === 'text') return textFault(text, checks)
  return OTHERS[expects](text) ? momentFault(text, checks) : expects
}
