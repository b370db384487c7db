import type { Instant } from '#domain/time-limit.ts'
import type { Database } from '../database/connect.ts'

/** A quiz whose students' data is to go: of all that had begun by then. */
export type Erasure = { id: string; questionnaireId: string; askedAt: Instant }

/** Attempts that are to go, and are still there. */
export const begunBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('submission').where('questionnaire_id', '=', questionnaireId).where('started_at', '<=', askedAt)

/** The same, of those that were taken out. */
export const outBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('taken_out').where('questionnaire_id', '=', questionnaireId).where('at', '<=', askedAt)

export const countLeft = async (db: Database, erasure: Erasure): Promise<number> => {
  const { begun, out } = await db
    .selectNoFrom(({ fn }) => [
      begunBy(db, erasure).select(fn.countAll<number>().as('count')).as('begun'),
      outBy(db, erasure).select(fn.countAll<number>().as('count')).as('out'),
    ])
    .executeTakeFirstOrThrow()
  return (begun ?? 0) + (out ?? 0)
}

/** Of all quizzes, or the one of this id, that is not done. */
export const openErasures = async (db: Database, id: string | null): Promise<Erasure[]> => {
  const open = db.selectFrom('quiz_erasure').selectAll().where('done_at', 'is', null)
  const rows = await (id === null ? open : open.where('id', '=', id)).orderBy('asked_at').orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, questionnaireId: row.questionnaire_id, askedAt: row.asked_at }))
}
