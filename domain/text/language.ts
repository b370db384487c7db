import * as z from 'zod/mini'

/** The languages that a question can name as its own: by them texts are read aloud, and get their font. */
export const language = z.enum(['en', 'bn', 'hi'], 'not_one_of')
export type Language = z.infer<typeof language>
