import type { Transaction } from 'kysely'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { NotificationChoices, NotificationKind } from '#domain/people/notification.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>

export type Since = Record<NotificationKind, Instant | null>

const NOTHING: Since = { first_response: null, ended: null, weekly: null }

/** Since when each sort of mail is wanted; null: it is not. */
export const readSince = async (db: Database, id: TeacherId): Promise<Since> => {
  const row = await db.selectFrom('notification_choice').selectAll().where('teacher_id', '=', id).executeTakeFirst()
  if (!row) return NOTHING
  return { first_response: row.first_response_since, ended: row.ended_since, weekly: row.weekly_since }
}

type Changed = { id: TeacherId; since: Since; origin: string }

export const writeSince = async (trx: Trx, { id, since, origin }: Changed): Promise<void> => {
  const set = {
    first_response_since: since.first_response,
    ended_since: since.ended,
    weekly_since: since.weekly,
    origin,
  }
  await trx
    .insertInto('notification_choice')
    .values({ teacher_id: id, ...set })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet(set))
    .execute()
}

const COLUMN = { first_response: 'first_response_since', ended: 'ended_since', weekly: 'weekly_since' } as const

export const endSort = async (db: Database, id: TeacherId, kind: NotificationKind): Promise<void> => {
  await db
    .updateTable('notification_choice')
    .set({ [COLUMN[kind]]: null })
    .where('teacher_id', '=', id)
    .execute()
}

export const choicesOf = (since: Since): NotificationChoices => ({
  first_response: since.first_response !== null,
  ended: since.ended !== null,
  weekly: since.weekly !== null,
})

/** The next of those who want any, have shown that the address is theirs, and are not about to leave. */
export const teachersToTell = async (db: Database, after: string, most: number): Promise<TeacherId[]> => {
  const rows = await db
    .selectFrom('notification_choice')
    .innerJoin('teacher', 'teacher.id', 'notification_choice.teacher_id')
    .select('teacher.id')
    .where('teacher.id', '>', after)
    .where('email_verified_at', 'is not', null)
    .where(({ or, eb }) => or(Object.values(COLUMN).map((column) => eb(column, 'is not', null))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletion')
            .select('account_deletion.teacher_id')
            .whereRef('account_deletion.teacher_id', '=', 'teacher.id'),
        ),
      ),
    )
    .orderBy('teacher.id')
    .limit(most)
    .execute()
  return rows.map((row) => teacherId.parse(row.id))
}

/** Where a mail goes at this moment, and where its links lead; null when none is wanted any more. */
export const readerOf = async (trx: Trx, id: TeacherId, kind: NotificationKind) => {
  const row = await trx
    .selectFrom('notification_choice')
    .innerJoin('teacher', 'teacher.id', 'notification_choice.teacher_id')
    .select(['email', 'origin'])
    .where('teacher.id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where(COLUMN[kind], 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** `at`: when its mail was queued; null: nothing is mailed. */
type Sent = { key: string; teacherId: TeacherId; questionnaireId: string | null; at: Instant | null }

/** False when it has been sent before, by whatever process. */
export const claimNotification = async (trx: Trx, sent: Sent): Promise<boolean> => {
  const row = await trx
    .insertInto('notification_sent')
    .values({ key: sent.key, teacher_id: sent.teacherId, questionnaire_id: sent.questionnaireId, at: sent.at ?? 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
