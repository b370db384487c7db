import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

/** A quiz whose students' data is to go: of all that had begun by then. */
export type Erasure = { id: string; questionnaireId: string; askedAt: Instant }

/** Attempts that are to go, and are still there. */
export const begunBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('submission').where('questionnaire_id', '=', questionnaireId).where('started_at', '<=', askedAt)

/** The same, of those that were taken out. */
export const outBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('taken_out').where('questionnaire_id', '=', questionnaireId).where('at', '<=', askedAt)

/** The same, of responses to a poll or survey. */
export const givenBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('response').where('questionnaire_id', '=', questionnaireId).where('started_at', '<=', askedAt)

/** Of those that are told to nobody no more than the day is known: what is given on the day goes until it is done. */
export const unnamedBy = (db: Database, { questionnaireId, askedAt }: Erasure) =>
  db.selectFrom('anonymous_response').where('questionnaire_id', '=', questionnaireId).where('ended_on', '<=', askedAt)

/** What is still to go of an erasure; nothing once it is done, whoever has begun since. */
export const countLeft = async (db: Database, erasure: Erasure): Promise<{ attempts: number; responses: number }> => {
  const { id } = erasure
  const row = await db.selectFrom('quiz_erasure').select('done_at').where('id', '=', id).executeTakeFirst()
  if (row?.done_at) return { attempts: 0, responses: 0 }
  const { begun, out, given, unnamed } = await db
    .selectNoFrom(({ fn }) => [
      begunBy(db, erasure).select(fn.countAll<number>().as('count')).as('begun'),
      outBy(db, erasure).select(fn.countAll<number>().as('count')).as('out'),
      givenBy(db, erasure).select(fn.countAll<number>().as('count')).as('given'),
      unnamedBy(db, erasure).select(fn.countAll<number>().as('count')).as('unnamed'),
    ])
    .executeTakeFirstOrThrow()
  return { attempts: Number(begun) + Number(out), responses: Number(given) + Number(unnamed) }
}

/** How many of these responses are there. */
export const countResponses = async (
  db: Database,
  { questionnaireId, ids }: { questionnaireId: string; ids: readonly string[] },
): Promise<number> => {
  const there = await Promise.all(
    (['response', 'anonymous_response'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('questionnaire_id', '=', questionnaireId)
        .where('id', 'in', [...ids])
        .execute(),
    ),
  )
  return there.flat().length
}

/** Of all quizzes, or the one of this id, that is not done. */
export const openErasures = async (db: Database, id: string | null): Promise<Erasure[]> => {
  const open = db.selectFrom('quiz_erasure').selectAll().where('done_at', 'is', null)
  const rows = await (id === null ? open : open.where('id', '=', id)).orderBy('asked_at').orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, questionnaireId: row.questionnaire_id, askedAt: row.asked_at }))
}
