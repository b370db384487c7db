import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { ADDRESS_SIDES } from '#domain/people/email-change.ts'
import { mailAddress } from '#domain/people/mail-address.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'

const change = z.object({
  /** The address that the account is to have. */
  email: z.string(),
  /** `taken`: somebody has made an account with it meanwhile. */
  state: z.enum(['open', 'expired', 'taken']),
  /** Which of the two has not confirmed it. */
  waits_for: z.array(z.enum(ADDRESS_SIDES)),
  expires_at: isoInstant,
})
export type EmailChangeOnWire = z.infer<typeof change>

const answer = z.object({ change: z.nullable(change) })

export const readEmailChange = endpoint({
  name: 'readEmailChange',
  summary: 'The change of address that has been asked for and not been made; null without one',
  method: 'GET',
  path: '/teacher/email-change',
  caller: 'teacher',
  data: answer,
  failures: [],
})

export const askForEmailChange = endpoint({
  name: 'askForEmailChange',
  summary:
    'Give the account another address: it has it once the links that are mailed to both addresses have been opened. It replaces a change that was asked for before; the same one said again changes nothing',
  method: 'POST',
  path: '/teacher/email-change',
  caller: 'teacher',
  body: z.strictObject({ email: mailAddress, ...identityProof }),
  data: answer,
  failures: [
    'email_taken',
    'code_required',
    'wrong_code',
    'wrong_password',
    'too_many_attempts',
    'too_many_messages',
    'busy',
  ],
})

export const sendEmailChangeAgain = endpoint({
  name: 'sendEmailChangeAgain',
  summary: 'Mail another link to each address that has not confirmed the change; those sent before go on working',
  method: 'POST',
  path: '/teacher/email-change/letters',
  caller: 'teacher',
  data: answer,
  failures: ['not_found', 'link_expired', 'too_many_messages'],
})

export const withdrawEmailChange = endpoint({
  name: 'withdrawEmailChange',
  summary: 'Keep the address after all: links that were mailed do nothing any more. Said again, it changes nothing',
  method: 'DELETE',
  path: '/teacher/email-change',
  caller: 'teacher',
  data: answer,
  failures: [],
})

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  summary:
    'Confirm a change of address with the token of one of its mails, which is valid for three days. `waits`: the other address has still to confirm; `again`: this one had done so before, and nothing changed',
  method: 'POST',
  path: '/auth/email-change',
  caller: 'anyone',
  /** Half a link is for the call to judge: people get a word about links, not about fields. */
  body: z.strictObject({ token: storableText(200) }),
  data: z.object({ state: z.enum(['waits', 'changed']), again: z.boolean() }),
  failures: ['link_not_valid', 'link_expired', 'change_withdrawn', 'email_taken', 'too_many_attempts'],
})
