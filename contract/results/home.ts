import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { activityEntry } from '../people/activity.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './home-requests.ts'

const quiz = { id: z.string(), title: z.string() }

/** How many of the last 30 days, and of the 30 before them. */
const change = z.object({ lately: z.int(), before: z.int() })

const counted = z.array(z.object({ ...quiz, count: z.int() }))

/** The quizzes with most of it, and how many there are in all. */
const waiting = z.object({ quizzes: counted, count: z.int() })

export const readHome = endpoint<typeof requests.readHome>()({
  method: 'GET',
  path: '/teacher/home',
  data: z.object({
    totals: z.object({ quizzes: z.int(), active_users: z.int(), drafts: z.int() }),
    changes: z.object({ quizzes: change, active_users: change }),
    /** Null while nothing is published. */
    latest_quiz: z.nullable(
      z.object({ ...quiz, share_code: z.string(), status: questionnaireStatus, total_submissions: z.int() }),
    ),
    attention: z.object({ running: waiting, to_mark: waiting, late: waiting, erasure: waiting }),
    drafts: z.array(z.object({ ...quiz, saved_at: isoInstant })),
    /** Quizzes that students have handed in lately; `count`: within the last 7 days. */
    submissions: z.array(z.object({ ...quiz, count: z.int(), last_at: isoInstant })),
    activity: z.array(activityEntry),
  }),
})
