import * as z from 'zod/mini'
import { mailAddress } from '#domain/people/mail-address.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

/** What stands in a mail's link. Half a link is for the call to judge: people get a word about links, not about fields. */
const linkToken = z.strictObject({ token: storableText(200) })

export const requests = {
  subscribe: {
    summary: 'Ask for the newsletter: a mail with a link to confirm goes out, unless the address is subscribed already',
    caller: 'anyone',
    body: z.strictObject({ email: mailAddress }),
    failures: ['too_many_messages'],
  },
  confirmSubscription: {
    summary: 'Confirm a subscription with the token of its mail, which is valid for seven days; again changes nothing',
    caller: 'anyone',
    body: linkToken,
    failures: ['link_not_valid', 'too_many_attempts'],
  },
  unsubscribe: {
    summary: 'End a subscription with the token of any newsletter; again changes nothing',
    caller: 'anyone',
    body: linkToken,
    failures: ['link_not_valid'],
  },
} as const satisfies Requests
