import * as z from 'zod/mini'
import { tag } from '#domain/questionnaires/quiz-tags.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { responseFilter } from './response-filters.ts'

const id = storableText(64).check(z.minLength(1, 'required'))
const params = z.object({ id: storableText(64) })
const count = z.int()

const axis = z.object({ name: z.string(), label: z.string(), categories: z.array(z.string()) })

export const crossResponses = endpoint({
  name: 'crossResponses',
  summary:
    'How those who answered two closed questions did, in a table: people in each cell, and in each row and column. An axis is the id of a question, and behind a dot which of its axes. Where nobody may learn who responded there is no table',
  method: 'GET',
  path: '/teacher/surveys/:id/responses/cross',
  caller: 'teacher',
  params,
  query: z.object({ ...responseFilter, rows: storableText(80), columns: storableText(80) }),
  data: z.object({
    rows: axis,
    columns: axis,
    /** Null: nobody may learn who responded. */
    table: z.nullable(
      z.object({ n: count, cells: z.array(z.array(count)), rows: z.array(count), columns: z.array(count) }),
    ),
  }),
  failures: ['quiz_not_found', 'not_found'],
})

const tagged = z.object({ tag: z.string(), count })

export const listWritten = endpoint({
  name: 'listWritten',
  summary:
    'What was written to one question of a survey, 30 answers a page, with the tags that each was given, and how many answers have each tag. Where nobody may learn who responded, `search` and `tag` alone choose among them, and `response_id` is another one at each question',
  method: 'GET',
  path: '/teacher/surveys/:id/written/:question',
  caller: 'teacher',
  params: z.object({ id: storableText(64), question: storableText(64) }),
  query: z.object({ ...responseFilter, page: z.optional(pageNumber) }),
  data: z.object({
    /** Null: a filter would tell whose they are, where nobody may learn who responded. */
    found: z.nullable(count),
    answers: z.array(z.object({ response_id: z.string(), text: z.string(), tags: z.array(z.string()) })),
    page: count,
    pages: count,
    /** Of this question, whoever is shown. */
    tags: z.array(tagged),
  }),
  failures: ['quiz_not_found', 'not_found'],
})

export const tagWritten = endpoint({
  name: 'tagWritten',
  summary: 'Give a tag to what was written in one response to one question, or take it away; as often as one likes',
  method: 'PUT',
  path: '/teacher/surveys/:id/written/:question/tags',
  caller: 'teacher',
  params: z.object({ id: storableText(64), question: storableText(64) }),
  body: z.strictObject({ response_id: id, tag, is_set: z.boolean('wrong_type') }),
  data: z.object({ tags: z.array(z.string()) }),
  failures: ['quiz_not_found', 'not_found', 'too_many_tags'],
})
