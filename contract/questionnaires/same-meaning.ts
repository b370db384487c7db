import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'

const place = z.int('wrong_type').check(z.gte(0, 'out_of_range'))
const MAX_SAID = 2000

const sameMeaning = z.strictObject({
  question_id: storableText(64).check(z.minLength(1, 'required')),
  /** By its places in a list of choices, before and now; a table has its rows as list 0, its columns as list 1. */
  choice: z.optional(z.strictObject({ list: place, was: place, is: place })),
})
/** Of a text that a version changes: that it means what it meant before. Without `choice`, of the question and what it says beside its choices. */
export type SameMeaningOnWire = z.infer<typeof sameMeaning>

/** Which changed texts mean the same: what was answered to them before counts for them. Left out, they are something new. */
export const sameMeanings = z.optional(z.array(sameMeaning).check(z.maxLength(MAX_SAID, 'too_long')))

const count = z.int().check(z.nonnegative())

/** What was asked before and is among what is asked: questions that are asked no more, and choices, from a place of a list on, that are offered no more. */
export const formerly = z.object({
  question_ids: z.array(z.string()),
  choices: z.array(z.object({ question_id: z.string(), list: count, from: count })),
})
