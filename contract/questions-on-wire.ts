import type { AskedQuestion, Question } from '#domain/question.ts'
import { questionId } from '#domain/question-id.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from './papers.ts'
import { isoOf } from './wire.ts'

type AskedOnWire = QuizPaperOnWire['questions'][number]
type KeyedOnWire = QuizAnalysisOnWire['questions'][number]

/** The name that each part of a question has on the wire stands here alone. */
export const questionOnWire = ({ id, prompt, asked, key }: Question, publishedAt: Instant): KeyedOnWire => ({
  id,
  problem: prompt,
  options: asked.options,
  correct_answer: key.correct,
  created_at: isoOf(publishedAt),
  updated_at: isoOf(publishedAt),
})

export const askedFromWire = ({ id, problem, options }: AskedOnWire): AskedQuestion => ({
  id: questionId.parse(id),
  kind: 'single_choice',
  prompt: problem,
  asked: { options },
})

/** Null where the paper came without it. */
export const keyFromWire = (question: AskedOnWire | KeyedOnWire): Question['key'] | null =>
  'correct_answer' in question ? { correct: question.correct_answer } : null
