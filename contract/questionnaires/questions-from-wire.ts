import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import type { Written } from '#domain/text/text-format.ts'
import type { QuizPaperOnWire } from './papers.ts'
import { writtenOnWire } from './written-on-wire.ts'

/** What is asked by a question on the wire, and what is right; still to be read by whoever knows the kind. */
export type Unread = Written & {
  id: QuestionId
  kind: string
  prompt: string
  asked: unknown
}

export const askedFromWire = ({
  id,
  kind,
  problem,
  options,
  fixed,
  asked,
  ...written
}: QuizPaperOnWire['questions'][number]): Unread => ({
  id: questionId.parse(id),
  prompt: problem,
  ...writtenOnWire(written),
  ...(kind === undefined ? { kind: 'single_choice', asked: { options, fixed } } : { kind, asked }),
})
