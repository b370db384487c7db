import * as z from 'zod/mini'
import { MOST_MINUTES } from '#domain/answers/invigilation.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { whyTakenOut } from './why-taken-out.ts'

const id = storableText(64)
const ofQuiz = z.object({ id })
const someIds = z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many'))
const runningOnes = z.union([z.literal('all_running'), someIds])

export const requests = {
  listRunning: {
    summary:
      'Who is taking one quiz at this moment, 30 a page in the order of their names; in the order of `silence` those who have given no new answer for 30 seconds come before them, the longest silent first',
    caller: 'teacher',
    params: ofQuiz,
    query: z.object({
      search: z.optional(storableText(100)),
      page: z.optional(pageNumber),
      order: z.optional(z.enum(['name', 'silence'], 'not_one_of')),
    }),
    failures: ['quiz_not_found'],
  },
  giveMinutes: {
    summary:
      'Let students who are taking a quiz go on for longer; said again with the same `change`, nothing is given twice',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({
      submissions: runningOnes,
      minutes: z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MOST_MINUTES, 'out_of_range')),
      /** A random key, made once for each gift. */
      change: deviceKey,
    }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
  endAttempts: {
    summary: 'End attempts at once: what is saved counts, and what a device still sends is kept as late answers',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ submissions: runningOnes }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
  showResumeCode: {
    summary:
      'The code with which a student goes on from another device, which is noted; a `fresh` one makes the one before worthless',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ fresh: z.boolean('wrong_type') }),
    failures: ['not_found', 'attempt_ended'],
  },
  showPhone: {
    summary: 'A student’s whole mobile number, which is noted in the log of activity',
    caller: 'teacher',
    params: ofQuiz,
    failures: ['not_found'],
  },
  takeOut: {
    summary:
      'Take attempts out of lists and figures, for 30 days restorable: `reset` lets their students begin again, `removed` is for false ones; of a practice paper only those that have not ended',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ submissions: someIds, why: whyTakenOut, reason: storableText(200) }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
  listTakenOut: {
    summary: 'Attempts that were reset or removed and can be brought back, the newest first; 200 at most, of `found`',
    caller: 'teacher',
    params: ofQuiz,
    failures: ['quiz_not_found'],
  },
  bringBack: {
    summary: 'Bring attempts back that were reset or removed; whose student has begun again stays out',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ submissions: someIds }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
} as const satisfies Requests
