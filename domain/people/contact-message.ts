import * as z from 'zod/mini'
import { requiredText } from '../text/text.ts'
import { mailAddress } from './mail-address.ts'
import { personName } from './person.ts'

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
/** Tab and line feed: what a person types. */
const TYPED = /^[\t\n\P{Cc}]*$/u

/** What somebody writes to whoever runs the site. Name and subject stand in a letter's head: one line each. */
export const contactMessage = z.strictObject({
  name: personName.check(z.regex(ONE_LINE, 'unusable_text')),
  email: mailAddress,
  subject: requiredText(150, 'subject_required').check(z.regex(ONE_LINE, 'unusable_text')),
  message: requiredText(5000, 'message_required').check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.regex(TYPED, 'unusable_text'),
  ),
})
export type ContactMessage = z.infer<typeof contactMessage>
