import * as z from 'zod/mini'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { who } from '../runs/who.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

const id = storableText(64)
const ofQuiz = z.object({ id })

export const eraseStudents = endpoint({
  name: 'eraseStudents',
  summary:
    'Erase for good what these students did in a quiz, running, ended or removed; said again, it finds them gone and says the same',
  method: 'POST',
  path: '/teacher/quizzes/:id/erased',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ submissions: z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many')) }),
  /** How many of them are gone now. */
  data: z.object({ erased: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})

export const eraseQuizData = endpoint({
  name: 'eraseQuizData',
  summary:
    'Erase for good what all people did in a quiz, poll or survey until now; it stays itself. Say it again with the same `change` until nothing is `left`: the server goes on meanwhile',
  method: 'POST',
  path: '/teacher/quizzes/:id/erasure',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({
    /** Typed by whoever is sure. */
    quiz_code: code,
    /** A random key, made once for each wish to erase: later students are not in it. */
    change: deviceKey,
  }),
  /** How many attempts or responses are still to go; 0: it is done. */
  data: z.object({ left: z.int() }),
  failures: ['quiz_not_found', 'wrong_quiz_code', 'busy', 'storage_full'],
})

export const eraseResponses = endpoint({
  name: 'eraseResponses',
  summary:
    'Erase for good what these responses to a poll or survey hold, with files, tags and what their devices have asked; said again, it finds them gone and says the same',
  method: 'POST',
  path: '/teacher/quizzes/:id/erased-responses',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ responses: z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many')) }),
  /** How many of them are gone now. */
  data: z.object({ erased: z.int() }),
  failures: ['quiz_not_found', 'busy', 'storage_full'],
})

const erasureRequest = z.object({
  id: z.string(),
  ...who,
  asked_at: isoInstant,
  /** Null: it is still under way. */
  ended_at: z.nullable(isoInstant),
})
export type ErasureRequestOnWire = z.infer<typeof erasureRequest>

export const listErasureRequests = endpoint({
  name: 'listErasureRequests',
  summary:
    'Students who have asked their teacher to erase what they did in a quiz, the first first; 100 at most, of `found`',
  method: 'GET',
  path: '/teacher/quizzes/:id/erasure-requests',
  caller: 'teacher',
  params: ofQuiz,
  data: z.object({
    quiz: z.object({
      id: z.string(),
      kind: questionnaireKind,
      title: z.string(),
      subject: z.string(),
      share_code: z.string(),
    }),
    requests: z.array(erasureRequest),
    found: z.int(),
  }),
  failures: ['quiz_not_found'],
})

export const refuseErasure = endpoint({
  name: 'refuseErasure',
  summary: 'Refuse what a student has asked for, with a reason that the student sees',
  method: 'POST',
  path: '/teacher/quizzes/:id/erasure-requests/refused',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ submission: id, reason: storableText(300).check(z.trim(), z.minLength(1, 'required')) }),
  data: z.object({ reason: z.string() }),
  failures: ['quiz_not_found', 'not_found'],
})

/** What a student asked for. */
const ownWish = z.object({
  state: z.enum(['none', 'waiting', 'refused']),
  asked_at: z.nullable(isoInstant),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})
export type OwnWishOnWire = z.infer<typeof ownWish>

export const readOwnErasure = endpoint({
  name: 'readOwnErasure',
  summary: 'Whether this browser’s student has asked for what they did in a quiz to be erased, and what became of it',
  method: 'GET',
  path: '/student/erasure-request',
  caller: 'student',
  query: z.object({ code }),
  data: ownWish,
  failures: ['no_attempt'],
})

export const askForErasure = endpoint({
  name: 'askForErasure',
  summary: 'Ask the teacher of a quiz to erase what one did in it; asked twice, it is one request',
  method: 'POST',
  path: '/student/erasure-request',
  caller: 'student',
  body: z.strictObject({ quiz_code: code }),
  data: ownWish,
  failures: ['no_attempt', 'busy', 'storage_full'],
})
