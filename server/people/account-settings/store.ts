import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { hashOf } from '../../secrets.ts'

export type Session = { id: string; tokenHash: string; browser: string; system: string; createdAt: Instant }

/** What a page may call a session: whoever has it can do nothing with it. */
const listedAs = (tokenHash: string): string => hashOf(tokenHash)

/** Newest first. */
export const sessionsOf = async (db: Database, id: TeacherId, now: Instant): Promise<Session[]> => {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'browser', 'system', 'created_at'])
    .where('teacher_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(100)
    .execute()
  return rows.map(({ token_hash: tokenHash, created_at: createdAt, ...words }) => ({
    id: listedAs(tokenHash),
    tokenHash,
    createdAt,
    ...words,
  }))
}

/** How many there were. */
export const deleteOtherSessions = async (db: Database, id: TeacherId, kept: string): Promise<number> => {
  const ended = await db
    .deleteFrom('session')
    .where('teacher_id', '=', id)
    .where('token_hash', '!=', kept)
    .returning('token_hash')
    .execute()
  return ended.length
}

type Trx = Transaction<Tables>

const ids = z.array(z.string())

export const readDeletion = async (db: Database, id: TeacherId) => {
  const row = await db.selectFrom('account_deletion').selectAll().where('teacher_id', '=', id).executeTakeFirst()
  return row ? { eraseAt: row.erase_at, closed: readJson(ids, row.closed) } : null
}

type Deletion = { id: TeacherId; at: Instant; eraseAt: Instant; origin: string; closed: string[] }

export const insertDeletion = async (trx: Trx, { id, at, eraseAt, origin, closed }: Deletion): Promise<void> => {
  await trx
    .insertInto('account_deletion')
    .values({ teacher_id: id, asked_at: at, erase_at: eraseAt, reminded_at: null, origin, closed: writeJson(closed) })
    .execute()
}

export const deleteDeletion = async (trx: Trx, id: TeacherId): Promise<void> => {
  await trx.deleteFrom('account_deletion').where('teacher_id', '=', id).execute()
}

type Quiz = { id: string; shareCode: string }

/** Nobody begins any of them from here on; those who have begun go on to their own end. */
export const closeQuizzes = async (trx: Trx, id: TeacherId, at: Instant): Promise<Quiz[]> => {
  const rows = await trx
    .updateTable('questionnaire')
    .set({ status: 'closed', updated_at: at })
    .where('owner_id', '=', id)
    .where('status', '=', 'active')
    .returning(['id', 'share_code'])
    .execute()
  return rows.map((row) => ({ id: row.id, shareCode: row.share_code }))
}

type Reopened = { id: TeacherId; closed: string[]; at: Instant }

/** But for those that have been archived meanwhile. */
export const reopenQuizzes = async (trx: Trx, { id, closed, at }: Reopened): Promise<string[]> => {
  if (closed.length === 0) return []
  const rows = await trx
    .updateTable('questionnaire')
    .set({ status: 'active', updated_at: at })
    .where('owner_id', '=', id)
    .where('status', '=', 'closed')
    .where('id', 'in', closed)
    .returning('share_code')
    .execute()
  return rows.map((row) => row.share_code)
}

/** A few whose time is over. */
export const accountsToErase = async (db: Database, now: Instant, most: number): Promise<TeacherId[]> => {
  const rows = await db
    .selectFrom('account_deletion')
    .select('teacher_id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .orderBy('teacher_id')
    .limit(most)
    .execute()
  return rows.map((row) => teacherId.parse(row.teacher_id))
}

export const accountsToRemind = async (db: Database, erasedBefore: Instant): Promise<TeacherId[]> => {
  const rows = await db
    .selectFrom('account_deletion')
    .select('teacher_id')
    .where('reminded_at', 'is', null)
    .where('erase_at', '<=', erasedBefore)
    .orderBy('teacher_id')
    .execute()
  return rows.map((row) => teacherId.parse(row.teacher_id))
}

/** Null when it was taken back meanwhile, or another process was quicker. */
export const claimReminder = async (trx: Trx, id: TeacherId, at: Instant) => {
  const row = await trx
    .updateTable('account_deletion')
    .set({ reminded_at: at })
    .where('teacher_id', '=', id)
    .where('reminded_at', 'is', null)
    .returning(['erase_at', 'origin'])
    .executeTakeFirst()
  return row ? { eraseAt: row.erase_at, origin: row.origin } : null
}
