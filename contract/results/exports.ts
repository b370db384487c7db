import * as z from 'zod/mini'
import { lateDecision } from '#domain/answers/late-answers.ts'
import { endedBy } from '#domain/answers/submission.ts'
import { verdict } from '#domain/marking/marking.ts'
import { identityProof } from '#domain/people/account.ts'
import { value } from '#domain/questions/value.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'

/** One row a student, a row an answer, a row a question; or all of it in one file. */
const EXPORTED = ['students', 'answers', 'questions', 'everything'] as const
const exported = z.enum(EXPORTED, 'not_one_of')
export type Exported = z.infer<typeof exported>

const FORMATS = ['csv', 'xlsx', 'json'] as const
export const exportFormat = z.enum(FORMATS, 'not_one_of')
export type ExportFormat = z.infer<typeof exportFormat>

/** A CSV file holds one table, and JSON is everything. */
const isOffered = ({ what, format }: { what: Exported; format: ExportFormat }): boolean =>
  format === 'xlsx' || (what === 'everything') === (format === 'json')

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** By whose clock a table tells times, by its name in the IANA database. */
export const timeZone = storableText(40).check(z.refine(isZone, 'not_one_of'))

export const wantedExport = z
  .strictObject({ what: exported, format: exportFormat, time_zone: z._default(timeZone, 'UTC') })
  .check(z.refine(isOffered, { error: 'not_one_of', path: ['what'] }))

export const prepareExport = endpoint({
  name: 'prepareExport',
  summary:
    'Where the results of a quiz can be downloaded for two minutes, by this session alone: students, answers or questions as CSV or XLSX, everything as XLSX or JSON',
  method: 'POST',
  path: '/teacher/quizzes/:id/exports',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  body: wantedExport,
  data: z.object({
    /** An address on this server. */
    address: z.string(),
    /** How many have handed in. */
    total: z.int(),
  }),
  failures: ['quiz_not_found'],
})

/** Where a download is, below the base of all calls. */
export const EXPORT_PATH = '/exports/:ticket'

export const prepareAccountExport = endpoint({
  name: 'prepareAccountExport',
  summary:
    'Where all that an account has can be downloaded for two minutes, by this session alone, for whoever proves once more who they are: profile, activity, drafts, pictures, and each quiz with its versions, settings and results, as one ZIP',
  method: 'POST',
  path: '/teacher/exports',
  caller: 'teacher',
  body: z.strictObject({ ...identityProof, time_zone: timeZone }),
  /** An address on this server. */
  data: z.object({ address: z.string() }),
  failures: ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'],
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
  verdicts: z.object({ correct: count, partly: count, wrong: count, blank: count, waiting: count, given: count }),
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
  late: z.optional(z.object({ answers: z.int(), decision: z.union([lateDecision, z.literal('waiting')]) })),
  answers: z.array(exportedAnswer),
})
export type ExportedStudentOnWire = z.infer<typeof exportedStudent>

/** The file that holds everything. */
export const resultsFile = z.object({
  quiz: z.object({ id: z.string(), title: z.string(), subject: z.string() }),
  exported_at: isoInstant,
  versions: z.array(exportedVersion),
  students: z.array(exportedStudent),
})
