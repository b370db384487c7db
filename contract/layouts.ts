import * as z from 'zod/mini'
import { written } from '#domain/text-format.ts'

/** What stands between the questions of a paper, by their ids; written as the texts of questions are. */
export const layout = z.object({
  /** Passages, each with the questions about it, which follow each other. */
  groups: z.array(z.object({ id: z.string(), stimulus: z.string(), ...written, question_ids: z.array(z.string()) })),
  /** Each stands before a question, or before its passage where it is the first of one; null: after the last. */
  texts: z.array(z.object({ id: z.string(), text: z.string(), ...written, before: z.nullable(z.string()) })),
})
export type LayoutOnWire = z.infer<typeof layout>
