import type { DraftQuestion } from '#domain/draft.ts'
import type { AskedQuestion, Question } from '#domain/question.ts'
import { questionId } from '#domain/question-id.ts'
import { RULES } from '#domain/questions/rules.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { NewQuizOnWire, QuizAnalysisOnWire, QuizPaperOnWire } from './questionnaires.ts'
import { isoOf } from './wire.ts'

type AskedOnWire = QuizPaperOnWire['questions'][number]
type KeyedOnWire = QuizAnalysisOnWire['questions'][number]
type NewOnWire = NewQuizOnWire['questions'][number]

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

/** A draft as it is, half-finished or not; -1 where no option is right. */
export const draftOnWire = ({ prompt, draft: { options, correct } }: DraftQuestion): NewOnWire => ({
  problem: prompt,
  options,
  correct_answer: correct ?? -1,
})

/** A complete draft as it is published: without the options that were left empty. */
export const completeOnWire = ({ kind, prompt, draft }: DraftQuestion): NewOnWire => {
  const { asked, key } = RULES[kind].draft.made(draft)
  return { problem: prompt.trim(), options: asked.options, correct_answer: key.correct }
}

export const draftFromWire = ({ problem, options, correct_answer }: NewOnWire): DraftQuestion => ({
  kind: 'single_choice',
  prompt: problem,
  draft: { options, correct: correct_answer },
})
