import * as z from 'zod/mini'
import { plainDigits } from '../text/plain-digits.ts'
import { requiredText } from '../text/text.ts'

export const personName = requiredText(100, 'name_required')

/** People type their number in groups, or with the country's code. */
export const tenDigits = (typed: string): string => {
  const digits = plainDigits(typed).replace(/[\s().\p{Pd}]/gu, '')
  return /^(\+91|0)\d{10}$/.test(digits) ? digits.slice(-10) : digits
}

const MOBILE = /^\d{10}$/
/** Ten digits, however they were typed. */
export const mobileNumber = requiredText(30, 'mobile_required').check(
  z.overwrite(tenDigits),
  z.regex(MOBILE, 'mobile_invalid'),
)
