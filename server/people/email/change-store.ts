import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { emailKey, type TeacherId, teacherId } from '#domain/people/account.ts'
import {
  ADDRESS_SIDES,
  type AddressSide,
  CHANGE_ENDS,
  type ChangeEnd,
  type EmailChange,
} from '#domain/people/email-change.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { isOpenChange } from '../accounts/store.ts'

type Trx = Transaction<Tables>

export type StoredChange = EmailChange & { id: string; email: string; emailKey: string }

const end = z.nullable(z.enum(CHANGE_ENDS))
const side = z.enum(ADDRESS_SIDES)

const columns = [
  'email_change.id',
  'email',
  'email_key',
  'expires_at',
  'old_confirmed_at',
  'new_confirmed_at',
  'ended',
] as const

type Row = Pick<Tables['email_change'], 'id' | 'email' | 'email_key' | 'expires_at'> &
  Pick<Tables['email_change'], 'old_confirmed_at' | 'new_confirmed_at' | 'ended'>

const asChange = (row: Row): StoredChange => ({
  id: row.id,
  email: row.email,
  emailKey: row.email_key,
  expiresAt: row.expires_at,
  oldConfirmedAt: row.old_confirmed_at,
  newConfirmedAt: row.new_confirmed_at,
  end: end.parse(row.ended),
})

export const latestChange = async (db: Database, id: TeacherId): Promise<StoredChange | null> => {
  const row = await db
    .selectFrom('email_change')
    .select(columns)
    .where('teacher_id', '=', id)
    .where(isOpenChange)
    .executeTakeFirst()
  return row ? asChange(row) : null
}

type NewChange = { id: string; teacherId: TeacherId; email: string; askedAt: Instant; expiresAt: Instant }

/** The teacher is locked, and what was asked for before has ended. */
export const insertChange = async (trx: Trx, change: NewChange): Promise<void> => {
  await trx
    .insertInto('email_change')
    .values({
      id: change.id,
      teacher_id: change.teacherId,
      email: change.email,
      email_key: emailKey(change.email),
      asked_at: change.askedAt,
      expires_at: change.expiresAt,
      old_confirmed_at: null,
      new_confirmed_at: null,
      ended: null,
    })
    .execute()
}

type NewLink = { tokenHash: string; changeId: string; side: AddressSide }

export const insertChangeLink = async (trx: Trx, link: NewLink): Promise<void> => {
  const { tokenHash: token_hash, changeId: change_id, side } = link
  await trx.insertInto('email_change_link').values({ token_hash, change_id, side }).execute()
}

export const prolongChange = async (trx: Trx, id: string, expiresAt: Instant): Promise<void> => {
  await trx.updateTable('email_change').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Whose change a link is about; what has become of it is read once its teacher is locked. */
export const changeByToken = async (db: Database, tokenHash: string) => {
  const row = await db
    .selectFrom('email_change_link')
    .innerJoin('email_change', 'email_change.id', 'email_change_link.change_id')
    .select(['email_change.id', 'teacher_id', 'side'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { id: row.id, teacherId: teacherId.parse(row.teacher_id), side: side.parse(row.side) } : null
}

export const changeById = async (db: Database, id: string): Promise<StoredChange | null> => {
  const row = await db.selectFrom('email_change').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? asChange(row) : null
}

export const confirmSide = async (
  trx: Trx,
  id: string,
  confirmed: { side: AddressSide; at: Instant },
): Promise<void> => {
  const set = confirmed.side === 'old' ? { old_confirmed_at: confirmed.at } : { new_confirmed_at: confirmed.at }
  await trx.updateTable('email_change').set(set).where('id', '=', id).execute()
}

export const endChange = async (trx: Trx, id: string, ended: ChangeEnd): Promise<void> => {
  await trx.updateTable('email_change').set({ ended }).where('id', '=', id).execute()
}

/** Whether an account has this address. */
export const isTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db.selectFrom('teacher').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()) !==
  undefined

/** The new address, known to be its owner's; links to a new password that went to the one before are dead. */
export const replaceAddress = async (
  trx: Trx,
  id: TeacherId,
  { email, at }: { email: string; at: Instant },
): Promise<void> => {
  await trx
    .updateTable('teacher')
    .set({ email, email_key: emailKey(email), email_verified_at: at })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('password_reset').where('teacher_id', '=', id).execute()
}

/** Of whoever wants nothing about their address to be kept, in whatever account it was typed. */
export const deleteChangesTo = async (trx: Trx, email: string): Promise<void> => {
  await trx.deleteFrom('email_change').where('email_key', '=', emailKey(email)).execute()
}
