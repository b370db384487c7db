import * as z from 'zod/mini'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { formerly } from '../questionnaires/same-meaning.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './summary-links-requests.ts'

const count = z.int()
const link = z.object({
  id: z.string(),
  shows_texts: z.boolean(),
  created_at: isoInstant,
  withdrawn_at: z.nullable(isoInstant),
})
export type SummaryLinkOnWire = z.infer<typeof link>

export const listSummaryLinks = endpoint<typeof requests.listSummaryLinks>()({
  method: 'GET',
  path: '/teacher/surveys/:id/summary-links',
  data: z.array(link),
})

export const makeSummaryLink = endpoint<typeof requests.makeSummaryLink>()({
  method: 'POST',
  path: '/teacher/surveys/:id/summary-links',
  data: link,
})

export const withdrawSummaryLink = endpoint<typeof requests.withdrawSummaryLink>()({
  method: 'DELETE',
  path: '/teacher/surveys/:id/summary-links/:link',
  data: z.array(link),
})

/** The key stands in the body, since addresses are logged. */
export const readSummary = endpoint<typeof requests.readSummary>()({
  method: 'POST',
  path: '/summary/read',
  data: z.object({
    title: z.string(),
    anonymous: z.boolean(),
    /** Null: too few to be shown. */
    shown: z.nullable(count),
    asked: z.array(keyedQuestion),
    formerly: z.optional(formerly),
    /** One for each question; null for one whose answers are not shown. */
    counted: z.array(z.nullable(z.object({ of: count, tally: z.unknown() }))),
  }),
})
