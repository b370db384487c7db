import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { storableText } from '#domain/text/text.ts'
import { presentation } from '../audience/presentations.ts'
import { endpoint } from '../wire/endpoint.ts'

const count = z.int().check(z.nonnegative())

/** How often what was answered; whose tally it is tells the question in the same place of the version. */
const tallied = z.object({ of: count, tally: z.unknown() })

/** How a questionnaire stands at this moment. */
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
  /** Of a poll, so that its screens have nothing to ask for. */
  poll: z.optional(
    z.object({
      version_id: z.string(),
      status: questionnaireStatus,
      votes: count,
      questions: z.array(tallied),
      presentation,
    }),
  ),
})
export type FiguresOnWire = z.infer<typeof figures>

/** What asks for a stream of them. */
export const EVENT_STREAM = 'text/event-stream'

export const readFigures = endpoint({
  name: 'readFigures',
  summary:
    'How many have submitted a quiz, with what scores, and how many are at it, or how a poll stands. To `accept: text/event-stream` it answers with ' +
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
