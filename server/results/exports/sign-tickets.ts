import * as z from 'zod/mini'
import { wantedExport } from '#contract/results/exports-requests.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { isSameText } from '../../secrets.ts'

/** Long enough for a slow phone to begin, and for a download manager to ask once more. */
const GOOD_FOR = 2 * MINUTE

export type Wanted = z.output<typeof wantedExport>

const claim = z.tuple([z.string(), z.string(), z.string(), z.string(), z.int()])

/** `session` is the hash of the one that asked. */
type Ticket = { quizId: string; wanted: Wanted; session: string }

/** What somebody comes with. */
type Shown = { ticket: string; session: string }

const signed = ({ sign }: Pick<Context, 'sign'>, text: string, session: string): string =>
  sign('export', `${text}\n${session}`)

/**
 * What stands in the address of a download instead of a token: one quiz, one file, for two minutes, and of use to nobody but
 * the session that asked, whose cookie goes along. So it may stand in a history or in a proxy's log. It can be used again
 * within its time, since phones hand a download to a manager that asks anew, and it need not be stored: whichever process
 * is asked can read it.
 */
const writeTicket = (
  context: Pick<Context, 'sign' | 'now'>,
  { quizId, wanted: { what, format, time_zone }, session }: Ticket,
): string => {
  const told = JSON.stringify([quizId, what, format, time_zone, context.now() + GOOD_FOR])
  const text = Buffer.from(told).toString('base64url')
  return `${text}.${signed(context, text, session)}`
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}

/** Null for one that is not this session's, was altered, or is too old. */
const readTicket = (
  context: Pick<Context, 'sign' | 'now'>,
  { ticket, session }: Shown,
): { quizId: string; wanted: Wanted } | null => {
  const [text = '', signature = ''] = ticket.split('.')
  if (!isSameText(signed(context, text, session), signature)) return null
  const read = claim.safeParse(jsonIn(text))
  if (!read.success) return null
  const [quizId, what, format, time_zone, until] = read.data
  const wanted = wantedExport.safeParse({ what, format, time_zone })
  return wanted.success && until > context.now() ? { quizId, wanted: wanted.data } : null
}

/** The tickets that this server gives out, and takes. */
export const createTickets = (context: Pick<Context, 'sign' | 'now'>) => ({
  write: (ticket: Ticket): string => writeTicket(context, ticket),
  read: (shown: Shown) => readTicket(context, shown),
})
