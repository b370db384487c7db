import * as z from 'zod/mini'
import { joining } from '#domain/questionnaires/joining.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding, shut } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { publishedDraft } from './drafts.ts'
import { listShown } from './polls.ts'
import { writtenSections } from './polls-and-surveys.ts'
import { sameMeanings } from './same-meaning.ts'
import { contentPages } from './versions.ts'

const id = storableText(64)
const params = z.object({ id })
const count = z.int()

export const listSurveys = endpoint({
  name: 'listSurveys',
  summary:
    'The teacher’s own surveys, newest first; archived ones are left out, and those in the bin are told by themselves',
  method: 'GET',
  path: '/teacher/surveys',
  caller: 'teacher',
  query: listShown,
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      share_code: z.string(),
      status: questionnaireStatus,
      no_of_questions: count,
      /** Complete ones. */
      responses: count,
      anonymous: z.boolean(),
      created_at: isoInstant,
      /** Why it takes no answers though it is open; left out where it does. */
      shut: z.optional(shut),
      /** Until then what is in the bin can be taken back. */
      bin_until: z.optional(isoInstant),
    }),
  ),
  failures: [],
})

export const readSurvey = endpoint({
  name: 'readSurvey',
  summary: 'A survey as its author writes it, in the form of a new one',
  method: 'GET',
  path: '/teacher/surveys/:id',
  caller: 'teacher',
  params,
  data: z.object({
    id: z.string(),
    version_id: z.string(),
    title: z.string(),
    share_code: z.string(),
    status: questionnaireStatus,
    responding,
    /** Asked of those who respond where `ask_name` is `form`. */
    joining: z.optional(joining),
    taking: z.optional(taking),
    sections: contentPages,
  }),
  failures: ['quiz_not_found'],
})

export const publishSurvey = endpoint({
  name: 'publishSurvey',
  summary:
    'Publish the next version of a survey: who begins from then on meets it, who has begun goes on with theirs. A question with the `id` and kind of one before stays that question',
  method: 'POST',
  path: '/teacher/surveys/:id/versions',
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
  data: z.object({ version_id: z.string(), number: z.int() }),
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
})
