import * as z from 'zod/mini'
import { MOST_MINUTES } from '#domain/answers/invigilation.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { who } from './who.ts'

const id = storableText(64)
const ofQuiz = z.object({ id })
const someIds = z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many'))
const runningOnes = z.union([z.literal('all_running'), someIds])

/** `server_now`, `started_at`, `ends_at` and `last_answer_at` are unix milliseconds. */
const running = z.object({
  id: z.string(),
  ...who,
  answered: z.int(),
  of: z.int(),
  started_at: z.int(),
  ends_at: z.int(),
  /** When the last answer was saved; null: none is. */
  last_answer_at: z.nullable(z.int()),
  /** Milliseconds by which the teacher has moved the end. */
  given_ms: z.int(),
})
export type RunningOnWire = z.infer<typeof running>

export const listRunning = endpoint({
  name: 'listRunning',
  summary: 'Who is taking one quiz at this moment, 30 a page in the order of their names',
  method: 'GET',
  path: '/teacher/quizzes/:id/running',
  caller: 'teacher',
  params: ofQuiz,
  query: z.object({ search: z.optional(storableText(100)), page: z.optional(pageNumber) }),
  data: z.object({
    server_now: z.int(),
    students: z.array(running),
    page: z.int(),
    pages: z.int(),
    /** How many the search found, on all pages. */
    found: z.int(),
    /** How many are taking it. */
    total: z.int(),
    /** How many attempts were reset or removed, and can be brought back. */
    removed: z.int(),
  }),
  failures: ['quiz_not_found'],
})

export const giveMinutes = endpoint({
  name: 'giveMinutes',
  summary:
    'Let students who are taking a quiz go on for longer; said again with the same `change`, nothing is given twice',
  method: 'POST',
  path: '/teacher/quizzes/:id/minutes',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({
    submissions: runningOnes,
    minutes: z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MOST_MINUTES, 'out_of_range')),
    /** A random key, made once for each gift. */
    change: deviceKey,
  }),
  /** How many of them have it now; whoever has ended meanwhile is passed over. */
  data: z.object({ given: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})

export const endAttempts = endpoint({
  name: 'endAttempts',
  summary: 'End attempts at once: what is saved counts, and what a device still sends is kept as late answers',
  method: 'POST',
  path: '/teacher/quizzes/:id/ends',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ submissions: runningOnes }),
  /** How many this call has ended. */
  data: z.object({ ended: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})

export const showResumeCode = endpoint({
  name: 'showResumeCode',
  summary:
    'The code with which a student goes on from another device, which is noted; a `fresh` one makes the one before worthless',
  method: 'POST',
  path: '/teacher/submissions/:id/resume-code',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ fresh: z.boolean('wrong_type') }),
  data: z.object({ resume_code: z.string() }),
  failures: ['not_found', 'attempt_ended'],
})

export const showPhone = endpoint({
  name: 'showPhone',
  summary: 'A student’s whole mobile number, which is noted in the log of activity',
  method: 'POST',
  path: '/teacher/submissions/:id/phone',
  caller: 'teacher',
  params: ofQuiz,
  data: z.object({ phone: z.string() }),
  failures: ['not_found'],
})

const whyTakenOut = z.enum(['reset', 'removed'], 'not_one_of')

export const takeOut = endpoint({
  name: 'takeOut',
  summary:
    'Take attempts out of lists and figures, for 30 days restorable: `reset` lets their students begin again, `removed` is for false ones',
  method: 'POST',
  path: '/teacher/quizzes/:id/removed',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ submissions: someIds, why: whyTakenOut, reason: storableText(200) }),
  /** How many of them are out now. */
  data: z.object({ removed: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})

const takenOut = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  why: whyTakenOut,
  reason: z.string(),
  removed_at: isoInstant,
  /** Until when it can be brought back. */
  kept_until: isoInstant,
  /** Null: it had not ended. */
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
})
export type TakenOutOnWire = z.infer<typeof takenOut>

export const listTakenOut = endpoint({
  name: 'listTakenOut',
  summary: 'Attempts that were reset or removed and can be brought back, the newest first; 200 at most, of `found`',
  method: 'GET',
  path: '/teacher/quizzes/:id/removed',
  caller: 'teacher',
  params: ofQuiz,
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), subject: z.string() }),
    submissions: z.array(takenOut),
    found: z.int(),
  }),
  failures: ['quiz_not_found'],
})

export const bringBack = endpoint({
  name: 'bringBack',
  summary: 'Bring attempts back that were reset or removed; whose student has begun again stays out',
  method: 'POST',
  path: '/teacher/quizzes/:id/restored',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ submissions: someIds }),
  /** How many of them are there now, and how many can not be because their student has begun again. */
  data: z.object({ restored: z.int(), begun_again: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})
