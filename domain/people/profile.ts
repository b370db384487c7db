import * as z from 'zod/mini'
import { requiredText, storableText } from '../text/text.ts'
import { mobileNumber, personName } from './person.ts'

const MAX_BIO = 1000
export const MAX_ISSUE = 5000

/** Tab and line feed: what a person types. */
const TYPED = /^[\t\n\P{Cc}]*$/u
const asLines = z.overwrite<string>((text) => text.replace(/\r\n?/g, '\n'))

/** What teachers say of themselves. The rest of an account has doors of its own. */
export const profileDetails = z.strictObject({
  name: personName,
  phone: mobileNumber,
  bio: storableText(MAX_BIO).check(
    z.trim(),
    z.overwrite((text) => text.normalize('NFC')),
    asLines,
    z.regex(TYPED, 'unusable_text'),
  ),
})
export type ProfileDetails = z.infer<typeof profileDetails>

/** What does not work, in a teacher's words. */
export const issueText = requiredText(MAX_ISSUE, 'issue_required').check(asLines, z.regex(TYPED, 'unusable_text'))
