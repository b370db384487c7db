import * as z from 'zod/mini'
import { type WantedSurveyExport, wantedSurveyExport } from '#contract/results/survey-exports-requests.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { isSameText } from '../../secrets.ts'

/** As long as a ticket to the results of a quiz. */
const GOOD_FOR = 2 * MINUTE

const claim = z.strictObject({ survey: z.string(), wanted: wantedSurveyExport, until: z.int() })

type Signing = Pick<Context, 'sign' | 'now'>
/** `session` is the hash of the one that asked. */
type Ticket = { surveyId: string; wanted: WantedSurveyExport; session: string }

const signed = ({ sign }: Signing, text: string, session: string): string =>
  sign('survey-export', `${text}\n${session}`)

const claimIn = (text: string) => {
  try {
    return z.safeParse(claim, JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** What stands in the address of a download instead of a token: of use to nobody but the session that asked. */
export const createSurveyTickets = (context: Signing) => ({
  write: ({ surveyId, wanted, session }: Ticket): string => {
    const told = JSON.stringify({ survey: surveyId, wanted, until: context.now() + GOOD_FOR })
    const text = Buffer.from(told).toString('base64url')
    return `${text}.${signed(context, text, session)}`
  },
  /** Null for one that is not this session's, was altered, or is too old. */
  read: (ticket: string, session: string): Omit<Ticket, 'session'> | null => {
    const [text = '', signature = ''] = ticket.split('.')
    if (!isSameText(signed(context, text, session), signature)) return null
    const read = claimIn(text)
    return read && read.until > context.now() ? { surveyId: read.survey, wanted: read.wanted } : null
  },
})
