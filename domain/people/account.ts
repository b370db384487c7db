import * as z from 'zod/mini'
import { requiredText, storableText } from '../text/text.ts'
import { mailAddress } from './mail-address.ts'
import { isAboutOwner, MAX_PASSWORD, newPassword } from './password.ts'
import { mobileNumber, personName } from './person.ts'
import { secondCode } from './two-factor.ts'

export const signUpFields = {
  name: personName,
  email: mailAddress,
  phone: mobileNumber,
  password: newPassword,
}

const owned = z.looseObject({ name: z.string(), email: z.string(), password: z.string() })

/** Told as soon as the password is there, whatever is still missing elsewhere. */
export const notAboutOwner = z.refine<z.infer<typeof owned>>(
  ({ password, ...owner }) => !isAboutOwner(password, owner),
  {
    error: 'password_personal',
    path: ['password'],
    when: ({ value }) => z.safeParse(owned, value).success,
  },
)

export const signUpDetails = z.strictObject(signUpFields).check(notAboutOwner)
export type SignUpDetails = z.infer<typeof signUpDetails>

/** An account that was made when addresses were looked at less closely is still somebody's. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const accountAddress = requiredText(254, 'email_required').check(z.regex(EMAIL, 'email_invalid'))

/** A password that was chosen before: whatever it is, it is that. */
export const shownPassword = storableText(MAX_PASSWORD, 'password_required').check(z.minLength(1, 'password_required'))

export const logInDetails = z.strictObject({
  email: accountAddress,
  password: shownPassword,
  /** The second step, where the account asks for one: six digits from an authenticator app, or a recovery code. */
  code: z.optional(secondCode),
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

/** Whoever does what is dangerous shows once more who they are. */
export const identityProof = { password: shownPassword, code: z.optional(secondCode) }

/** Two spellings of one address are one account. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

export const teacherId = z.string().check(z.minLength(1)).brand<'TeacherId'>()
export type TeacherId = z.infer<typeof teacherId>

export type Teacher = { id: TeacherId; name: string; email: string; phone: string; role: 'teacher' }
