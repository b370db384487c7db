import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { mailAddress } from '#domain/people/mail-address.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readEmailChange: {
    summary: 'The change of address that has been asked for and not been made; null without one',
    caller: 'teacher',
    failures: [],
  },
  askForEmailChange: {
    summary:
      'Give the account another address: it has it once the links that are mailed to both addresses have been opened. It replaces a change that was asked for before; the same one said again changes nothing',
    caller: 'teacher',
    body: z.strictObject({ email: mailAddress, ...identityProof }),
    failures: [
      'email_taken',
      'code_required',
      'wrong_code',
      'wrong_password',
      'too_many_attempts',
      'too_many_messages',
      'busy',
    ],
  },
  sendEmailChangeAgain: {
    summary: 'Mail another link to each address that has not confirmed the change; those sent before go on working',
    caller: 'teacher',
    failures: ['not_found', 'link_expired', 'too_many_messages'],
  },
  withdrawEmailChange: {
    summary: 'Keep the address after all: links that were mailed do nothing any more. Said again, it changes nothing',
    caller: 'teacher',
    failures: [],
  },
  confirmEmailChange: {
    summary:
      'Confirm a change of address with the token of one of its mails, which is valid for three days. `waits`: the other address has still to confirm; `again`: this one had done so before, and nothing changed',
    caller: 'anyone',
    /** Half a link is for the call to judge: people get a word about links, not about fields. */
    body: z.strictObject({ token: storableText(200) }),
    failures: ['link_not_valid', 'link_expired', 'change_withdrawn', 'email_taken', 'too_many_attempts'],
  },
} as const satisfies Requests
