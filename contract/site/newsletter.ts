import * as z from 'zod/mini'
import { mailAddress } from '#domain/people/mail-address.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** What stands in a mail's link. Half a link is for the call to judge: people get a word about links, not about fields. */
const linkToken = z.strictObject({ token: storableText(200) })

export const subscribe = endpoint({
  name: 'subscribe',
  summary: 'Ask for the newsletter: a mail with a link to confirm goes out, unless the address is subscribed already',
  method: 'POST',
  path: '/newsletter',
  caller: 'anyone',
  body: z.strictObject({ email: mailAddress }),
  data: z.object({}),
  failures: ['too_many_messages'],
})

export const confirmSubscription = endpoint({
  name: 'confirmSubscription',
  summary: 'Confirm a subscription with the token of its mail, which is valid for seven days; again changes nothing',
  method: 'POST',
  path: '/newsletter/confirm',
  caller: 'anyone',
  body: linkToken,
  data: z.object({ email: z.string() }),
  failures: ['link_not_valid', 'too_many_attempts'],
})

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary: 'End a subscription with the token of any newsletter; again changes nothing',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  caller: 'anyone',
  body: linkToken,
  data: z.object({}),
  failures: ['link_not_valid'],
})
