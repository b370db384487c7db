import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { quizSummary } from './papers.ts'
import type { requests } from './questionnaires-requests.ts'

const listedQuiz = z.object({
  ...quizSummary,
  average_percent: z.nullable(z.number()),
  /** Answers that a person still has to mark; left out where none. */
  marking_waiting: z.optional(z.int()),
  /** The name of the examination by whose pattern it is laid out; left out: by none, or changed. */
  pattern: z.optional(z.string()),
  /** Its attempts are practice runs, which are counted nowhere; left out where they are not. */
  practice: z.optional(z.literal(true)),
  /** When changes of it that are not published were saved last; left out where none, or drafts were not asked for. */
  edited_at: z.optional(isoInstant),
  /** Left out where it has none, and where all quizzes are listed. */
  tags: z.optional(z.array(z.string())),
  /** When it is erased; left out where it is not in the bin. */
  bin_until: z.optional(isoInstant),
})
export type ListedQuizOnWire = z.infer<typeof listedQuiz>

/** A quiz that is being written. */
export const listedDraft = z.object({
  id: z.string(),
  status: z.literal('draft'),
  title: z.string(),
  subject: z.string(),
  no_of_questions: z.int(),
  created_at: isoInstant,
  saved_at: isoInstant,
})
export type ListedDraftOnWire = z.infer<typeof listedDraft>

/** All quizzes of a teacher. */
export const quizList = z.array(listedQuiz)

/** 30 of them, and the figures of all, whatever was searched for. */
export const quizPage = z.object({
  rows: z.array(z.union([listedQuiz, listedDraft])),
  page: z.int(),
  pages: z.int(),
  /** How many the search found, on all pages. */
  found: z.int(),
  totals: z.object({
    quizzes: z.int(),
    /** Left out where they were not asked for. */
    drafts: z.optional(z.int()),
    submissions: z.int(),
    average_percent: z.nullable(z.number()),
    /** Answers that a person still has to mark, and that count 0 in the average until then; left out where none. */
    marking_waiting: z.optional(z.int()),
    /** What is in none of the figures before. */
    archived: z.int(),
    in_bin: z.int(),
  }),
})

export const listQuizzes = endpoint<typeof requests.listQuizzes>()({
  method: 'GET',
  path: '/teacher/quizzes',
  data: z.union([quizList, quizPage]),
})

export const createQuiz = endpoint<typeof requests.createQuiz>()({
  method: 'POST',
  path: '/quiz/new',
  data: z.object({ id: z.string(), share_code: z.string() }),
})

export const changeStatus = endpoint<typeof requests.changeStatus>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/status',
  data: z.object({ id: z.string(), status: questionnaireStatus }),
})
