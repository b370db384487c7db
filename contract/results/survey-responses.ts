import * as z from 'zod/mini'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { formerly } from '../questionnaires/same-meaning.ts'
import { upload } from '../runs/uploads.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './survey-responses-requests.ts'

const count = z.int()

export const readSurveyResponses = endpoint<typeof requests.readSurveyResponses>()({
  method: 'GET',
  path: '/teacher/surveys/:id/responses',
  data: z.object({
    title: z.string(),
    share_code: z.string(),
    anonymous: z.boolean(),
    complete: count,
    partial: count,
    /** How many of them are shown; null: too few, or a part of those of whom nobody may learn. */
    shown: z.nullable(count),
    asked: z.array(keyedQuestion),
    formerly: z.optional(formerly),
    /**
     * One for each question; none where there are too few, or where they were not asked for. Null: so few have answered it
     * that nothing is told, where nobody may learn who responded.
     */
    counted: z.array(z.nullable(z.object({ of: count, tally: z.unknown() }))),
  }),
})

export const listSurveyResponses = endpoint<typeof requests.listSurveyResponses>()({
  method: 'GET',
  path: '/teacher/surveys/:id/responses/list',
  data: z.object({
    /** Null: nobody may learn who responded. */
    found: z.nullable(count),
    /** What is asked beside the questions and the name; `label` is empty where the page has words of its own. */
    beside: z.array(z.object({ id: z.string(), label: z.string() })),
    rows: z.array(
      z.object({
        id: z.string(),
        is_complete: z.boolean(),
        at: isoInstant,
        name: z.string(),
        /** What else was told, or came with the link: by the ids of fields. Of a phone number the last digits alone. */
        told: z.record(z.string(), z.string()),
        answers: z.array(
          z.object({
            question_id: z.string(),
            words: z.string(),
            /** Each can be downloaded by its owner from /api/v1/sent-files/{id}. */
            files: z.optional(z.array(upload)),
          }),
        ),
      }),
    ),
    page: count,
    pages: count,
  }),
})
