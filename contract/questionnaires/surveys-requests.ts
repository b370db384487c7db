import * as z from 'zod/mini'
import { taking } from '#domain/questionnaires/taking.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { publishedDraft } from './drafts-requests.ts'
import { writtenSections } from './polls-and-surveys-requests.ts'
import { listShown } from './polls-requests.ts'
import { sameMeanings } from './same-meaning.ts'

const id = storableText(64)
const params = z.object({ id })
export const requests = {
  listSurveys: {
    summary:
      'The teacher’s own surveys, newest first; archived ones are left out, and those in the bin are told by themselves',
    caller: 'teacher',
    query: listShown,
    failures: [],
  },
  readSurvey: {
    summary: 'A survey as its author writes it, in the form of a new one',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  publishSurvey: {
    summary:
      'Publish the next version of a survey: who begins from then on meets it, who has begun goes on with theirs. A question with the `id` and kind of one before stays that question',
    caller: 'teacher',
    params,
    body: z.strictObject({
      ...writtenSections,
      taking: z.optional(taking),
      same_meaning: sameMeanings,
      /** The id of the version that was edited. */
      based_on: id,
      /** A random key made once per save: sent again because its answer was lost, the same version answers. */
      draft_key: deviceKey,
      /** The draft that it is, as it was saved last; it is gone once the version is there. */
      draft: z.optional(publishedDraft),
    }),
    bodyLimit: 4 * 1024 * 1024,
    status: 201,
    failures: [
      'quiz_not_found',
      'quiz_changed',
      'draft_changed',
      'draft_gone',
      'quizzes_too_large',
      'too_many_published',
      'too_many_quiz_pictures',
      'busy',
    ],
  },
} as const satisfies Requests
