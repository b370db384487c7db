import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './survey-answers-requests.ts'

const count = z.int()

const axis = z.object({ name: z.string(), label: z.string(), categories: z.array(z.string()) })

export const crossResponses = endpoint<typeof requests.crossResponses>()({
  method: 'GET',
  path: '/teacher/surveys/:id/responses/cross',
  data: z.object({
    rows: axis,
    columns: axis,
    /** Null: nobody may learn who responded. */
    table: z.nullable(
      z.object({ n: count, cells: z.array(z.array(count)), rows: z.array(count), columns: z.array(count) }),
    ),
  }),
})

const tagged = z.object({ tag: z.string(), count })

export const listWritten = endpoint<typeof requests.listWritten>()({
  method: 'GET',
  path: '/teacher/surveys/:id/written/:question',
  data: z.object({
    /** Null: a filter would tell whose they are, where nobody may learn who responded. */
    found: z.nullable(count),
    answers: z.array(z.object({ response_id: z.string(), text: z.string(), tags: z.array(z.string()) })),
    page: count,
    pages: count,
    /** Of this question, whoever is shown. */
    tags: z.array(tagged),
  }),
})

export const tagWritten = endpoint<typeof requests.tagWritten>()({
  method: 'PUT',
  path: '/teacher/surveys/:id/written/:question/tags',
  data: z.object({ tags: z.array(z.string()) }),
})
