import * as z from 'zod/mini'
import { kindWith, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { activityEntry } from '../people/activity.ts'
import { kindUnlessQuiz } from '../questionnaires/kind-on-wire.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './home-requests.ts'

const quiz = { id: z.string(), title: z.string() }
const taken = { ...quiz, ...kindUnlessQuiz }

/** How many of the last 30 days, and of the 30 before them. */
const change = z.object({ lately: z.int(), before: z.int() })

const counted = z.array(z.object({ ...taken, count: z.int() }))

/** The quizzes with most of it, and how many there are in all. */
const waiting = z.object({ quizzes: counted, count: z.int() })

/** How many students have handed in, and what they reached on average, in percent; null where nothing earns marks. */
const handedIn = { count: z.int(), average: z.nullable(z.number()) }

export const readHome = endpoint<typeof requests.readHome>()({
  method: 'GET',
  path: '/teacher/home',
  data: z.object({
    /** `questionnaires`: of every kind; `drafts`: of every kind, with edits that are not published. */
    totals: z.object({ quizzes: z.int(), active_users: z.int(), drafts: z.int(), questionnaires: z.int() }),
    changes: z.object({ quizzes: change, active_users: change }),
    /** Null while nothing is published. */
    latest_quiz: z.nullable(
      z.object({ ...taken, share_code: z.string(), status: questionnaireStatus, total_submissions: z.int() }),
    ),
    attention: z.object({
      running: waiting,
      to_mark: waiting,
      late: waiting,
      erasure: waiting,
      /** What closes by itself within two days, the next one first. */
      closing: z.array(z.object({ ...quiz, kind: questionnaireKind, at: isoInstant })),
    }),
    /** The last ones; `edited`: the published questionnaire that it changes, null where it is a new one. */
    drafts: z.array(
      z.object({
        ...quiz,
        kind: kindWith({ drafts: true }),
        edited: z.nullable(z.string()),
        saved_at: isoInstant,
      }),
    ),
    /** Quizzes that students have handed in within the last 7 days. `waiting`: how many answers a person still has to mark. */
    submissions: z.array(
      z.object({ ...taken, ...handedIn, today: z.object(handedIn), waiting: z.int(), last_at: isoInstant }),
    ),
    /** Polls and surveys that were answered within the last 7 days; where they are anonymous, how many answered at any time. */
    responses: z.array(
      z.object({
        ...quiz,
        kind: kindWith({ clock: false }),
        count: z.int(),
        when: z.nullable(z.object({ today: z.int(), last_at: isoInstant })),
      }),
    ),
    /** Nothing about the account itself. */
    activity: z.array(activityEntry),
  }),
})
