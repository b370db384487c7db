import * as z from 'zod/mini'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'

/** Questions with the sections, passages and texts that stand among them. */
export const MAX_ITEMS = MAX_QUESTIONS + MAX_SECTIONS + MAX_PASSAGES + MAX_TEXTS

/** As the page that writes it needs it: half-finished in any way, and read leniently again. What is not known is kept. */
export const draftContent = z.strictObject({
  details: z.looseObject({ title: z.string('wrong_type'), subject: z.string('wrong_type') }),
  items: z.array(z.looseObject({ kind: z.optional(z.string('wrong_type')) })).check(z.maxLength(MAX_ITEMS, 'too_many')),
  /** The quiz as text, while something in it is no question. */
  text: z.optional(z.string('wrong_type')),
})
export type DraftContentOnWire = z.infer<typeof draftContent>

/** What later pages write in a draft, each by its own name, `order` being that of the settings: earlier ones don't know it, and leave it out unread. */
export const LATER_NAMES = [
  'details.floor',
  'section.points',
  'section.marking',
  'section.choose',
  'section.minutes',
  'section.draw',
  'settings.embedding',
  'settings.opening',
  'settings.pattern',
  'settings.practice',
  'settings.screen',
  'order.sections',
  'order.movement',
  'order.question_seconds',
] as const
