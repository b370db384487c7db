import * as z from 'zod/mini'
import { markingScheme } from '#domain/marking.ts'
import { paperAccess, questionnaireStatus } from '#domain/questionnaire.ts'
import { code } from '#domain/share-code.ts'
import { endpoint } from './endpoint.ts'
import { isoInstant } from './wire.ts'

export const quizSummary = {
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  share_code: z.string(),
  no_of_questions: z.int(),
  status: questionnaireStatus,
  duration: z.number(),
  is_negative_marking: z.boolean(),
  /** How answers are marked that are right in part; left out: all or nothing. */
  marking_scheme: z.optional(markingScheme),
  /** The kinds of its questions, where any is not a choice of one option. */
  kinds: z.optional(z.array(z.string())),
  paper: paperAccess,
  total_submissions: z.int(),
  created_at: isoInstant,
  updated_at: isoInstant,
}

/**
 * A question with one right option has `options` and `correct_answer`. Every other kind names itself, and has all that is
 * asked and all that is right in its own shape; `options` is empty there, and `correct_answer` -1.
 */
const keyedQuestion = z.object({
  id: z.string(),
  kind: z.optional(z.string()),
  problem: z.string(),
  options: z.array(z.string()),
  asked: z.optional(z.unknown()),
  correct_answer: z.int(),
  key: z.optional(z.unknown()),
  explanation: z.optional(z.string()),
  created_at: isoInstant,
  updated_at: isoInstant,
})

/** What a student may see before the end: picked field by field, so that a new secret needs a decision here. */
const askedQuestion = z.pick(keyedQuestion, {
  id: true,
  kind: true,
  problem: true,
  options: true,
  asked: true,
  created_at: true,
  updated_at: true,
})

/** The paper: a quiz as students take it. */
export const quizPaper = z.object({ ...quizSummary, host: z.string(), questions: z.array(askedQuestion) })
export type QuizPaperOnWire = z.infer<typeof quizPaper>

/** A quiz with its key, for its owner and for students who may see the analysis. */
export const quizAnalysis = z.object({ ...quizSummary, host: z.string(), questions: z.array(keyedQuestion) })
export type QuizAnalysisOnWire = z.infer<typeof quizAnalysis>

export const readQuiz = endpoint({
  name: 'readQuiz',
  summary:
    'The paper, or its cover alone for those who may not read the questions yet; with analysis=true the key too, for the owner and for students who have submitted. A question without a `kind` has one right option; `kinds` is there where the quiz has others',
  method: 'GET',
  path: '/quiz',
  caller: 'anyone',
  query: z.object({ code, analysis: z.optional(z.enum(['true', 'false'], 'not_one_of')) }),
  data: z.union([quizAnalysis, quizPaper]),
  failures: ['quiz_not_found', 'analysis_not_available', 'too_many_attempts'],
})
