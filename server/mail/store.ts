import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

export const mailHeaders = z.record(z.string(), z.string())

export type Mail = {
  id: string
  recipient: string
  subject: string
  text: string
  /** Whom an answer goes to, where that is somebody else than the sender. */
  replyTo: string | null
  headers: z.infer<typeof mailHeaders>
  createdAt: Instant
}

/** Only `LetterSecrets` make one: what is stored is a secret of who gets it. */
export type SealedMail = Mail & { readonly __brand: 'SealedMail' }

/** In the transaction of what the mail is about: either both are there, or neither. */
export const queueMail = async (trx: Transaction<Tables>, mail: SealedMail): Promise<void> => {
  const { id, recipient, subject, text, replyTo, headers, createdAt } = mail
  await trx
    .insertInto('outgoing_mail')
    .values({
      id,
      recipient,
      subject,
      text,
      reply_to: replyTo,
      headers: writeJson(headers),
      created_at: createdAt,
      attempts: 0,
      next_try_at: createdAt,
    })
    .execute()
}

export type DueMail = { id: string; next_try_at: Instant }

export const dueMail = (db: Database, now: Instant, limit: number): Promise<DueMail[]> =>
  db
    .selectFrom('outgoing_mail')
    .select(['id', 'next_try_at'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Takes one mail until that moment, unless another process was quicker: null then. `attempt` counts from one. */
export const claimMail = async (
  db: Database,
  { id, next_try_at }: DueMail,
  until: Instant,
): Promise<{ mail: SealedMail; attempt: number } | null> => {
  const row = await db
    .updateTable('outgoing_mail')
    .set(({ eb }) => ({ next_try_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  const { recipient, subject, text, reply_to: replyTo, created_at: createdAt, attempts: attempt } = row
  const headers = row.headers === null ? {} : readJson(mailHeaders, row.headers)
  return { mail: { id, recipient, subject, text, replyTo, headers, createdAt } as SealedMail, attempt }
}

/** Leaves it for later, unless another process has taken it over meanwhile. */
export const postponeMail = async (
  db: Database,
  { id, attempt }: { id: string; attempt: number },
  until: Instant,
): Promise<void> => {
  await db
    .updateTable('outgoing_mail')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .execute()
}

export const deleteMail = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute()
}
