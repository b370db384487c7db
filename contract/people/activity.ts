import * as z from 'zod/mini'
import { activityDetails, activityKind, activityPart } from '#domain/people/activity.ts'
import { wordsSaid } from '#domain/people/activity-search.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

export const activityEntry = z.object({
  id: z.string(),
  at: isoInstant,
  kind: activityKind,
  /** Null where it is about no quiz, or the quiz is gone. */
  quiz: z.nullable(z.object({ id: z.string(), title: z.string(), in_bin: z.boolean() })),
  submission_id: z.nullable(z.string()),
  /** The name of the one whose submission it is; null where it is about none, or it is gone. */
  student: z.nullable(z.string()),
  details: activityDetails,
})
export type ActivityOnWire = z.infer<typeof activityEntry>

export const listActivity = endpoint({
  name: 'listActivity',
  summary:
    'What happened to the teacher’s account and quizzes, the latest first, 30 a page: all of it, what is about the security of the account, what is about quizzes, or the history of quizzes alone. Searched in the titles, subjects and share codes of quizzes, in what the student told whose submission it is, and in its details; `said` tells which words of the search the sentence has that a page shows for each kind, by their places (`quiz_closed.0.2 signed_in.1`). Each word must be in one of these; a page past the last is the last',
  method: 'GET',
  path: '/teacher/activity',
  caller: 'teacher',
  query: z.object({
    part: z.optional(activityPart),
    search: z.optional(storableText(100)),
    said: z.optional(wordsSaid),
    quiz: z.optional(storableText(64)),
    page: z.optional(pageNumber),
  }),
  data: z.object({
    entries: z.array(activityEntry),
    page: z.int(),
    pages: z.int(),
    /** How many the search found, on all pages. */
    found: z.int(),
  }),
  failures: [],
})
