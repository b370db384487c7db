import * as z from 'zod/mini'
import { participantFields } from '#domain/people/participant.ts'
import { enteredFields } from '#domain/questionnaires/told.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { counted, givenAnswers } from './given-answers.ts'
import { plainSave, plainSubmit } from './plain-answers.ts'

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

/** With blanks around it. */
const MAX_TYPED_CODE_LENGTH = 100

/** With twelve fields of a hundred letters, each of three bytes. */
const MAX_RECEIPT_LENGTH = 20_000

export const requests = {
  startQuiz: {
    summary: 'Start the clock; again from the same browser or with the same device_key: the same attempt',
    caller: 'anyone',
    body: z.strictObject({
      ...entered,
      quiz_code: code,
      /** Accepted and ignored: the server's clock decides. */
      time_stamp: z.optional(z.number('wrong_type')),
      /** A random key that the device makes once per quiz, so that a start whose answer was lost can be sent again. */
      device_key: z.optional(deviceKey),
      /** Where the cover says `needs_access_code`; whoever holds an attempt already needs none. */
      access_code: z.optional(storableText(MAX_TYPED_CODE_LENGTH)),
      page: pageVersion,
    }),
    failures: [
      'quiz_not_found',
      'not_open',
      'access_code_required',
      'access_code_wrong',
      'already_started',
      'other_attempt',
      'page_outdated',
      'quiz_closed',
      'too_many_attempts',
      'too_many_starts',
      'busy',
      'storage_full',
    ],
  },
  saveAnswers: {
    summary:
      'All answers so far; merged with what is stored, and answered only once they are on disk. A choice of one option is its `selected_index`, an answer of any other kind a `value` with a `selected_index` of -1',
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
    isPlainBody: plainSave,
    bodyLimit: 256 * 1024,
    failures: ['no_attempt', 'already_submitted', 'time_over', 'too_late', 'too_much_late', 'busy', 'storage_full'],
  },
  submitQuiz: {
    summary:
      'End the attempt with these answers, given as in `saveAnswers`; again: the same code, nothing counted twice. What the clock of a page has ended is refused while there is time left that was given since, and saved',
    caller: 'student',
    body: z.strictObject({
      quiz_code: z.optional(code),
      ...counted,
      /** The page's clock has come to the end that the page knows of, and nobody has asked for this. */
      at_end: z.optional(z.literal(true)),
      answers: givenAnswers,
    }),
    isPlainBody: plainSubmit,
    bodyLimit: 256 * 1024,
    failures: ['no_attempt', 'time_left', 'too_late', 'too_much_late', 'busy', 'storage_full'],
  },
  resumeQuiz: {
    summary: 'Go on with an attempt on this device; the device it came from is signed off',
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
    failures: ['quiz_not_found', 'page_outdated', 'wrong_resume_code', 'too_many_attempts', 'busy', 'storage_full'],
  },
  restoreAttempt: {
    summary: 'Make an attempt again that the restore of an older backup has forgotten, with its own start and end',
    caller: 'anyone',
    body: z.strictObject({ quiz_code: code, device_key: deviceKey, receipt: storableText(MAX_RECEIPT_LENGTH) }),
    failures: ['quiz_not_found', 'receipt_not_valid', 'already_started', 'too_many_attempts', 'busy', 'storage_full'],
  },
  readStudent: {
    summary: 'The attempt at this quiz that this browser holds, with its saved answers',
    caller: 'anyone',
    query: z.object({ code }),
    failures: ['new_student'],
  },
  findStudent: {
    summary: 'The attempt at this quiz that this browser holds, as `readStudent` tells it; null where it holds none',
    caller: 'anyone',
    query: z.object({ code }),
    failures: [],
  },
  readResult: {
    summary: 'The result of the attempt at `code`, or of the latest attempt in this browser',
    caller: 'anyone',
    query: z.object({ code: z.optional(code) }),
    failures: ['no_attempt', 'result_not_released'],
  },
  readWord: {
    summary:
      'A number that rises whenever a teacher has done something to attempts at a quiz: a page asks then how its own stands',
    caller: 'student',
    query: z.object({ code }),
    failures: ['no_attempt'],
  },
} as const satisfies Requests
