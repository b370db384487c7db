import * as z from 'zod/mini'
import { activityPart } from '#domain/people/activity.ts'
import { wordsSaid } from '#domain/people/activity-search.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'

export const requests = {
  listActivity: {
    summary:
      'What happened to the teacher’s account and quizzes, the latest first, 30 a page: all of it, what is about the security of the account, what is about quizzes, or the history of quizzes alone. Searched in the titles, subjects and share codes of quizzes, in what the student told whose submission it is, and in its details; `said` tells which words of the search the sentence has that a page shows for each kind, by their places (`quiz_closed.0.2 signed_in.1`). Each word must be in one of these; a page past the last is the last',
    caller: 'teacher',
    query: z.object({
      part: z.optional(activityPart),
      search: z.optional(storableText(100)),
      said: z.optional(wordsSaid),
      quiz: z.optional(storableText(64)),
      page: z.optional(pageNumber),
    }),
    failures: [],
  },
} as const satisfies Requests
