import { emailKey } from '#domain/people/account.ts'
import type { Context } from './context.ts'

type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'reset_requested'
  | 'password_replaced'
  | 'email_replaced'
  | 'session_ended'
  | 'attempt_resumed'
  | 'resume_failed'
  | 'access_code_failed'
  | 'limit_reached'
  | 'proof_failed'
  | 'code_failed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_deletion_asked'
  | 'account_deletion_taken_back'

/** Long enough that two are never the same by chance. */
const SHORT = 16

type Signing = Pick<Context, 'sign'>

/** The same text each time for the same person or place, from which nobody without the server's secret gets back to it. */
export const pseudonymOf = ({ sign }: Signing, text: string): string => `~${sign('log', text).slice(0, SHORT)}`

export const pseudonymOfEmail = (context: Signing, email: string): string => pseudonymOf(context, emailKey(email))

type Details = {
  /** An id, or a pseudonym where there is none. */
  account?: string
  /** An attempt's id, likewise. */
  attempt?: string
  /** An id. */
  questionnaire?: string
  /** Where the call came from; told as a pseudonym. */
  address?: string
  limit?: string
  of?: string
}

/** One line for whoever looks after the server; no name, address, number, code or token ever stands in it. */
export const noteSecurity = (
  context: Pick<Context, 'log' | 'sign'>,
  event: SecurityEvent,
  { address, ...details }: Details,
): void => {
  const from = address === undefined ? {} : { from: pseudonymOf(context, address) }
  context.log.info({ security: event, ...details, ...from }, event)
}
