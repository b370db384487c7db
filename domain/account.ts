import * as z from 'zod/mini'
import { mailAddress } from './mail-address.ts'
import { requiredText, storableText } from './text.ts'

const LONG_PASSWORD = 15
/** Long enough for any passphrase, short enough that hashing one costs the same as hashing another. */
const MAX_PASSWORD = 128
const SHORT_PASSWORD_RULE = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/

/** Below 15 characters: 8 or more of letters, digits and @$!%*#?&, one of each. From 15 on: anything. */
export const isStrongPassword = (password: string): boolean =>
  [...password].length >= LONG_PASSWORD || SHORT_PASSWORD_RULE.test(password)

const MOBILE = /^\d{10}$/
export const mobileNumber = requiredText(30, 'mobile_required').check(z.regex(MOBILE, 'mobile_invalid'))

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const emailAddress = requiredText(254, 'email_required').check(z.regex(EMAIL, 'email_invalid'))

export const personName = requiredText(100, 'name_required')

const newPassword = storableText(MAX_PASSWORD, 'password_required').check(
  z.minLength(1, 'password_required'),
  z.refine(isStrongPassword, 'password_weak'),
)

export const signUpDetails = z.strictObject({
  name: personName,
  email: emailAddress,
  phone: mobileNumber,
  password: newPassword,
})
export type SignUpDetails = z.infer<typeof signUpDetails>

export const logInDetails = z.strictObject({
  email: emailAddress,
  password: storableText(MAX_PASSWORD, 'password_required').check(z.minLength(1, 'password_required')),
})
export type LogInDetails = z.infer<typeof logInDetails>

/** A link can only go where a letter can. */
export const forgottenPassword = z.strictObject({ email: mailAddress })

export const resetDetails = z.strictObject({
  /** What stands in a mail's link. Half of it is for the call to judge: people get a word about links, not about fields. */
  token: storableText(200),
  password: newPassword,
})
export type ResetDetails = z.infer<typeof resetDetails>

/** Two spellings of one address are one account. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

export const teacherId = z.string().check(z.minLength(1)).brand<'TeacherId'>()
export type TeacherId = z.infer<typeof teacherId>

export type Teacher = { id: TeacherId; name: string; email: string; phone: string; role: 'teacher' }
