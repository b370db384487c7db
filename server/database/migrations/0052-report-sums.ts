import { type Kysely, sql } from 'kysely'
import { numberIn } from '../dialect.ts'

const SUMS = { count: 'count', total_marks: 'totalMarks', total_out_of: 'totalOutOf', highest: 'highest' } as const

/** What a report comes to stands in columns: thousands of them are added up without being read one by one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['count', 'total_marks', 'total_out_of'])
    await db.schema
      .alterTable('report')
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute()
  await db.schema.alterTable('report').addColumn('highest', 'bigint').execute()
  const set = Object.entries(SUMS).map(([column, name]) => sql`${sql.ref(column)} = ${numberIn(db, 'body', name)}`)
  await sql`update report set ${sql.join(set)}`.execute(db)
  await db.schema.alterTable('report').dropColumn('body').execute()
}
