import * as z from 'zod/mini'
import { mobileNumber } from '#domain/account.ts'
import type { Answer } from '#domain/answer.ts'
import { participantFields } from '#domain/participant.ts'
import { MAX_OPTIONS } from '#domain/question.ts'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { code } from '#domain/share-code.ts'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { deviceKey, isoInstant } from './wire.ts'

const selectedIndex = z.int('wrong_type').check(z.gte(-1, 'out_of_range'), z.lt(MAX_OPTIONS, 'out_of_range'))
const BLANK = -1

/** A choice travels as its place among the options; -1 stands for an unanswered question. */
export const selectedIndexOf = (given: Answer | null): number => (given === null ? BLANK : given.option)
export const answerOf = (selected: number): Answer | null =>
  selected === BLANK ? null : { kind: 'choice', option: selected }

const questionIdText = storableText(64).check(z.minLength(1, 'required'))
/** Nobody spends longer than a day on one question. */
export const MAX_TIME_MS = 24 * 60 * 60 * 1000

const givenAnswer = z.strictObject({
  question_id: questionIdText,
  selected_index: selectedIndex,
  marked: z.optional(z.boolean('wrong_type')),
  time_ms: z.optional(z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(MAX_TIME_MS, 'out_of_range'))),
})
export type GivenAnswerOnWire = z.infer<typeof givenAnswer>

const givenAnswers = z.array(givenAnswer).check(z.maxLength(MAX_QUESTIONS, 'too_many'))

/** `is_correct` is there only once the result may be seen. */
const studentAnswer = z.object({
  question_id: z.string(),
  selected_index: z.int(),
  is_correct: z.optional(z.boolean()),
  marked: z.optional(z.boolean()),
  time_ms: z.optional(z.int()),
})
export type StudentAnswerOnWire = z.infer<typeof studentAnswer>

/**
 * `server_now` and `ends_at` are unix milliseconds; `time_stamp` is unix seconds of the start. `given_back_ms` is the part
 * of `ends_at` that makes up for the server's own time away.
 */
const student = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  district: z.string(),
  quiz_code: z.string(),
  submission_code: z.nullable(z.string()),
  answers: z.array(studentAnswer),
  score: z.nullable(z.number()),
  max_score: z.number(),
  attempted: z.boolean(),
  time_stamp: z.int(),
  created_at: isoInstant,
  updated_at: isoInstant,
  revision: z.int(),
  server_now: z.int(),
  ends_at: z.int(),
  given_back_ms: z.int(),
  resume_code: z.optional(z.string()),
})
export type StudentOnWire = z.infer<typeof student>

export const startQuiz = endpoint({
  name: 'startQuiz',
  summary: 'Start the clock; again from the same browser or with the same device_key: the same attempt',
  method: 'POST',
  path: '/student/quiz/start',
  caller: 'anyone',
  body: z.strictObject({
    ...participantFields,
    quiz_code: code,
    /** Accepted and ignored: the server's clock decides. */
    time_stamp: z.optional(z.number('wrong_type')),
    /** A random key that the device makes once per quiz, so that a start whose answer was lost can be sent again. */
    device_key: z.optional(deviceKey),
  }),
  data: student,
  failures: ['quiz_not_found', 'already_started', 'quiz_closed', 'too_many_attempts', 'busy', 'storage_full'],
})

export const saveAnswers = endpoint({
  name: 'saveAnswers',
  summary: 'All answers so far; answered only once they are on disk. An older revision changes nothing',
  method: 'PUT',
  path: '/student/quiz/answers',
  caller: 'student',
  body: z.strictObject({
    quiz_code: code,
    revision: z.int('wrong_type').check(z.gte(1, 'out_of_range')),
    answers: givenAnswers,
  }),
  bodyLimit: 256 * 1024,
  data: z.object({ revision: z.int(), saved_at: isoInstant, server_now: z.int(), ends_at: z.int() }),
  failures: ['no_attempt', 'already_submitted', 'time_over', 'busy', 'storage_full'],
})

export const submitQuiz = endpoint({
  name: 'submitQuiz',
  summary: 'End the attempt with these answers; again: the same code, nothing counted twice',
  method: 'POST',
  path: '/student/quiz/submit',
  caller: 'student',
  body: z.strictObject({ quiz_code: z.optional(code), answers: givenAnswers }),
  bodyLimit: 256 * 1024,
  data: z.object({ submission_code: z.string() }),
  failures: ['no_attempt', 'busy', 'storage_full'],
})

export const resumeQuiz = endpoint({
  name: 'resumeQuiz',
  summary: 'Go on with an attempt on this device; the device it came from is signed off',
  method: 'POST',
  path: '/student/quiz/resume',
  caller: 'anyone',
  body: z.strictObject({ quiz_code: code, phone: mobileNumber, resume_code: code }),
  data: student,
  failures: ['quiz_not_found', 'wrong_resume_code', 'too_many_attempts', 'busy', 'storage_full'],
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
