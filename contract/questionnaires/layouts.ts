import * as z from 'zod/mini'
import { written } from '#domain/text/text-format.ts'

/** What stands above several questions, by their ids. */
const above = { ...written, question_ids: z.array(z.string()) }

/** What stands between the questions of a paper, by their ids; written as the texts of questions are. */
export const layout = z.object({
  /** Passages, each with the questions about it, which follow each other. */
  groups: z.array(z.object({ id: z.string(), stimulus: z.string(), ...above })),
  /**
   * Each stands before a question, or before its passage where it is the first of one; at the end of a section, or of a page
   * of a survey, before the next one, by its id; null: after the last question.
   */
  texts: z.array(z.object({ id: z.string(), text: z.string(), ...written, before: z.nullable(z.string()) })),
  /** Left out where there are none. Their questions stay together where questions are mixed. */
  sections: z.optional(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        instructions: z.string(),
        ...above,
        /** So many of its questions count, those that were answered first; left out: all of them. */
        choose: z.optional(z.int()),
        /** Of its own, after those of the sections before it. */
        minutes: z.optional(z.int()),
      }),
    ),
  ),
})
export type LayoutOnWire = z.infer<typeof layout>
