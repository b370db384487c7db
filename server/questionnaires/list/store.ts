import type { Transaction } from 'kysely'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import type { QuizPlace } from '#domain/questionnaires/quiz-actions.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'

type Trx = Transaction<Tables>

/** `bin_until` of what is to be erased as soon as may be: nobody finds it any more. */
const TO_ERASE = 0

export type LockedPlace = QuizPlace & { ownerId: TeacherId; shareCode: string; binUntil: Instant | null }

/** Where a quiz stands, locked; null once it is to be erased, or is. */
export const lockPlace = async (trx: Trx, id: OwnedQuestionnaireId): Promise<LockedPlace | null> => {
  const query = trx
    .selectFrom('questionnaire')
    .select(['owner_id', 'share_code', 'status', 'status_before', 'bin_until'])
    .where('id', '=', id)
  const row = await lockRows(trx, query, 'questionnaire').executeTakeFirst()
  if (!row || row.bin_until === TO_ERASE) return null
  return {
    status: questionnaireStatus.parse(row.status),
    isBinned: row.bin_until !== null,
    binUntil: row.bin_until,
    before: row.status_before === null ? null : questionnaireStatus.parse(row.status_before),
    ownerId: teacherId.parse(row.owner_id),
    shareCode: row.share_code,
  }
}

export const setPlace = async (
  trx: Trx,
  id: OwnedQuestionnaireId,
  { status, before, binUntil, at }: Omit<QuizPlace, 'isBinned'> & { binUntil: Instant | null; at: Instant },
): Promise<void> => {
  await trx
    .updateTable('questionnaire')
    .set({ status, status_before: before, bin_until: binUntil, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** From the commit on nobody finds it, and it can't be taken back. */
export const setToErase = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable('questionnaire').set({ bin_until: TO_ERASE }).where('id', '=', id).execute()
}

export const isAnybodyTaking = async (db: Database, questionnaireId: string): Promise<boolean> => {
  const query = db.selectFrom('submission').select('id').where('questionnaire_id', '=', questionnaireId)
  return (await query.where('ended_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

export const currentTitle = async (db: Database, questionnaireId: string): Promise<string> => {
  const { title } = await db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select('title')
    .where('questionnaire.id', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return title
}

/** Quizzes whose time in the bin is over, and that nobody is taking any more. */
export const overdueInBin = async (db: Database, now: Instant, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('bin_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission')
            .select('submission.id')
            .whereRef('submission.questionnaire_id', '=', 'questionnaire.id')
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('bin_until')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whose it is, and whether nobody had claimed it before; null where its time is not over, or it is gone. */
export const claimOverdue = async (
  trx: Trx,
  id: string,
  now: Instant,
): Promise<{ ownerId: string; isNew: boolean } | null> => {
  const query = trx.selectFrom('questionnaire').select(['owner_id', 'bin_until']).where('id', '=', id)
  const row = await lockRows(trx, query, 'questionnaire').executeTakeFirst()
  if (!row || row.bin_until === null || row.bin_until > now) return null
  if (row.bin_until !== TO_ERASE) await setToErase(trx, id)
  return { ownerId: row.owner_id, isNew: row.bin_until !== TO_ERASE }
}
