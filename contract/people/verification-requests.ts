import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  sendVerification: {
    summary:
      'Mail a link that confirms the address of the account, five times a day at most; `verified`: it is confirmed already, and nothing was sent',
    caller: 'teacher',
    failures: ['too_many_messages'],
  },
  verifyEmail: {
    summary:
      'Confirm the address of an account with the token of its mail, which is valid for seven days; `already`: it was confirmed before, and nothing changed',
    caller: 'anyone',
    /** Half a link is for the call to judge: people get a word about links, not about fields. */
    body: z.strictObject({ token: storableText(200) }),
    failures: ['link_not_valid', 'link_expired', 'too_many_attempts'],
  },
} as const satisfies Requests
