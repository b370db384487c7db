import * as z from 'zod/mini'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { isSameText } from '../../secrets.ts'

/** As long as a ticket to the results of a quiz. */
const GOOD_FOR = 2 * MINUTE

const claim = z.tuple([z.string(), z.string(), z.int()])

type Signing = Pick<Context, 'sign' | 'now'>
/** `session` is the hash of the one that asked. */
type Ticket = { teacherId: string; timeZone: string; session: string }

const signed = ({ sign }: Signing, text: string, session: string): string =>
  sign('account-export', `${text}\n${session}`)

const claimIn = (text: string) => {
  try {
    return z.safeParse(claim, JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** What stands in the address of the download instead of a token: of use to nobody but the session that asked. */
export const createTickets = (context: Signing) => ({
  write: ({ teacherId, timeZone, session }: Ticket): string => {
    const told = JSON.stringify([teacherId, timeZone, context.now() + GOOD_FOR])
    const text = Buffer.from(told).toString('base64url')
    return `${text}.${signed(context, text, session)}`
  },
  /** Null for one that is not this teacher's in this session, was altered, or is too old. */
  read: (ticket: string, { teacherId, session }: Omit<Ticket, 'timeZone'>): { timeZone: string } | null => {
    const [text = '', signature = ''] = ticket.split('.')
    if (!isSameText(signed(context, text, session), signature)) return null
    const [owner, timeZone, until] = claimIn(text) ?? ['', '', 0]
    return owner === teacherId && until > context.now() ? { timeZone } : null
  },
})
