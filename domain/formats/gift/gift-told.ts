import type { ProblemCode, QuestionBlock } from '../lines/block.ts'
import type { FieldName } from '../lines/fields.ts'
import { type TextFormat, textIn } from './gift-text.ts'

/** Names what has no place, by where it stands in the text of its question. */
export type TellAt = (problem: ProblemCode, text: string, at: number) => void

/** What stands between braces: `at` is where it begins in the text of its question. */
export type Body = { source: string; at: number; format: TextFormat; tell: TellAt }

export type Told = { name: FieldName; text: string; at?: number }

/** What the answers of a question are; `feedback` becomes a part of its explanation. */
export type Read = {
  type: QuestionBlock['type']
  options?: QuestionBlock['options']
  fields: Told[]
  feedback: string[]
}

/** A text that is told to whoever has answered. */
export const toldIn = (
  source: string,
  { format, tell, at }: { format: TextFormat } & Pick<Body, 'tell' | 'at'>,
): string => textIn(source, format, (tag) => tell('tag', tag, at)).text
