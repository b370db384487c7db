import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { formerly } from '../questionnaires/same-meaning.ts'
import { sentFile } from '../runs/sent-files.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { responseFilter } from './response-filters.ts'

const params = z.object({ id: storableText(64) })
const count = z.int()

export const readSurveyResponses = endpoint({
  name: 'readSurveyResponses',
  summary:
    'What was answered in a survey: each question of its current version counted. With `question` and `option` of those alone who chose it. Where nobody may learn who responded, answers are told in groups of five or more, by no filter, and what has come since waits until there are five',
  method: 'GET',
  path: '/teacher/surveys/:id/responses',
  caller: 'teacher',
  params,
  /** `counts` of `no`: what was asked alone, and how many are meant, without any answer being counted. */
  query: z.object({ ...responseFilter, counts: z.optional(z.enum(['yes', 'no'], 'not_one_of')) }),
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
  failures: ['quiz_not_found'],
})

export const listSurveyResponses = endpoint({
  name: 'listSurveyResponses',
  summary:
    'The responses to a survey themselves, 30 a page or one: newest or oldest first, or by what was answered to the question of that id. Where nobody may learn who responded there are none',
  method: 'GET',
  path: '/teacher/surveys/:id/responses/list',
  caller: 'teacher',
  params,
  query: z.object({
    ...responseFilter,
    page: z.optional(pageNumber),
    one: z.optional(z.enum(['yes', 'no'], 'not_one_of')),
    sort: z.optional(storableText(64)),
    order: z.optional(z.enum(['up', 'down'], 'not_one_of')),
  }),
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
            files: z.optional(z.array(sentFile)),
          }),
        ),
      }),
    ),
    page: count,
    pages: count,
  }),
  failures: ['quiz_not_found'],
})
