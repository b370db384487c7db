import { type Kysely, sql } from 'kysely'

/** What a draft becomes: a quiz, as all did so far, or a survey. Its content stays behind whatever lists read. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('draft')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('quiz'))
    .execute()
  await schema
    .alterTable('draft')
    .addColumn('moved', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update draft set moved = content`.execute(db)
  await schema.alterTable('draft').dropColumn('content').execute()
  await schema.alterTable('draft').renameColumn('moved', 'content').execute()
}
