import * as z from 'zod/mini'
import { endedBy } from '#domain/answers/attempt.ts'
import { lateDecision } from '#domain/answers/late-answers.ts'
import { verdict } from '#domain/marking/marking.ts'
import { value } from '#domain/questions/value.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './exports-requests.ts'
import { verdictCounts } from './verdict-counts.ts'

export const prepareExport = endpoint<typeof requests.prepareExport>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/exports',
  data: z.object({
    /** An address on this server. */
    address: z.string(),
    /** How many have handed in. */
    total: z.int(),
  }),
})

/** Where a download is, below the base of all calls. */
export const EXPORT_PATH = '/exports/:ticket'

export const prepareAccountExport = endpoint<typeof requests.prepareAccountExport>()({
  method: 'POST',
  path: '/teacher/exports',
  /** An address on this server. */
  data: z.object({ address: z.string() }),
})

/** Where all of an account is, below the base of all calls. */
export const ACCOUNT_EXPORT_PATH = '/exports/account/:ticket'

const count = z.int().check(z.nonnegative())

const exportedQuestion = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.string(),
  problem: z.string(),
  /** All that is right, in words. */
  right_answer: z.string(),
  max_marks: z.number(),
  verdicts: verdictCounts,
  /** The part of those who were marked that is right; null before anybody is. */
  facility: z.nullable(z.number()),
  average_time_ms: z.nullable(z.number()),
  /** What was given, as the kind of the question counts it. */
  tally: z.unknown(),
})
export type ExportedQuestionOnWire = z.infer<typeof exportedQuestion>

const exportedVersion = z.object({
  number: z.int(),
  title: z.string(),
  published_at: isoInstant,
  total: count,
  questions: z.array(exportedQuestion),
})
export type ExportedVersionOnWire = z.infer<typeof exportedVersion>

const exportedAnswer = z.object({
  question_id: z.string(),
  number: z.int(),
  /** As it is stored; null is a blank. */
  value: z.nullable(value),
  /** The same in words. */
  answer: z.string(),
  verdict,
  marks: z.number(),
  max_marks: z.number(),
  time_ms: z.int(),
  marked_by_hand: z.boolean(),
  comment: z.optional(z.string()),
})

const exportedSection = z.object({
  /** Its heading. */
  title: z.string(),
  marks: z.number(),
  max_marks: z.number(),
  verdicts: verdictCounts,
  /** How many of its questions were not drawn for this student; left out where all were met. */
  not_met: z.optional(count),
})

const exportedStudent = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  district: z.string(),
  /** What the join form asked, where that is not the usual one. */
  fields: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
  version: z.int(),
  started_at: isoInstant,
  submitted_at: isoInstant,
  time_taken_ms: z.int(),
  /** Of the server's own time away, given back. */
  given_ms: z.int(),
  ended_by: endedBy,
  score: z.number(),
  max_score: z.number(),
  /** The sections that have headings, in their order; left out where there are none. */
  sections: z.optional(z.array(exportedSection)),
  late: z.optional(z.object({ answers: z.int(), decision: z.union([lateDecision, z.literal('waiting')]) })),
  answers: z.array(exportedAnswer),
})
export type ExportedStudentOnWire = z.infer<typeof exportedStudent>

/** The file that holds everything. */
export const resultsFile = z.object({
  quiz: z.object({
    ...{ id: z.string(), title: z.string(), subject: z.string() },
    /** Its students are practice runs, which an account's export alone holds; left out where they are not. */
    practice: z.optional(z.literal(true)),
  }),
  exported_at: isoInstant,
  versions: z.array(exportedVersion),
  students: z.array(exportedStudent),
})
