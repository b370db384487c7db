import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './quiz-actions-requests.ts'

/** Each of the ids is in one of them; what had been done already is `unchanged`. */
const acted = <const Why extends readonly [string, ...string[]]>(why: Why) =>
  z.object({
    changed: z.array(z.string()),
    unchanged: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), why: z.enum(why) })),
  })

export const actOnQuizzes = endpoint<typeof requests.actOnQuizzes>()({
  method: 'POST',
  path: '/teacher/quiz-actions',
  data: acted(['quiz_not_found', 'status_not_possible', 'too_many_quizzes', 'quiz_running']),
})

export const tagQuizzes = endpoint<typeof requests.tagQuizzes>()({
  method: 'POST',
  path: '/teacher/quiz-tags',
  data: acted(['quiz_not_found', 'too_many_tags']),
})

export const listQuizChoices = endpoint<typeof requests.listQuizChoices>()({
  method: 'GET',
  path: '/teacher/quiz-choices',
  data: z.object({
    subjects: z.array(z.string()),
    tags: z.array(z.object({ tag: z.string(), quizzes: z.int() })),
  }),
})
