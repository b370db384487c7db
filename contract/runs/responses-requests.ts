import * as z from 'zod/mini'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { isShortEnough, value } from '#domain/questions/value.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

/** What it says beside its questions: a name or a whole form, and what came with the link. */
const MAX_TOLD = 24

const idText = storableText(64).check(z.minLength(1, 'required'))

const givenAnswer = z.strictObject({
  question_id: idText,
  value: value.check(z.refine(isShortEnough, 'too_long')),
})

const givenResponse = z.strictObject({
  code,
  device_key: deviceKey,
  version_id: idText,
  based_on: z.int('wrong_type').check(z.gte(0, 'out_of_range')),
  change: deviceKey,
  /** The `change` that was still on its way when this was said: where it has arrived, this is the next one. */
  follows: z.optional(deviceKey),
  answers: z.array(givenAnswer).check(z.maxLength(MAX_QUESTIONS, 'too_many')),
  is_ended: z.boolean('wrong_type'),
  /** What was said beside the questions, by name: what the page asks for, and what came with the link. */
  told: z.optional(
    z
      .array(z.strictObject({ name: storableText(64).check(z.minLength(1, 'required')), value: storableText(500) }))
      .check(z.maxLength(MAX_TOLD, 'too_many')),
  ),
})
export type GivenResponseOnWire = z.infer<typeof givenResponse>

export const requests = {
  readResponded: {
    summary:
      'A poll or a survey as people are asked it. `layout` is there where passages or texts stand between its questions',
    caller: 'anyone',
    /** `version`: the one that a response was begun with; otherwise the one of now. Of a poll it is always that of now. */
    query: z.object({ code, version: z.optional(idText) }),
    failures: ['quiz_not_found', 'too_many_attempts'],
  },
  readResponse: {
    summary: 'How the response of a device stands; null where it has given none',
    caller: 'anyone',
    body: z.strictObject({ code, device_key: deviceKey }),
    failures: ['quiz_not_found', 'too_many_attempts'],
  },
  readCrowdResults: {
    summary:
      'How a poll stands, for a device that has voted; `results` is null where its teacher shows them later, or never, or the device has not voted. A second old at most',
    caller: 'anyone',
    body: z.strictObject({ code, device_key: deviceKey }),
    failures: ['quiz_not_found', 'too_many_attempts'],
  },
  giveResponse: {
    summary:
      'Say what a device’s response is now, all of it; `is_ended` where it is complete. `based_on` is the revision that it was made from: where another stands by now nothing is changed, and `readResponse` tells it; unless it is what this one `follows`. The same `change` again answers the same. New devices are bounded by address, those that have answered never, unless large answers have filled what an address may add in an hour',
    caller: 'anyone',
    body: givenResponse,
    bodyLimit: 1024 * 1024,
    failures: [
      'quiz_not_found',
      'too_many_attempts',
      'too_many_responses',
      'responses_closed',
      'already_answered',
      'person_answered',
      'response_changed',
      'response_erased',
      'poll_changed',
    ],
  },
} as const satisfies Requests
