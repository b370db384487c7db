import * as z from 'zod/mini'

export const questionId = z.string().check(z.minLength(1), z.maxLength(64)).brand<'QuestionId'>()
export type QuestionId = z.infer<typeof questionId>
