import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { connect, type Database } from '../../server/database/connect.ts'
import { askServer, migrationsFrom } from './contents.ts'
import { makeTables, tooNew, unknownOf } from './known-migrations.ts'
import { OWNER_ONLY, type Refusal, refusal } from './place.ts'
import { tablesIn } from './record.ts'

/** Rows that are in memory at once: a version's questions may be a hundred kilobytes each, a picture a megabyte. */
const PAGE = 50
/** Its one row belongs to the database that it lies in. */
const NOT_COPIED = 'kysely_migration_lock'

const page = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.instanceof(Uint8Array)])))

/** Makes `file`, with the tables as after that migration and no rows. */
const makeEmpty = async (file: string, lastMigration: string) => {
  const folder = mkdtempSync(join(dirname(file), '.making-'))
  try {
    const db = await connect({ databaseUrl: null, dataDir: folder })
    await makeTables(db, lastMigration).finally(() => db.destroy())
    chmodSync(join(folder, 'quiznity.sqlite'), OWNER_ONLY)
    renameSync(join(folder, 'quiznity.sqlite'), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const copyTable = async (from: Database, to: DatabaseSync, table: string) => {
  await sql`declare rows_to_copy no scroll cursor for select * from ${sql.table(table)}`.execute(from)
  to.exec(`delete from "${table}"`)
  for (;;) {
    const rows = z.parse(page, (await sql`fetch ${sql.lit(PAGE)} from rows_to_copy`.execute(from)).rows)
    const [first] = rows
    if (first === undefined) break
    const columns = Object.keys(first)
    const places = columns.map(() => '?').join(', ')
    const insert = to.prepare(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${places})`,
    )
    for (const row of rows) insert.run(...columns.map((name): SQLInputValue => row[name] ?? null))
  }
  await sql`close rows_to_copy`.execute(from)
}

/** False for a PostgreSQL database that no server has been started on. */
export const hasTables = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  return rows[0]?.name !== null
}

/**
 * Copies PostgreSQL into a new SQLite `file`, as everything was at one moment, while servers go on writing. Its tables
 * are made by the same migrations as those that are copied.
 */
export const copyServer = async (databaseUrl: string, file: string): Promise<{ ok: true } | Refusal> => {
  const db = await connect({ databaseUrl, dataDir: '' })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => copySnapshot(trx, file))
  } finally {
    await db.destroy()
  }
}

const copySnapshot = async (from: Database, file: string): Promise<{ ok: true } | Refusal> => {
  if (!(await hasTables(from))) return refusal('no_database', 'The PostgreSQL database is empty.')
  const migrations = await migrationsFrom(askServer(from))
  const unknown = await unknownOf(migrations)
  if (unknown.length > 0) return refusal('newer_database', `The database can not be copied: ${tooNew(unknown)}`)
  await makeEmpty(file, migrations.at(-1) ?? '')
  const to = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    // Flushed as a whole when it is complete; until then nobody takes it for a backup.
    to.exec('pragma journal_mode = delete; pragma synchronous = off; begin')
    for (const table of tablesIn(to)) if (table !== NOT_COPIED) await copyTable(from, to, table)
    to.exec('commit')
    return { ok: true }
  } finally {
    to.close()
  }
}
