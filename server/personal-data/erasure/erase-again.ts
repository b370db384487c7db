import { sql, type Transaction } from 'kysely'
import { deleteHallOf } from '../../audience/questions/store.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { PERSONAL_DATA, TABLES, type Table } from '../registry.ts'
import { erasedAmong } from '../store.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseAttempts } from './erase-attempts.ts'
import { deleteQuiz } from './store.ts'

type Trx = Transaction<Tables>

const AT_ONCE = 500

/** Erases what a restored backup has brought back of all that is known to be erased: rows whose column that the registry calls `remembered` is among it. */
export const eraseAgain = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  for (const table of TABLES) {
    const { remembered } = PERSONAL_DATA[table]
    if (remembered === null) continue
    for await (const values of valuesOf(db, table, remembered)) {
      const erased = [...(await erasedAmong(db, values))]
      if (erased.length === 0) continue
      await inOneTransaction(db, (trx) => deleteRows(trx, { table, column: remembered, values: erased }))
    }
  }
}

async function* valuesOf(db: Database, table: Table, column: string): AsyncGenerator<string[]> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} > ${last} order by value limit ${AT_ONCE}`.execute(db)
    yield rows.map(({ value }) => value)
    last = rows.at(-1)?.value
  }
}

type Rows = { table: Table; column: string; values: string[] }

const deleteRows = async (trx: Trx, { table, column, values }: Rows): Promise<void> => {
  if (table === 'teacher') return deleteAccounts(trx, values)
  if (table === 'submission') return deleteAttempts(trx, values)
  const one = ONE_BY_ONE[table]
  if (one) for (const value of values) await one(trx, value)
  else await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(trx)
}

/** What hangs on more than a row that refers to it. */
const ONE_BY_ONE: Partial<Record<Table, (trx: Trx, value: string) => Promise<void>>> = {
  questionnaire: deleteQuiz,
  hall_question: deleteHallOf,
  hall_vote: deleteHallOf,
}

const deleteAccounts = async (trx: Trx, ids: string[]): Promise<void> => {
  const rows = await trx.selectFrom('teacher').select('email').where('id', 'in', ids).execute()
  for (const { email } of rows) await eraseAccount(trx, email)
}

const deleteAttempts = async (trx: Trx, ids: string[]): Promise<void> => {
  const rows = await trx.selectFrom('submission').select(['id', 'questionnaire_id']).where('id', 'in', ids).execute()
  const byQuestionnaire = Map.groupBy(rows, (row) => row.questionnaire_id)
  for (const [questionnaireId, some] of byQuestionnaire)
    await eraseAttempts(trx, { questionnaireId, ids: some.map(({ id }) => id), out: [] })
}
