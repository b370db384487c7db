import * as z from 'zod/mini'
import { verdict } from '#domain/marking.ts'
import { value } from '#domain/questions/value.ts'
import { endedBy } from '#domain/submission.ts'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { quizAnalysis } from './papers.ts'
import { lateSummary } from './submissions.ts'
import { isoInstant, pageNumber } from './wire.ts'

export const PAGE_SIZE = 30

const ended = {
  id: z.string(),
  name: z.string(),
  /** All but the last four digits are hidden. */
  phone: z.string(),
  district: z.string(),
  score: z.number(),
  max_score: z.number(),
  /** Milliseconds from the start to the end of the attempt. */
  time_taken_ms: z.int(),
  submitted_at: isoInstant,
  ended_by: endedBy,
  /** Only where answers came too late to count. */
  late: z.optional(lateSummary),
}

const submissionRow = z.object(ended)
export type SubmissionRowOnWire = z.infer<typeof submissionRow>

const SORTS = ['newest', 'score', 'name'] as const
export const submissionSort = z.enum(SORTS, 'not_one_of')
export type SubmissionSort = z.infer<typeof submissionSort>

export const listSubmissions = endpoint({
  name: 'listSubmissions',
  summary: 'Ended submissions of one quiz, 30 a page, found by name or mobile number, with the figures of all of them',
  method: 'GET',
  path: '/teacher/quizzes/:id/submissions',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  query: z.object({
    search: z.optional(storableText(100)),
    page: z.optional(pageNumber),
    sort: z.optional(submissionSort),
  }),
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), subject: z.string(), no_of_questions: z.int() }),
    rows: z.array(submissionRow),
    page: z.int(),
    pages: z.int(),
    /** How many rows the search found, on all pages. */
    found: z.int(),
    in_progress: z.int(),
    /** Attempts whose late answers wait for a decision. */
    late_waiting: z.int(),
    total: z.int(),
    average_score: z.nullable(z.number()),
    highest_score: z.nullable(z.number()),
    max_score: z.number(),
  }),
  failures: ['quiz_not_found'],
})

export const readSubmission = endpoint({
  name: 'readSubmission',
  summary: 'One student’s answers beside the key, for the quiz’s owner',
  method: 'GET',
  path: '/teacher/submissions/:id',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  data: z.object({
    student: z.object({
      ...ended,
      answers: z.array(
        z.object({
          question_id: z.string(),
          selected_index: z.int(),
          value: z.optional(value),
          is_correct: z.boolean(),
          verdict: z.optional(verdict),
          marks: z.number(),
          time_ms: z.int(),
        }),
      ),
    }),
    quiz: quizAnalysis,
  }),
  failures: ['not_found'],
})
