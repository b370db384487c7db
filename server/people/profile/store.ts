import type { Transaction } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import type { ProfileDetails } from '#domain/people/profile.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

export type Profile = ProfileDetails & { email: string }

export const readProfile = async (db: Database, id: TeacherId): Promise<Profile | null> =>
  (await db.selectFrom('teacher').select(['name', 'email', 'phone', 'bio']).where('id', '=', id).executeTakeFirst()) ??
  null

export const updateProfile = async (
  trx: Transaction<Tables>,
  id: TeacherId,
  { name, phone, bio }: ProfileDetails,
): Promise<void> => {
  await trx.updateTable('teacher').set({ name, phone, bio }).where('id', '=', id).execute()
}

/** The picture that a teacher shows as themselves; null without one. */
export const avatarOf = async (db: Database, teacherId: TeacherId): Promise<string | null> => {
  const row = await db.selectFrom('avatar').select('media_id').where('teacher_id', '=', teacherId).executeTakeFirst()
  return row?.media_id ?? null
}

export const insertAvatar = async (trx: Transaction<Tables>, teacherId: TeacherId, mediaId: string): Promise<void> => {
  await trx.insertInto('avatar').values({ teacher_id: teacherId, media_id: mediaId }).execute()
}

export const deleteAvatar = async (trx: Transaction<Tables>, teacherId: TeacherId): Promise<void> => {
  await trx.deleteFrom('avatar').where('teacher_id', '=', teacherId).execute()
}

export type Issue = { id: string; text: string; createdAt: Instant; isSent: boolean }
type NewIssue = { teacherId: TeacherId; id: string; text: string; mailId: string; createdAt: Instant }

export const insertIssue = async (trx: Transaction<Tables>, issue: NewIssue): Promise<void> => {
  const { teacherId, id, text, mailId, createdAt } = issue
  await trx
    .insertInto('issue')
    .values({ teacher_id: teacherId, id, text, mail_id: mailId, created_at: createdAt })
    .execute()
}

const LISTED = 20

/** Newest first; one is sent once its letter waits no more. */
export const issuesOf = async (db: Database, teacherId: TeacherId, id?: string): Promise<Issue[]> => {
  const all = db
    .selectFrom('issue')
    .leftJoin('outgoing_mail', 'outgoing_mail.id', 'issue.mail_id')
    .select(['issue.id', 'issue.text', 'issue.created_at', 'outgoing_mail.id as waiting'])
    .where('teacher_id', '=', teacherId)
  const rows = await (id === undefined ? all : all.where('issue.id', '=', id))
    .orderBy('issue.created_at', 'desc')
    .orderBy('issue.id')
    .limit(LISTED)
    .execute()
  return rows.map((row) => ({ id: row.id, text: row.text, createdAt: row.created_at, isSent: row.waiting === null }))
}
