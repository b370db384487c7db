import type { Transaction } from 'kysely'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>

type NewLink = { tokenHash: string; teacherId: TeacherId; emailKey: string; createdAt: Instant; expiresAt: Instant }

/** Links that were sent before go on working: mails come late, and in any order. */
export const insertLink = async (trx: Trx, link: NewLink): Promise<void> => {
  await trx
    .insertInto('email_link')
    .values({
      token_hash: link.tokenHash,
      teacher_id: link.teacherId,
      email_key: link.emailKey,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

export const linkByToken = async (db: Database, tokenHash: string) => {
  const row = await db.selectFrom('email_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
  return row ? { teacherId: teacherId.parse(row.teacher_id), emailKey: row.email_key, expiresAt: row.expires_at } : null
}

/** The address of an account as it is spelt, as it is told from others, and since when it is known to be its owner's. */
export const addressOfTeacher = async (db: Database, id: TeacherId) => {
  const row = await db
    .selectFrom('teacher')
    .select(['email', 'email_key', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { email: row.email, emailKey: row.email_key, verifiedAt: row.email_verified_at } : null
}

/** Likewise, and nobody changes it before this transaction is over. */
export const lockAddress = async (trx: Trx, id: TeacherId) => {
  await lockRows(trx, trx.selectFrom('teacher').select('id').where('id', '=', id), 'teacher').execute()
  return addressOfTeacher(trx, id)
}

/** The day on which it was shown first stays. True: that is today, and nobody had shown it before. */
export const markVerified = async (trx: Trx, id: TeacherId, at: Instant): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('teacher')
    .set({ email_verified_at: at })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
