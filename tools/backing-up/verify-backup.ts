import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { askFile, type Contents, contentsFrom, migrationsFrom } from './contents.ts'
import { knownMigrations, tooNew, unknownOf } from './known-migrations.ts'
import { type Refusal, refusal } from './place.ts'
import { type BackupRecord, measureTables, readRecord, type TableFigures, tablesIn } from './record.ts'

export type Verified = {
  ok: true
  file: string
  bytes: number
  /** Null where the file is a plain copy of a database, which nothing can be compared with. */
  madeAt: string | null
  source: BackupRecord['source'] | null
  version: string | null
  /** Migrations that this program would apply to it. */
  pending: string[]
  contents: Contents
}

/** Reads a whole backup and compares it with what it says about itself. The file is not changed. */
export const verifyBackup = async (file: string): Promise<Verified | Refusal> => {
  if (!existsSync(file) || !statSync(file).isFile()) return refusal('no_file', `There is no file ${file}.`)
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true })
    return await verifyOpen(db, file)
  } catch (error) {
    return refusal('damaged', `${file} can not be read: ${error instanceof Error ? error.message : error}.`)
  } finally {
    db?.close()
  }
}

const verifyOpen = async (db: DatabaseSync, file: string): Promise<Verified | Refusal> => {
  const tables = tablesIn(db)
  if (!['kysely_migration', 'teacher', 'questionnaire', 'submission'].every((table) => tables.includes(table)))
    return refusal('not_a_backup', `${file} is no backup of Quiznity.`)
  const migrations = await migrationsFrom(askFile(db))
  const unknown = await unknownOf(migrations)
  if (unknown.length > 0) return refusal('newer_database', `${file} can not be used: ${tooNew(unknown)}`)
  const damage = damageIn(db)
  if (damage !== null) return refusal('damaged', `${file} is damaged: ${damage}.`)
  const record = readRecord(db)
  const differing = record === null ? [] : differencesOf(record.tables, measureTables(db))
  if (differing.length > 0)
    return refusal('damaged', `${file} is not as it was made: ${differing.join(', ')} hold something else.`)
  return {
    ok: true,
    file,
    bytes: statSync(file).size,
    madeAt: record === null ? null : new Date(record.made_at).toISOString(),
    source: record?.source ?? null,
    version: record?.product_version ?? null,
    pending: (await knownMigrations()).filter((name) => !migrations.includes(name)),
    contents: await contentsFrom(askFile(db)),
  }
}

/** What SQLite itself finds wrong; null: nothing. */
export const damageIn = (db: DatabaseSync): string | null => {
  const [found] = db.prepare('pragma integrity_check(1)').all()
  if (found?.integrity_check !== 'ok') return String(found?.integrity_check)
  const [orphan] = db.prepare('pragma foreign_key_check').all()
  return orphan === undefined ? null : `a row of ${orphan.table} belongs to one that is not there`
}

const differencesOf = (told: TableFigures, found: TableFigures): string[] =>
  [...new Set([...Object.keys(told), ...Object.keys(found)])].filter(
    (table) => told[table]?.rows !== found[table]?.rows || told[table]?.sha256 !== found[table]?.sha256,
  )
