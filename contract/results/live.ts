import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { presentation } from '../audience/presentations.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './live-requests.ts'

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

export const readFigures = endpoint<typeof requests.readFigures>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/figures',
  data: figures,
})

export const followHome = endpoint<typeof requests.followHome>()({
  method: 'GET',
  path: '/teacher/home/changes',
  data: z.object({}),
})
