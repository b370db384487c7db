import * as z from 'zod/mini'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { who } from '../runs/who.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './erasure-requests.ts'

export const eraseStudents = endpoint<typeof requests.eraseStudents>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/erased',
  /** How many of them are gone now. */
  data: z.object({ erased: z.int() }),
})

export const eraseQuizData = endpoint<typeof requests.eraseQuizData>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/erasure',
  /** How many attempts or responses are still to go; 0: it is done. */
  data: z.object({ left: z.int() }),
})

export const eraseResponses = endpoint<typeof requests.eraseResponses>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/erased-responses',
  /** How many of them are gone now. */
  data: z.object({ erased: z.int() }),
})

const erasureRequest = z.object({
  id: z.string(),
  ...who,
  asked_at: isoInstant,
  /** Null: it is still under way. */
  ended_at: z.nullable(isoInstant),
})
export type ErasureRequestOnWire = z.infer<typeof erasureRequest>

export const listErasureRequests = endpoint<typeof requests.listErasureRequests>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/erasure-requests',
  data: z.object({
    quiz: z.object({
      id: z.string(),
      kind: questionnaireKind,
      title: z.string(),
      subject: z.string(),
      share_code: z.string(),
    }),
    requests: z.array(erasureRequest),
    found: z.int(),
  }),
})

export const refuseErasure = endpoint<typeof requests.refuseErasure>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/erasure-requests/refused',
  data: z.object({ reason: z.string() }),
})

/** What a student asked for. */
const ownWish = z.object({
  state: z.enum(['none', 'waiting', 'refused']),
  asked_at: z.nullable(isoInstant),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})
export type OwnWishOnWire = z.infer<typeof ownWish>

export const readOwnErasure = endpoint<typeof requests.readOwnErasure>()({
  method: 'GET',
  path: '/student/erasure-request',
  data: ownWish,
})

export const askForErasure = endpoint<typeof requests.askForErasure>()({
  method: 'POST',
  path: '/student/erasure-request',
  data: ownWish,
})
