import * as z from 'zod/mini'
import { language } from '#domain/text/language.ts'
import { formulaTable, textFormat, written } from '#domain/text/text-format.ts'
import { isoInstant } from '../wire/wire.ts'
import { sectionRulesSaid } from './section-rules-on-wire.ts'

/** What a student may see of a question before the end: all that stands here is told. */
export const asked = {
  id: z.string(),
  kind: z.optional(z.string()),
  /** How its texts are written: as Markdown with formulas between dollars; left out: plain. */
  format: textFormat,
  problem: z.string(),
  options: z.array(z.string()),
  /** Places of options that stay where they are when the quiz mixes its options. */
  fixed: z.optional(z.array(z.int())),
  asked: z.optional(z.unknown()),
  /** The formulas of what is asked, as MathML, by their TeX; a displayed one's name has a dollar before it. */
  formulas: formulaTable,
  /** The marks that it is worth, how it is marked, and its language, where it does not go by its quiz. */
  points: z.optional(z.number()),
  marking: sectionRulesSaid.marking,
  language: z.optional(language),
  /** Of polls and surveys: it has to be answered. */
  required: z.optional(z.literal(true)),
  /** The sizes of the pictures that are asked with. */
  pictures: written.pictures,
  created_at: isoInstant,
  updated_at: isoInstant,
}
export const askedQuestion = z.object(asked)
