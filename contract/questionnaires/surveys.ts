import * as z from 'zod/mini'
import { joining } from '#domain/questionnaires/joining.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding, shut } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './surveys-requests.ts'
import { contentPages } from './versions.ts'

const count = z.int()

export const listSurveys = endpoint<typeof requests.listSurveys>()({
  method: 'GET',
  path: '/teacher/surveys',
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
})

export const readSurvey = endpoint<typeof requests.readSurvey>()({
  method: 'GET',
  path: '/teacher/surveys/:id',
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
})

export const publishSurvey = endpoint<typeof requests.publishSurvey>()({
  method: 'POST',
  path: '/teacher/surveys/:id/versions',
  data: z.object({ version_id: z.string(), number: z.int() }),
})
