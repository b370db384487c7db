import type { Transaction } from 'kysely'
import type { Instant } from '#domain/time-limit.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { nameMailbox } from '../mail/name-mailbox.ts'

type NewSubscriber = {
  id: string
  email: string
  confirmTokenHash: string
  unsubscribeToken: string
  createdAt: Instant
}

/** False when there is a row for the address already. */
export const insertSubscriber = async (trx: Transaction<Tables>, subscriber: NewSubscriber): Promise<boolean> => {
  const { id, email, confirmTokenHash, unsubscribeToken, createdAt } = subscriber
  const row = await trx
    .insertInto('subscriber')
    .values({
      id,
      email,
      email_key: nameMailbox(email),
      confirm_token_hash: confirmTokenHash,
      unsubscribe_token: unsubscribeToken,
      created_at: createdAt,
      confirm_sent_at: createdAt,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Renewal = { email: string; confirmTokenHash: string; sentAt: Instant; unlessSentAfter: Instant }

/** Gives a pending subscriber a new token; false when there is nobody pending, or when the last one is too fresh. */
export const renewToken = async (trx: Transaction<Tables>, renewal: Renewal): Promise<boolean> => {
  const { email, confirmTokenHash, sentAt, unlessSentAfter } = renewal
  const row = await trx
    .updateTable('subscriber')
    .set({ email, confirm_token_hash: confirmTokenHash, confirm_sent_at: sentAt })
    .where('email_key', '=', nameMailbox(email))
    .where('confirmed_at', 'is', null)
    .where('confirm_sent_at', '<=', unlessSentAfter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const subscriberByToken = async (db: Database, confirmTokenHash: string, sentAfter: Instant) => {
  const row = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'unsubscribe_token'])
    .where('confirm_token_hash', '=', confirmTokenHash)
    .where('confirm_sent_at', '>', sentAfter)
    .executeTakeFirst()
  return row ? { id: row.id, email: row.email, unsubscribeToken: row.unsubscribe_token } : null
}

/** True for the first to confirm. */
export const markConfirmed = async (trx: Transaction<Tables>, id: string, now: Instant): Promise<boolean> => {
  const row = await trx
    .updateTable('subscriber')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSubscriber = async (db: Database, unsubscribeToken: string): Promise<void> => {
  await db.deleteFrom('subscriber').where('unsubscribe_token', '=', unsubscribeToken).execute()
}

/** Nobody opened their links: it may well have been somebody else who typed their address. */
export const deletePendingBefore = async (db: Database, instant: Instant): Promise<void> => {
  await db.deleteFrom('subscriber').where('confirmed_at', 'is', null).where('confirm_sent_at', '<=', instant).execute()
}

export type ConfirmedSubscriber = { id: string; email: string; unsubscribeToken: string; confirmedAt: Instant }

/** The next of those who may be written to, after the one with that id; no id comes before the first. */
export const confirmedSubscribers = async (
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<ConfirmedSubscriber[]> => {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'unsubscribe_token', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ confirmed_at: number }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, email, unsubscribe_token, confirmed_at }) => ({
    id,
    email,
    unsubscribeToken: unsubscribe_token,
    confirmedAt: confirmed_at,
  }))
}
