import * as z from 'zod/mini'
import { type QuestionId, questionId } from './question-id.ts'
import type { Rule } from './questions/rule.ts'
import { type Kind, RULES, type Specs } from './questions/rules.ts'
import type { Value } from './questions/value.ts'
import { requiredText } from './text.ts'

export const MAX_PROMPT_LENGTH = 10_000
export const promptText = requiredText(MAX_PROMPT_LENGTH)

/** A question of kind `K` as it is asked: no kind has a place for what is right in it. */
export type AskedOf<K extends Kind> = {
  [P in K]: { id: QuestionId; kind: P; prompt: string; asked: Specs[P]['asked'] }
}[K]
export type AskedQuestion = AskedOf<Kind>

/** The same with all that is right. */
export type QuestionOf<K extends Kind> = { [P in K]: AskedOf<P> & { key: Specs[P]['key'] } }[K]
export type Question = QuestionOf<Kind>

const questionOf = <K extends Kind>(kind: K) =>
  z.object({
    id: questionId,
    kind: z.literal(kind),
    prompt: promptText,
    asked: RULES[kind].asked,
    key: RULES[kind].key,
  })

export const question: z.ZodMiniType<Question> = z.discriminatedUnion('kind', [questionOf('single_choice')])

/** Whether `given` could be given to a question at all, right or wrong. */
export const fits = <K extends Kind>({ kind, asked }: AskedOf<K>, given: Value): given is Specs[K]['given'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.fits(asked, given)
}
