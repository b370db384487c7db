import * as z from 'zod/mini'
import { endedBy, outcome } from '#domain/answers/attempt.ts'
import { verdict } from '#domain/marking/verdict.ts'
import { told } from '#domain/questionnaires/told.ts'
import { givenIn, type Value, value } from '#domain/questions/value.ts'
import { quizPaper } from '../questionnaires/papers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './attempts-requests.ts'

const BLANK = -1

/** A choice travels as its place among the options; -1 stands for an unanswered question, and for an answer of any other kind. */
export const selectedIndexOf = (given: Value | null): number => (typeof given === 'number' ? given : BLANK)

/** Both ways in which an answer can travel. */
export const answerOnWire = (given: Value | null): { selected_index: number; value?: Value } => ({
  selected_index: selectedIndexOf(given),
  ...(given !== null && typeof given !== 'number' && { value: given }),
})
type AnswerOnWire = { selected_index: number; value?: Value | undefined }

export const answerOf = ({ selected_index: selected, value: given }: AnswerOnWire): Value | null =>
  given === undefined ? (selected === BLANK ? null : selected) : givenIn(given)

/** What a person made of one answer: the marks that it earns, and the places of the rubric's points that it has. */
export const handMark = z.object({ marks: z.number(), rubric: z.array(z.int()), comment: z.string() })
export type HandMarkOnWire = z.infer<typeof handMark>

/** `is_correct` is there only once the result may be seen. */
const studentAnswer = z.object({
  question_id: z.string(),
  selected_index: z.int(),
  is_correct: z.optional(z.boolean()),
  /** Like `is_correct`: what it earned. */
  marks: z.optional(z.number()),
  /** Of a question that is no choice of one option: the answer in the shape of its kind. */
  value: z.optional(value),
  /** Like `is_correct`, and there only where the answer is right in part, waits for a person, was marked by one, or nothing is right. */
  verdict: z.optional(verdict),
  /** Where a person has marked it. */
  mark: z.optional(handMark),
  marked: z.optional(z.boolean()),
  time_ms: z.optional(z.int()),
  seq: z.optional(z.int()),
  by: z.optional(z.string()),
  /** With which change it became answered, where that is an earlier one. */
  first_seq: z.optional(z.int()),
  first_by: z.optional(z.string()),
  marked_seq: z.optional(z.int()),
  marked_by: z.optional(z.string()),
  times: z.optional(z.record(z.string(), z.int())),
})
export type StudentAnswerOnWire = z.infer<typeof studentAnswer>

/** How the answers stand on the server, for a page that goes on from them. */
const standing = {
  revision: z.int(),
  /** To be sent as `based_on` once all answers that came with it were taken over. */
  base: z.string(),
  /** The turn that the caller's token was given with. */
  turn: z.int(),
  /** The name of this life of the database: after a restore there is another one, and all has to be sent again. */
  epoch: z.string(),
  server_now: z.int(),
  ends_at: z.int(),
  /** When each section with questions ends, or each question, as the attempt meets them, where they have times of their own; unix milliseconds. */
  section_ends: z.optional(z.array(z.int())),
  /** Milliseconds that `ends_at` was moved because the server itself was away. */
  given_back_ms: z.int(),
}

/** What became of answers that came too late: how many there are, and what the teacher made of them. */
export const lateSummary = z.object({
  answers: z.int(),
  decision: z.enum(['waiting', 'accepted', 'refused']),
})
export type LateSummaryOnWire = z.infer<typeof lateSummary>

/** `server_now` and `ends_at` are unix milliseconds; `time_stamp` is unix seconds of the start. */
const student = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  district: z.string(),
  /** All that was told, where the quiz asks for something else than name, phone and district. */
  fields: z.optional(z.array(told)),
  quiz_code: z.string(),
  submission_code: z.nullable(z.string()),
  answers: z.array(studentAnswer),
  score: z.nullable(z.number()),
  max_score: z.number(),
  attempted: z.boolean(),
  time_stamp: z.int(),
  created_at: isoInstant,
  updated_at: isoInstant,
  ...standing,
  /** Only of an ended attempt. */
  ended_by: z.optional(endedBy),
  /** How many answers a person still has to mark; the score is only so far while there are any. */
  waiting: z.optional(z.int()),
  late: z.optional(lateSummary),
  resume_code: z.optional(z.string()),
})
export type StudentOnWire = z.infer<typeof student>

/** What a beginning brings for this one student. */
export const besidePaper = z.object({
  ...student.shape,
  resume_code: z.string(),
  /** Sealed by the server: with it the attempt can be made again after the restore of an older backup. */
  receipt: z.string(),
})

/** A beginning brings all that it takes to go on without asking again. */
const begun = z.object({
  ...besidePaper.shape,
  /** The questions as this attempt has them, whoever else may read them. */
  paper: quizPaper,
})
export type BegunOnWire = z.infer<typeof begun>

/**
 * Pages of the second version take quizzes whose questions come with the start, those of the seventh everything that a
 * paper may hold, and forms that are not the usual one, those of the eighth what is not a quiz, what opens at a time or asks for
 * a code, and sections of which some questions count, those of the ninth sections with a time of their own, and movement that is
 * not free, those of the tenth pictures longer than others, such as screenshots.
 */
export const PAGE_VERSION = 10
export const PAGE_VERSION_OF_LED = 9
export const PAGE_VERSION_OF_EXAMS = 8
export const PAGE_VERSION_OF_QUIZZES = 7
export const PAGE_VERSION_OF_ONE_KIND = 2

export const startQuiz = endpoint<typeof requests.startQuiz>()({
  method: 'POST',
  path: '/student/quiz/start',
  data: begun,
})

export const saveAnswers = endpoint<typeof requests.saveAnswers>()({
  method: 'PUT',
  path: '/student/quiz/answers',
  data: z.object({
    ...standing,
    saved_at: isoInstant,
    /** What the caller does not have yet; left out where it has all. */
    answers: z.optional(z.array(studentAnswer)),
    /** The attempt goes on on another device, or `device_key` was needed: what was sent is stored, and nothing is told. */
    handed_over: z.optional(z.literal(true)),
    /** Ids of questions whose section was over: what was sent is kept for the teacher, and does not count. */
    came_late: z.optional(z.array(z.string())),
  }),
})

export const submitQuiz = endpoint<typeof requests.submitQuiz>()({
  method: 'POST',
  path: '/student/quiz/submit',
  data: z.object({ submission_code: z.string(), outcome, epoch: z.string() }),
})

export const resumeQuiz = endpoint<typeof requests.resumeQuiz>()({
  method: 'POST',
  path: '/student/quiz/resume',
  data: begun,
})

export const restoreAttempt = endpoint<typeof requests.restoreAttempt>()({
  method: 'POST',
  path: '/student/quiz/restore',
  data: begun,
})

export const readStudent = endpoint<typeof requests.readStudent>()({
  method: 'GET',
  path: '/student',
  data: student,
})

/** What a page asks first: most who open a quiz have not begun it, and that is no failure to stand in their console. */
export const findStudent = endpoint<typeof requests.findStudent>()({
  method: 'GET',
  path: '/student/attempt',
  data: z.object({
    student: z.nullable(student),
    /** Unix milliseconds. */
    server_now: z.optional(z.int()),
  }),
})

export const readResult = endpoint<typeof requests.readResult>()({
  method: 'GET',
  path: '/student/result',
  data: student,
})

export const readWord = endpoint<typeof requests.readWord>()({
  method: 'GET',
  path: '/student/quiz/word',
  data: z.object({ word: z.int() }),
})
