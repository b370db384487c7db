import * as z from 'zod/mini'
import { activityDetails, activityKind } from '#domain/people/activity.ts'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './activity-requests.ts'

export const activityEntry = z.object({
  id: z.string(),
  at: isoInstant,
  kind: activityKind,
  /** Null where it is about no quiz, or the quiz is gone. */
  quiz: z.nullable(z.object({ id: z.string(), kind: questionnaireKind, title: z.string(), in_bin: z.boolean() })),
  submission_id: z.nullable(z.string()),
  /** The name of the one whose attempt it is; null where it is about none, or it is gone. */
  student: z.nullable(z.string()),
  details: activityDetails,
})
export type ActivityOnWire = z.infer<typeof activityEntry>

export const listActivity = endpoint<typeof requests.listActivity>()({
  method: 'GET',
  path: '/teacher/activity',
  data: z.object({
    entries: z.array(activityEntry),
    page: z.int(),
    pages: z.int(),
    /** How many the search found, on all pages. */
    found: z.int(),
  }),
})
