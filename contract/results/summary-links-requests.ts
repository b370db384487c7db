import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

/** A random key that the page makes: of 128 bits at least, in letters that an address keeps as they are. */
const linkKey = storableText(64).check(z.regex(/^[\w-]{22,64}$/, 'out_of_range'))
const params = z.object({ id: storableText(64) })

export const requests = {
  listSummaryLinks: {
    summary: 'The links to the summary of a survey, newest first; what opens them is not kept',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  makeSummaryLink: {
    summary:
      'Make a link to the summary of a survey, for people without an account: no names, and no written answers but where `shows_texts` says so. `key` is the secret in it; sent again because its answer was lost, the same link answers',
    caller: 'teacher',
    params,
    body: z.strictObject({ key: linkKey, shows_texts: z.boolean('wrong_type') }),
    status: 201,
    failures: ['quiz_not_found', 'too_many_links', 'link_withdrawn'],
  },
  withdrawSummaryLink: {
    summary: 'Withdraw a link to a summary: whoever opens it is told so. Withdrawn again it stays as it is',
    caller: 'teacher',
    params: z.object({ id: storableText(64), link: storableText(64) }),
    failures: ['quiz_not_found', 'not_found'],
  },
  readSummary: {
    summary:
      'The summary of a survey, for whoever has a link to it: complete responses counted, question by question. Where nobody may learn who responded, what five or more have answered',
    caller: 'anyone',
    body: z.strictObject({ key: linkKey }),
    failures: ['link_not_valid', 'link_withdrawn', 'too_many_attempts'],
  },
} as const satisfies Requests
