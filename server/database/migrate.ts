import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { copyInto } from './dialect.ts'
import { StartRefusedError } from './start-refused.ts'

export class NewerDatabaseError extends StartRefusedError {
  override name = 'NewerDatabaseError'
}

const OURS = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the database up to the newest migration, one process at a time. A database that has seen migrations this code
 * does not know is refused; one that holds data is copied into `backupDir` first (SQLite).
 */
export const migrate = async (db: Database, backupDir: string, migrationFolder = OURS): Promise<string[]> => {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  const migrator = new Migrator({ db, provider })
  const known = new Set(Object.keys(await provider.getMigrations()))
  const applied = await appliedTo(db)
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database is newer than this program (it has ${unknown.join(', ')}). Please update.`,
    )
  }
  if (applied.length > 0 && applied.length < known.size) await backUp(db, backupDir)
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const appliedTo = async (db: Database): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

const backUp = async (db: Database, backupDir: string) => {
  await fs.mkdir(backupDir, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  await copyInto(db, path.join(backupDir, `before-migration-${stamp}.sqlite`))?.execute(db)
}
