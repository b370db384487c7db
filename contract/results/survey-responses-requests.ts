import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { responseFilter } from './response-filters.ts'

const params = z.object({ id: storableText(64) })
export const requests = {
  readSurveyResponses: {
    summary:
      'What was answered in a survey: each question of its current version counted. With `question` and `option` of those alone who chose it. Where nobody may learn who responded, answers are told in groups of five or more, by no filter, and what has come since waits until there are five',
    caller: 'teacher',
    params,
    /** `counts` of `no`: what was asked alone, and how many are meant, without any answer being counted. */
    query: z.object({ ...responseFilter, counts: z.optional(z.enum(['yes', 'no'], 'not_one_of')) }),
    failures: ['quiz_not_found'],
  },
  listSurveyResponses: {
    summary:
      'The responses to a survey themselves, 30 a page or one: newest or oldest first, or by what was answered to the question of that id. Where nobody may learn who responded there are none',
    caller: 'teacher',
    params,
    query: z.object({
      ...responseFilter,
      page: z.optional(pageNumber),
      one: z.optional(z.enum(['yes', 'no'], 'not_one_of')),
      sort: z.optional(storableText(64)),
      order: z.optional(z.enum(['up', 'down'], 'not_one_of')),
    }),
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
