import type { Transaction } from 'kysely'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { nameMailbox } from '../../mail/name-mailbox.ts'

type NewSubscriber = {
  id: string
  email: string
  confirmTokenHash: string
  unsubscribeTokenHash: string
  createdAt: Instant
}

/** False when there is a row for the address already. */
export const insertSubscriber = async (trx: Transaction<Tables>, subscriber: NewSubscriber): Promise<boolean> => {
  const { id, email, confirmTokenHash, unsubscribeTokenHash, createdAt } = subscriber
  const row = await trx
    .insertInto('subscriber')
    .values({
      id,
      email,
      email_key: nameMailbox(email),
      confirm_token_hash: confirmTokenHash,
      unsubscribe_token_hash: unsubscribeTokenHash,
      former_token_hash: null,
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
    .select(['id', 'email'])
    .where('confirm_token_hash', '=', confirmTokenHash)
    .where('confirm_sent_at', '>', sentAfter)
    .executeTakeFirst()
  return row ?? null
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

/** From now on this token ends the subscription; the one before, which letters have carried, goes on doing so too. */
export const keepUnsubscribeToken = async (db: Database, id: string, tokenHash: string): Promise<void> => {
  await db
    .updateTable('subscriber')
    .set(({ ref }) => ({ former_token_hash: ref('unsubscribe_token_hash'), unsubscribe_token_hash: tokenHash }))
    .where('id', '=', id)
    .where('unsubscribe_token_hash', '!=', tokenHash)
    .execute()
}

export const deleteSubscriber = async (db: Database, unsubscribeTokenHash: string): Promise<void> => {
  await db
    .deleteFrom('subscriber')
    .where(({ or, eb }) =>
      or([eb('unsubscribe_token_hash', '=', unsubscribeTokenHash), eb('former_token_hash', '=', unsubscribeTokenHash)]),
    )
    .execute()
}

type ConfirmedSubscriber = { id: string; email: string; confirmedAt: Instant }

/** The next of those who may be written to, after the one with that id; no id comes before the first. */
export const confirmedSubscribers = async (
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<ConfirmedSubscriber[]> => {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ confirmed_at: number }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, email, confirmed_at }) => ({ id, email, confirmedAt: confirmed_at }))
}
