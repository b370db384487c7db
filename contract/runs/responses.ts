import * as z from 'zod/mini'
import { joining } from '#domain/questionnaires/joining.ts'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { MAX_QUESTIONS, questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { isShortEnough, value } from '#domain/questions/value.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { written } from '#domain/text/text-format.ts'
import { layout } from '../questionnaires/layouts.ts'
import { quizPaper } from '../questionnaires/papers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

/** What it says beside its questions: a name or a whole form, and what came with the link. */
const MAX_TOLD = 24

const idText = storableText(64).check(z.minLength(1, 'required'))

const givenAnswer = z.strictObject({
  question_id: idText,
  value: value.check(z.refine(isShortEnough, 'too_long')),
})

/** How a response stands. */
const standing = z.object({
  revision: z.int(),
  answers: z.array(z.object({ question_id: z.string(), value })),
  is_ended: z.boolean(),
})

const respondedPaper = z.object({
  id: z.string(),
  kind: questionnaireKind,
  title: z.string(),
  host: z.string(),
  share_code: z.string(),
  status: questionnaireStatus,
  version_id: z.string(),
  kinds: z.array(z.string()),
  needs: z.array(z.string()),
  /** Not as strict as what is written: a page that is open already leaves aside what a later version tells besides. */
  responding: z.object(responding.shape),
  /** What is asked of whoever responds, where that is more than a name. */
  joining: z.optional(joining),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      instructions: z.string(),
      ...written,
      question_ids: z.array(z.string()),
    }),
  ),
  /** The formulas and pictures of the welcome and of the thanks, where these are prose. */
  written: z.optional(z.object({ welcome: z.optional(z.object(written)), thanks: z.optional(z.object(written)) })),
  layout: z.optional(layout),
  taking: z.optional(taking),
  questions: quizPaper.shape.questions,
  /** Another one after the restore of a backup: what a device was told is there may be gone. */
  epoch: z.optional(z.string()),
})
export type RespondedPaperOnWire = z.infer<typeof respondedPaper>

export const readResponded = endpoint({
  name: 'readResponded',
  summary: 'A poll or a survey as people are asked it',
  method: 'GET',
  path: '/response/paper',
  caller: 'anyone',
  /** `version`: the one that a response was begun with; otherwise the one of now. Of a poll it is always that of now. */
  query: z.object({ code, version: z.optional(idText) }),
  data: respondedPaper,
  failures: ['quiz_not_found', 'too_many_attempts'],
})

/** The device's key stands in the body, since addresses are logged. */
export const readResponse = endpoint({
  name: 'readResponse',
  summary: 'How the response of a device stands; null where it has given none',
  method: 'POST',
  path: '/response/read',
  caller: 'anyone',
  body: z.strictObject({ code, device_key: deviceKey }),
  data: z.object({ response: z.nullable(z.extend(standing, { version_id: z.string() })) }),
  failures: ['quiz_not_found', 'too_many_attempts'],
})

const crowdResults = z.object({
  votes: z.int(),
  /** Those that there is something to be told of, in whichever order. `of`: how many answered. */
  questions: z.array(z.object({ question_id: z.string(), of: z.int(), tally: z.unknown() })),
  /** Those whose results the presenter hides at the moment; left out where there are none. */
  hidden: z.optional(z.array(z.string())),
})
export type CrowdResultsOnWire = z.infer<typeof crowdResults>

export const readCrowdResults = endpoint({
  name: 'readCrowdResults',
  summary:
    'How a poll stands, for a device that has voted; `results` is null where its teacher shows them later, or never, or the device has not voted. A second old at most',
  method: 'POST',
  path: '/response/results',
  caller: 'anyone',
  body: z.strictObject({ code, device_key: deviceKey }),
  data: z.object({ is_closed: z.boolean(), results: z.nullable(crowdResults) }),
  failures: ['quiz_not_found', 'too_many_attempts'],
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

export const giveResponse = endpoint({
  name: 'giveResponse',
  summary:
    'Say what a device’s response is now, all of it; `is_ended` where it is complete. `based_on` is the revision that it was made from: where another stands by now nothing is changed, and `readResponse` tells it; unless it is what this one `follows`. The same `change` again answers the same. New devices are bounded by address, those that have answered never, unless large answers have filled what an address may add in an hour',
  method: 'PUT',
  path: '/response',
  caller: 'anyone',
  body: givenResponse,
  bodyLimit: 1024 * 1024,
  data: z.object({ revision: z.int(), is_ended: z.boolean(), saved_at: z.int() }),
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
})
