import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './plan-requests.ts'

/** `allowed`: null where the plan sets no limit. */
const meter = z.object({ used: z.int(), allowed: z.nullable(z.int()) })
export type MeterOnWire = z.infer<typeof meter>

export const readPlan = endpoint<typeof requests.readPlan>()({
  method: 'GET',
  path: '/teacher/plan',
  data: z.object({
    /** Null where whoever hosts has made no plans: there are no limits but those of every account. */
    plan: z.nullable(
      z.object({
        name: z.string(),
        title: z.string(),
        /** New quizzes, exams, polls and surveys, those in the bin too. */
        published: meter,
        /** In bytes, of all that are kept. */
        pictures: meter,
        /** That the teacher has asked for. */
        mails: meter,
        /** Attempts and responses that were begun, without practice and anonymous surveys; more than is allowed turns nobody away. */
        students: meter,
      }),
    ),
  }),
})
