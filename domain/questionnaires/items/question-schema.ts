import * as z from 'zod/mini'
import { RULES } from '../../questions/rules.ts'
import { QUESTION_KINDS, type Question, shapeOf } from './question.ts'

// Inference over the registry does not compile: its own type says that each kind has the schemas of its kind.
const anyOf = (shapes: readonly z.ZodMiniObject[]): unknown =>
  z.discriminatedUnion('kind', [...shapes] as unknown as [z.ZodMiniObject])

export const question = /* @__PURE__ */ anyOf(
  QUESTION_KINDS.map((kind) => z.object({ ...shapeOf(kind), key: RULES[kind].key })),
) as z.ZodMiniType<Question>
