import * as z from 'zod/mini'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

const id = storableText(64)
const ofQuiz = z.object({ id })

export const requests = {
  eraseStudents: {
    summary:
      'Erase for good what these students did in a quiz, running, ended or removed; said again, it finds them gone and says the same',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ submissions: z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many')) }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
  eraseQuizData: {
    summary:
      'Erase for good what all people did in a quiz, poll or survey until now; it stays itself. Say it again with the same `change` until nothing is `left`: the server goes on meanwhile',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({
      /** Typed by whoever is sure. */
      quiz_code: code,
      /** A random key, made once for each wish to erase: later students are not in it. */
      change: deviceKey,
    }),
    failures: ['quiz_not_found', 'wrong_quiz_code', 'busy', 'storage_full'],
  },
  eraseResponses: {
    summary:
      'Erase for good what these responses to a poll or survey hold, with files, tags and what their devices have asked; said again, it finds them gone and says the same',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ responses: z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many')) }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
  listErasureRequests: {
    summary:
      'Students who have asked their teacher to erase what they did in a quiz, the first first; 100 at most, of `found`',
    caller: 'teacher',
    params: ofQuiz,
    failures: ['quiz_not_found'],
  },
  refuseErasure: {
    summary: 'Refuse what a student has asked for, with a reason that the student sees',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ submission: id, reason: storableText(300).check(z.trim(), z.minLength(1, 'required')) }),
    failures: ['quiz_not_found', 'not_found'],
  },
  readOwnErasure: {
    summary: 'Whether this browser’s student has asked for what they did in a quiz to be erased, and what became of it',
    caller: 'student',
    query: z.object({ code }),
    failures: ['no_attempt'],
  },
  askForErasure: {
    summary: 'Ask the teacher of a quiz to erase what one did in it; asked twice, it is one request',
    caller: 'student',
    body: z.strictObject({ quiz_code: code }),
    failures: ['no_attempt', 'busy', 'storage_full'],
  },
} as const satisfies Requests
