import type { Transaction } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>

export const countTakenOut = async (db: Database, questionnaireId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('taken_out')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first, without what is kept of them. */
export const listTakenOut = (db: Database, questionnaireId: string, limit: number) =>
  db
    .selectFrom('taken_out')
    .select(['submission_id', 'name', 'phone', 'score', 'out_of', 'why', 'reason', 'at'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('at', 'desc')
    .orderBy('submission_id')
    .limit(limit)
    .execute()

export const keepTakenOut = async (trx: Trx, rows: Tables['taken_out'][]): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('taken_out').values(rows).execute()
}

/** Which of these are out, with all that is kept of them. */
export const takenOutOf = (trx: Trx, questionnaireId: string, ids: string[]) =>
  trx
    .selectFrom('taken_out')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .where('submission_id', 'in', ids)
    .orderBy('submission_id')
    .execute()

export const countOut = async (db: Database, questionnaireId: string, ids: string[]): Promise<number> => {
  const { count } = await db
    .selectFrom('taken_out')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('submission_id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}

export const forget = async (trx: Trx, ids: string[]): Promise<void> => {
  if (ids.length > 0) await trx.deleteFrom('taken_out').where('submission_id', 'in', ids).execute()
}
