import type { Kysely } from 'kysely'

type Results = { submission_result: { questionnaire_id: string; score: number; out_of: number } }
type Reports = { report: { questionnaire_id: string; body: string } }

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('report_queue')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('out_of', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('report').dropColumn('folded_until').execute()
  await countAfresh(db.withTables<Results & Reports>())
}

/** What the reports said so far went by clocks, and may be wrong. */
const countAfresh = async (db: Kysely<Results & Reports>) => {
  await db.deleteFrom('report').execute()
  const counted = await db
    .selectFrom('submission_result')
    .select(({ fn }) => [
      'questionnaire_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>('score').as('totalMarks'),
      fn.sum<number>('out_of').as('totalOutOf'),
      fn.max('score').as('highest'),
    ])
    .groupBy('questionnaire_id')
    .execute()
  for (const { questionnaire_id, ...body } of counted) {
    await db
      .insertInto('report')
      .values({ questionnaire_id, body: JSON.stringify(body) })
      .execute()
  }
}
