import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'

export const sendVerification = endpoint({
  name: 'sendVerification',
  summary:
    'Mail a link that confirms the address of the account, five times a day at most; `verified`: it is confirmed already, and nothing was sent',
  method: 'POST',
  path: '/teacher/verification',
  caller: 'teacher',
  data: z.object({ verified: z.boolean() }),
  failures: ['too_many_messages'],
})

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  summary:
    'Confirm the address of an account with the token of its mail, which is valid for seven days; `already`: it was confirmed before, and nothing changed',
  method: 'POST',
  path: '/auth/verify',
  caller: 'anyone',
  /** Half a link is for the call to judge: people get a word about links, not about fields. */
  body: z.strictObject({ token: storableText(200) }),
  data: z.object({ state: z.enum(['verified', 'already']) }),
  failures: ['link_not_valid', 'link_expired', 'too_many_attempts'],
})
