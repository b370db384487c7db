import type { Question } from '#domain/question.ts'
import { type QuestionId, questionId } from '#domain/question-id.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from './papers.ts'
import { isoOf } from './wire.ts'

type AskedOnWire = QuizPaperOnWire['questions'][number]
type KeyedOnWire = QuizAnalysisOnWire['questions'][number]

/** The name that each part of a question has on the wire stands here alone. */
export const questionOnWire = (question: Question, publishedAt: Instant): KeyedOnWire => {
  const { id, prompt } = question
  const explained = question.explanation === undefined ? {} : { explanation: question.explanation }
  const at = { created_at: isoOf(publishedAt), updated_at: isoOf(publishedAt) }
  if (question.kind === 'single_choice') {
    const { asked, key } = question
    return { id, problem: prompt, options: asked.options, correct_answer: key.correct, ...explained, ...at }
  }
  const { kind, asked, key } = question
  return { id, kind, problem: prompt, options: [], asked, correct_answer: -1, key, ...explained, ...at }
}

/** What is asked by a question on the wire, and what is right; still to be read by whoever knows the kind. */
export type Unread = { id: QuestionId; kind: string; prompt: string; asked: unknown }

export const askedFromWire = ({ id, kind, problem, options, asked }: AskedOnWire): Unread => ({
  id: questionId.parse(id),
  prompt: problem,
  ...(kind === undefined ? { kind: 'single_choice', asked: { options } } : { kind, asked }),
})

/** Null where the paper came without it. */
export const keyFromWire = (question: AskedOnWire | KeyedOnWire): unknown => {
  if (!('correct_answer' in question)) return null
  return question.kind === undefined ? { correct: question.correct_answer } : (question.key ?? null)
}
