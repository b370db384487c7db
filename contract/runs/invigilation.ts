import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './invigilation-requests.ts'
import { who } from './who.ts'
import { whyTakenOut } from './why-taken-out.ts'

/** `server_now`, `started_at`, `ends_at` and `last_answer_at` are unix milliseconds. */
const running = z.object({
  id: z.string(),
  ...who,
  answered: z.int(),
  of: z.int(),
  started_at: z.int(),
  ends_at: z.int(),
  /** When the last answer was saved; null: none is. */
  last_answer_at: z.nullable(z.int()),
  /** Milliseconds by which the teacher has moved the end. */
  given_ms: z.int(),
})
export type RunningOnWire = z.infer<typeof running>

export const listRunning = endpoint<typeof requests.listRunning>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/running',
  data: z.object({
    server_now: z.int(),
    students: z.array(running),
    page: z.int(),
    pages: z.int(),
    /** How many the search found, on all pages. */
    found: z.int(),
    /** How many are taking it. */
    total: z.int(),
    /** How many attempts were reset or removed, and can be brought back. */
    removed: z.int(),
  }),
})

export const giveMinutes = endpoint<typeof requests.giveMinutes>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/minutes',
  /** How many of them have it now; whoever has ended meanwhile is passed over. */
  data: z.object({ given: z.int() }),
})

export const endAttempts = endpoint<typeof requests.endAttempts>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/ends',
  /** How many this call has ended. */
  data: z.object({ ended: z.int() }),
})

export const showResumeCode = endpoint<typeof requests.showResumeCode>()({
  method: 'POST',
  path: '/teacher/submissions/:id/resume-code',
  data: z.object({ resume_code: z.string() }),
})

export const showPhone = endpoint<typeof requests.showPhone>()({
  method: 'POST',
  path: '/teacher/submissions/:id/phone',
  data: z.object({ phone: z.string() }),
})

export const takeOut = endpoint<typeof requests.takeOut>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/removed',
  /** How many of them are out now. */
  data: z.object({ removed: z.int() }),
})

const takenOut = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  why: whyTakenOut,
  reason: z.string(),
  removed_at: isoInstant,
  /** Until when it can be brought back. */
  kept_until: isoInstant,
  /** Null: it had not ended. */
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
})
export type TakenOutOnWire = z.infer<typeof takenOut>

export const listTakenOut = endpoint<typeof requests.listTakenOut>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/removed',
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), subject: z.string() }),
    submissions: z.array(takenOut),
    found: z.int(),
  }),
})

export const bringBack = endpoint<typeof requests.bringBack>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/restored',
  /** How many of them are there now, and how many can not be because their student has begun again. */
  data: z.object({ restored: z.int(), begun_again: z.int() }),
})
