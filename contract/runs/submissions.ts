import * as z from 'zod/mini'
import { endedBy, outcome } from '#domain/answers/submission.ts'
import { verdict } from '#domain/marking/verdict.ts'
import { participantFields } from '#domain/people/participant.ts'
import { enteredFields, told } from '#domain/questionnaires/told.ts'
import { givenIn, type Value, value } from '#domain/questions/value.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { quizPaper } from '../questionnaires/papers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { counted, givenAnswers } from './given-answers.ts'

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
 * paper may hold, and forms that are not the usual one.
 */
export const PAGE_VERSION = 7
export const PAGE_VERSION_OF_ONE_KIND = 2

/** Which version the page is that asks; programs leave it out. */
const pageVersion = z.optional(z.int('wrong_type').check(z.gte(0, 'out_of_range')))

/** Which of them a quiz asks for, its form says: name, phone and district are the usual one. */
const entered = {
  name: z.optional(participantFields.name),
  phone: z.optional(participantFields.phone),
  district: z.optional(participantFields.district),
  /** What the quiz asks besides, by the ids of `settings.joining` on its cover. */
  fields: z.optional(enteredFields),
}
const allEntered = z.object(entered)
export type EnteredOnWire = z.infer<typeof allEntered>

export const startQuiz = endpoint({
  name: 'startQuiz',
  summary: 'Start the clock; again from the same browser or with the same device_key: the same attempt',
  method: 'POST',
  path: '/student/quiz/start',
  caller: 'anyone',
  body: z.strictObject({
    ...entered,
    quiz_code: code,
    /** Accepted and ignored: the server's clock decides. */
    time_stamp: z.optional(z.number('wrong_type')),
    /** A random key that the device makes once per quiz, so that a start whose answer was lost can be sent again. */
    device_key: z.optional(deviceKey),
    page: pageVersion,
  }),
  data: begun,
  failures: [
    'quiz_not_found',
    'already_started',
    'other_attempt',
    'page_outdated',
    'quiz_closed',
    'too_many_attempts',
    'too_many_starts',
    'busy',
    'storage_full',
  ],
})

export const saveAnswers = endpoint({
  name: 'saveAnswers',
  summary:
    'All answers so far; merged with what is stored, and answered only once they are on disk. A choice of one option is its `selected_index`, an answer of any other kind a `value` with a `selected_index` of -1',
  method: 'PUT',
  path: '/student/quiz/answers',
  caller: 'student',
  body: z.strictObject({
    quiz_code: code,
    revision: z.int('wrong_type').check(z.gte(1, 'out_of_range')),
    ...counted,
    /** Only what has changed since `based_on`, of a sheet that is too long to be sent whole every time. */
    part: z.optional(z.literal(true)),
    /**
     * The key that `attempt` was started or resumed with: where the browser holds no cookie of it, or somebody else's by
     * now, what was sent is stored all the same, and nothing is told.
     */
    device_key: z.optional(deviceKey),
    answers: givenAnswers,
  }),
  bodyLimit: 256 * 1024,
  data: z.object({
    ...standing,
    saved_at: isoInstant,
    /** What the caller does not have yet; left out where it has all. */
    answers: z.optional(z.array(studentAnswer)),
    /** The attempt goes on on another device, or `device_key` was needed: what was sent is stored, and nothing is told. */
    handed_over: z.optional(z.literal(true)),
  }),
  failures: ['no_attempt', 'already_submitted', 'time_over', 'too_late', 'too_much_late', 'busy', 'storage_full'],
})

export const submitQuiz = endpoint({
  name: 'submitQuiz',
  summary:
    'End the attempt with these answers, given as in `saveAnswers`; again: the same code, nothing counted twice. What the clock of a page has ended is refused while there is time left that was given since, and saved',
  method: 'POST',
  path: '/student/quiz/submit',
  caller: 'student',
  body: z.strictObject({
    quiz_code: z.optional(code),
    ...counted,
    /** The page's clock has come to the end that the page knows of, and nobody has asked for this. */
    at_end: z.optional(z.literal(true)),
    answers: givenAnswers,
  }),
  bodyLimit: 256 * 1024,
  data: z.object({ submission_code: z.string(), outcome, epoch: z.string() }),
  failures: ['no_attempt', 'time_left', 'too_late', 'too_much_late', 'busy', 'storage_full'],
})

export const resumeQuiz = endpoint({
  name: 'resumeQuiz',
  summary: 'Go on with an attempt on this device; the device it came from is signed off',
  method: 'POST',
  path: '/student/quiz/resume',
  caller: 'anyone',
  body: z.strictObject({
    quiz_code: code,
    /** What identified the person when they started: the phone number, in the usual form. `settings.joining` on the cover tells former ones. */
    ...entered,
    resume_code: code,
    /** As in a start: asked again because its answer was lost, it is the same hand-over. */
    device_key: z.optional(deviceKey),
    page: pageVersion,
  }),
  data: begun,
  failures: ['quiz_not_found', 'page_outdated', 'wrong_resume_code', 'too_many_attempts', 'busy', 'storage_full'],
})

/** With twelve fields of a hundred letters, each of three bytes. */
const MAX_RECEIPT_LENGTH = 20_000

export const restoreAttempt = endpoint({
  name: 'restoreAttempt',
  summary: 'Make an attempt again that the restore of an older backup has forgotten, with its own start and end',
  method: 'POST',
  path: '/student/quiz/restore',
  caller: 'anyone',
  body: z.strictObject({ quiz_code: code, device_key: deviceKey, receipt: storableText(MAX_RECEIPT_LENGTH) }),
  data: begun,
  failures: ['quiz_not_found', 'receipt_not_valid', 'already_started', 'too_many_attempts', 'busy', 'storage_full'],
})

export const readStudent = endpoint({
  name: 'readStudent',
  summary: 'The attempt at this quiz that this browser holds, with its saved answers',
  method: 'GET',
  path: '/student',
  caller: 'anyone',
  query: z.object({ code }),
  data: student,
  failures: ['new_student'],
})

/** What a page asks first: most who open a quiz have not begun it, and that is no failure to stand in their console. */
export const findStudent = endpoint({
  name: 'findStudent',
  summary: 'The attempt at this quiz that this browser holds, as `readStudent` tells it; null where it holds none',
  method: 'GET',
  path: '/student/attempt',
  caller: 'anyone',
  query: z.object({ code }),
  data: z.object({ student: z.nullable(student) }),
  failures: [],
})

export const readResult = endpoint({
  name: 'readResult',
  summary: 'The result of the attempt at `code`, or of the latest attempt in this browser',
  method: 'GET',
  path: '/student/result',
  caller: 'anyone',
  query: z.object({ code: z.optional(code) }),
  data: student,
  failures: ['no_attempt', 'result_not_released'],
})

export const readWord = endpoint({
  name: 'readWord',
  summary:
    'A number that rises whenever a teacher has done something to attempts at a quiz: a page asks then how its own stands',
  method: 'GET',
  path: '/student/quiz/word',
  caller: 'student',
  query: z.object({ code }),
  data: z.object({ word: z.int() }),
  failures: ['no_attempt'],
})
