import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }
import { namesIn } from './contents.ts'

const tableFigures = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }))
export type TableFigures = z.infer<typeof tableFigures>

const fromJson = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  )

/** What a backup says about itself; it lies in the backup as a table of one row. */
const record = z.object({
  made_at: z.number(),
  product_version: z.string(),
  source: z.enum(['sqlite', 'postgres']),
  tables: fromJson(tableFigures),
})
export type BackupRecord = z.infer<typeof record>

const TABLE = 'backup_info'

export const tablesIn = (db: DatabaseSync): string[] =>
  namesIn(
    db.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'`).all(),
  )
    .filter((name) => name !== TABLE)
    .sort()

const keyOf = (db: DatabaseSync, table: string) => {
  const columns = db.prepare('select name from pragma_table_info(?) where pk > 0 order by pk').all(table)
  return namesIn(columns).map((name) => `"${name}"`)
}

/** As JSON has them, bytes are an object with a name for each. */
const bytesAsText = (_name: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** Rows and checksum of every table, whatever order the rows lie in. */
export const measureTables = (db: DatabaseSync): TableFigures => {
  const measure = (table: string) => {
    const hash = createHash('sha256')
    let rows = 0
    const order = keyOf(db, table).join(', ') || 'rowid'
    for (const row of db.prepare(`select * from "${table}" order by ${order}`).iterate()) {
      hash.update(
        JSON.stringify(
          Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)),
          bytesAsText,
        ),
      )
      rows += 1
    }
    return { rows, sha256: hash.digest('hex') }
  }
  return Object.fromEntries(tablesIn(db).map((table) => [table, measure(table)]))
}

export const writeRecord = (
  db: DatabaseSync,
  { madeAt, source }: { madeAt: number; source: BackupRecord['source'] },
) => {
  const figures = measureTables(db)
  db.exec(`drop table if exists ${TABLE}`)
  db.exec(`create table ${TABLE} (made_at integer, product_version text, source text, tables text)`)
  db.prepare(`insert into ${TABLE} values (?, ?, ?, ?)`).run(
    madeAt,
    packageJson.version,
    source,
    JSON.stringify(figures),
  )
}

/** Null: a copy of a database that says nothing about itself, as those before a migration. */
export const readRecord = (db: DatabaseSync): BackupRecord | null => {
  if (db.prepare(`select 1 from sqlite_master where name = '${TABLE}'`).get() === undefined) return null
  return z.parse(record, db.prepare(`select * from ${TABLE}`).get())
}

export const dropRecord = (db: DatabaseSync): void => db.exec(`drop table if exists ${TABLE}`)
