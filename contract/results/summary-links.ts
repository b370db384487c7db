import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { formerly } from '../questionnaires/same-meaning.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'

/** A random key that the page makes: of 128 bits at least, in letters that an address keeps as they are. */
const linkKey = storableText(64).check(z.regex(/^[\w-]{22,64}$/, 'out_of_range'))
const count = z.int()
const params = z.object({ id: storableText(64) })

const link = z.object({
  id: z.string(),
  shows_texts: z.boolean(),
  created_at: isoInstant,
  withdrawn_at: z.nullable(isoInstant),
})
export type SummaryLinkOnWire = z.infer<typeof link>

export const listSummaryLinks = endpoint({
  name: 'listSummaryLinks',
  summary: 'The links to the summary of a survey, newest first; what opens them is not kept',
  method: 'GET',
  path: '/teacher/surveys/:id/summary-links',
  caller: 'teacher',
  params,
  data: z.array(link),
  failures: ['quiz_not_found'],
})

export const makeSummaryLink = endpoint({
  name: 'makeSummaryLink',
  summary:
    'Make a link to the summary of a survey, for people without an account: no names, and no written answers but where `shows_texts` says so. `key` is the secret in it; sent again because its answer was lost, the same link answers',
  method: 'POST',
  path: '/teacher/surveys/:id/summary-links',
  caller: 'teacher',
  params,
  body: z.strictObject({ key: linkKey, shows_texts: z.boolean('wrong_type') }),
  data: link,
  status: 201,
  failures: ['quiz_not_found', 'too_many_links', 'link_withdrawn'],
})

export const withdrawSummaryLink = endpoint({
  name: 'withdrawSummaryLink',
  summary: 'Withdraw a link to a summary: whoever opens it is told so. Withdrawn again it stays as it is',
  method: 'DELETE',
  path: '/teacher/surveys/:id/summary-links/:link',
  caller: 'teacher',
  params: z.object({ id: storableText(64), link: storableText(64) }),
  data: z.array(link),
  failures: ['quiz_not_found', 'not_found'],
})

/** The key stands in the body, since addresses are logged. */
export const readSummary = endpoint({
  name: 'readSummary',
  summary:
    'The summary of a survey, for whoever has a link to it: complete responses counted, question by question. Where nobody may learn who responded, what five or more have answered',
  method: 'POST',
  path: '/summary/read',
  caller: 'anyone',
  body: z.strictObject({ key: linkKey }),
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
  failures: ['link_not_valid', 'link_withdrawn', 'too_many_attempts'],
})
