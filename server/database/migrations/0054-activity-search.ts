import type { Kysely } from 'kysely'
import { activityDetails } from '#domain/people/activity.ts'
import { textOfDetails } from '#domain/people/activity-search.ts'
import { readJson } from '../columns.ts'

type Log = { activity: { id: string; details: string; search_text: string } }

const AT_ONCE = 500

/** What an entry of the log says beside its sentence can be searched. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('activity')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await describeAll(db.withTables<Log>())
}

const describeAll = async (db: Kysely<Log>) => {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('activity')
      .select(['id', 'details'])
      .where('id', '>', last)
      .where('details', '<>', '{}')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, details } of rows)
      await db
        .updateTable('activity')
        .set({ search_text: textOfDetails(readJson(activityDetails, details)) })
        .where('id', '=', id)
        .execute()
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
