import * as z from 'zod/mini'
import { lateDecision } from '#domain/answers/late-answers.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

const id = storableText(64)

export const requests = {
  listLateAnswers: {
    summary:
      'Attempts at one quiz with answers that came too late to count, those that wait for a decision first; a thousand at most, and of long texts fewer, of `found`',
    caller: 'teacher',
    params: z.object({ id }),
    failures: ['quiz_not_found'],
  },
  judgeLateAnswers: {
    summary:
      'Accept or refuse late answers, of some attempts or of all that wait (accepting leaves out those that came after the right answers had been shown); what was decided can be changed',
    caller: 'teacher',
    params: z.object({ id }),
    body: z.strictObject({
      decision: lateDecision,
      submissions: z.union([
        z.literal('all_waiting'),
        z.array(id).check(z.minLength(1, 'required'), z.maxLength(1000, 'too_many')),
      ]),
    }),
    failures: ['quiz_not_found', 'busy', 'storage_full'],
  },
} as const satisfies Requests
