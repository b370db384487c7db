import { sql } from 'kysely'
import { expect } from 'vitest'
import type { World } from './world.ts'

const TABLES =
  'teacher session password_reset questionnaire version submission saved_answers submission_result report ' +
  'report_queue earlier_token late_answers late_decision attempt_record contact_message subscriber outgoing_mail'

/** All that is kept about people, each row as text. */
export const everyRow = async ({ database }: Pick<World, 'database'>): Promise<string[]> => {
  const found = await Promise.all(
    TABLES.split(' ').map((name) =>
      sql<object>`select ${sql.lit(name)} as in_table, each.* from ${sql.table(name)} as each`.execute(database.db),
    ),
  )
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))).sort()
}

/** Whatever is about any of these people, codes and ids is gone. */
export const expectGone = async (world: Pick<World, 'database'>, traces: string[]): Promise<void> => {
  const left = await everyRow(world)
  expect(left.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([])
}
