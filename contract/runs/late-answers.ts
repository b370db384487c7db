import * as z from 'zod/mini'
import { lateness } from '#domain/answers/attempt.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { lateSummary } from './attempts.ts'
import type { requests } from './late-answers-requests.ts'
import { who } from './who.ts'

const lateAttempt = z.object({
  submission_id: z.string(),
  ...who,
  why: lateness,
  /**
   * What came late, beside what counts, as places of options and in words; -1 and null stand for a blank. `number` is the
   * question's place on the paper, from 1.
   */
  answers: z.array(
    z.object({
      question_id: z.string(),
      number: z.int(),
      counted_index: z.int(),
      late_index: z.int(),
      counted_words: z.nullable(z.string()),
      late_words: z.nullable(z.string()),
    }),
  ),
  /** Without and with the late answers. */
  score: z.number(),
  score_with_late: z.number(),
  max_score: z.number(),
  ends_at: isoInstant,
  first_at: isoInstant,
  last_at: isoInstant,
  /** When the device says that the last of it was given; null: it does not say, or could have read the answers off. */
  given_at: z.nullable(isoInstant),
  /** The last of it came after the student had been shown which answers are right. */
  after_key: z.boolean(),
  decision: lateSummary.shape.decision,
  decided_at: z.nullable(isoInstant),
})
export type LateAttemptOnWire = z.infer<typeof lateAttempt>

export const listLateAnswers = endpoint<typeof requests.listLateAnswers>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/late-answers',
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), subject: z.string() }),
    attempts: z.array(lateAttempt),
    /** How many there are, listed or not. */
    found: z.int(),
    waiting: z.int(),
    /** Of those that wait, how many came after the right answers had been shown: `all_waiting` accepts none of them. */
    waiting_after_key: z.int(),
  }),
})

export const judgeLateAnswers = endpoint<typeof requests.judgeLateAnswers>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/late-answers',
  data: z.object({ judged: z.int(), waiting: z.int() }),
})
