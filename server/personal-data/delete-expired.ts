import { setImmediate as aTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { rowName } from '../database/dialect.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { PERSONAL_DATA, TABLES, type Table } from './registry.ts'
import { rememberErased } from './store.ts'

/** What is deleted is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 200

/** Deletes, some rows at a time, what was kept for as long as the registry says. */
export const deleteExpired = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  for (const table of TABLES) {
    const { retained, remembered } = PERSONAL_DATA[table]
    if (retained === null || 'rule' in retained) continue
    while (await deleteSome(db, { table, ...retained, remembered, at: now() })) await aTurn()
  }
}

type Some = {
  table: Table
  column: string
  after: number
  only?: RawBuilder<boolean>
  remembered: string | null
  at: Instant
}

/** False once there is none left. */
const deleteSome = (db: Database, { table, column, after, only = sql`true`, remembered, at }: Some): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    const row = rowName(trx)
    const { rows } = await sql<{ id: string | null }>`
      delete from ${sql.table(table)} where ${row} in (
        select ${row} from ${sql.table(table)} where ${sql.ref(column)} <= ${at - after} and ${only} limit ${AT_ONCE}
      ) returning ${remembered === null ? sql`null` : sql.ref(remembered)} as id`.execute(trx)
    await rememberErased(
      trx,
      rows.flatMap(({ id }) => id ?? []),
    )
    return rows.length === AT_ONCE
  })
