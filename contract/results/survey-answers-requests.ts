import * as z from 'zod/mini'
import { tag } from '#domain/questionnaires/quiz-tags.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { responseFilter } from './response-filters.ts'

const id = storableText(64).check(z.minLength(1, 'required'))
const params = z.object({ id: storableText(64) })
export const requests = {
  crossResponses: {
    summary:
      'How those who answered two closed questions did, in a table: people in each cell, and in each row and column. An axis is the id of a question, and behind a dot which of its axes. Where nobody may learn who responded there is no table',
    caller: 'teacher',
    params,
    query: z.object({ ...responseFilter, rows: storableText(80), columns: storableText(80) }),
    failures: ['quiz_not_found', 'not_found'],
  },
  listWritten: {
    summary:
      'What was written to one question of a survey, 30 answers a page, with the tags that each was given, and how many answers have each tag. Where nobody may learn who responded, `search` and `tag` alone choose among them, and `response_id` is another one at each question',
    caller: 'teacher',
    params: z.object({ id: storableText(64), question: storableText(64) }),
    query: z.object({ ...responseFilter, page: z.optional(pageNumber) }),
    failures: ['quiz_not_found', 'not_found'],
  },
  tagWritten: {
    summary: 'Give a tag to what was written in one response to one question, or take it away; as often as one likes',
    caller: 'teacher',
    params: z.object({ id: storableText(64), question: storableText(64) }),
    body: z.strictObject({ response_id: id, tag, is_set: z.boolean('wrong_type') }),
    failures: ['quiz_not_found', 'not_found', 'too_many_tags'],
  },
} as const satisfies Requests
