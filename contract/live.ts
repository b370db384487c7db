import * as z from 'zod/mini'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'

const count = z.int().check(z.nonnegative())

/** How a quiz stands at this moment. */
export const figures = z.object({
  in_progress: count,
  /** Submissions that have ended. */
  total: count,
  average_score: z.nullable(z.number()),
  highest_score: z.nullable(z.number()),
  /** Attempts whose late answers wait for a decision. */
  late_waiting: count,
  /** Answers that a person still has to mark. */
  marking_waiting: count,
})
export type FiguresOnWire = z.infer<typeof figures>

/** What asks for a stream of them. */
export const EVENT_STREAM = 'text/event-stream'

export const readFigures = endpoint({
  name: 'readFigures',
  summary:
    'How many have submitted a quiz, with what scores, and how many are at it. To `accept: text/event-stream` it answers with ' +
    'an event `figures` now and after every change, at most five a second; to whom it can’t, with the figures once',
  method: 'GET',
  path: '/teacher/quizzes/:id/figures',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  data: figures,
  failures: ['quiz_not_found'],
})

export const followHome = endpoint({
  name: 'followHome',
  summary:
    'To `accept: text/event-stream` an event `home` now and after each change of what `readHome` tells, at most one a second; ' +
    'to whom a stream can’t be given, nothing: ask `readHome` again after a while',
  method: 'GET',
  path: '/teacher/home/changes',
  caller: 'teacher',
  data: z.object({}),
  failures: [],
})
