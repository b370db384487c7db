import * as z from 'zod/mini'
import type { Verdict } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import type { QuestionId } from '../questions/question-id.ts'
import type { Value } from '../questions/value.ts'
import { acceptsAnswers, EVIDENCE_WITHIN, type Instant } from '../time/time-limit.ts'
import { type AnswerSheet, entriesOf, notHeld, type Written } from './answer.ts'

export const attemptId = z.string().check(z.minLength(1)).brand<'AttemptId'>()
export type AttemptId = z.infer<typeof attemptId>

/** Who ended an attempt: its student, the server after the time was over, or the teacher before that. */
export const endedBy = z.enum(['student', 'server', 'teacher'])
export type EndedBy = z.infer<typeof endedBy>

/** One question of an ended attempt: what was answered, and what it earned; `timeMs` is milliseconds spent. */
export type MarkedEntry = {
  questionId: QuestionId
  answer: Value | null
  answerBy: Written | null
  firstBy?: Written | undefined
  timeMs: number
  verdict: Verdict
  marks: Marks
}

/** Why answers came too late: after the grace period, or after their student had submitted. */
export const lateness = z.enum(['time_over', 'already_submitted'])
export type Lateness = z.infer<typeof lateness>

type End = { endsAt: Instant; endedAt: Instant | null; endedBy: EndedBy | null }

/**
 * What becomes of answers that arrived at `at`. `belated`: they were in time, but the server had closed the attempt
 * before their turn came. `gone`: nobody looks at late answers any more.
 */
export const receptionOf = ({ endsAt, endedAt, endedBy }: End, at: Instant): 'open' | 'belated' | Lateness | 'gone' => {
  const isInTime = acceptsAnswers(endsAt, at)
  if (endedAt === null && isInTime) return 'open'
  if (endedBy === 'server' && isInTime) return 'belated'
  if (endedBy === 'teacher' && isInTime && endedAt !== null && at <= endedAt) return 'belated'
  if (at > Math.max(endsAt, endedAt ?? 0) + EVIDENCE_WITHIN) return 'gone'
  return endedBy === 'student' ? 'already_submitted' : 'time_over'
}

/** What a submission's call came to: all of it counts, some, or nothing. */
export const outcome = z.enum(['counted', 'partly', 'late'])
export type Outcome = z.infer<typeof outcome>

/** Read from the result, so that whoever asks again is told the same: it holds each answer of the call or a later one. */
export const outcomeOf = (result: AnswerSheet, call: AnswerSheet): Outcome => {
  const given = entriesOf(call).filter(([, { answerBy }]) => answerBy !== null).length
  const missing = Object.keys(notHeld(result, call)).length
  if (missing === 0) return 'counted'
  return missing < given ? 'partly' : 'late'
}

/** Nobody changes answers so often: a higher count would stand above every later change. */
const MAX_SEQ_AHEAD = 100_000

/** Whether a count can follow on the highest that is stored. */
export const isPlausible = (seq: number, storedTop: number): boolean => seq <= storedTop + MAX_SEQ_AHEAD
