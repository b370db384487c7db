import * as z from 'zod/mini'
import { folded } from '../text/folded.ts'
import { requiredText } from '../text/text.ts'

/** Of one quiz. */
export const MAX_TAGS = 20
const MAX_TAG_LENGTH = 40

/** A word of the teacher's own that quizzes are found by. */
export const tag = z.pipe(
  requiredText(MAX_TAG_LENGTH, 'required'),
  z.transform((text: string) => text.replace(/\s+/g, ' ')),
)

/** Tags that differ in capitals and spaces alone are one. */
export const tagKey = (text: string): string => folded(text)
