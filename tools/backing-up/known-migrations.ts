import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from '../../server/database/connect.ts'

const migrationFolder = path.join(import.meta.dirname, '../../server/database/migrations')
const provider = new FileMigrationProvider({ fs, path, migrationFolder })

export const knownMigrations = async (): Promise<string[]> => Object.keys(await provider.getMigrations()).sort()

/** Those of `applied` that only a newer program knows. */
export const unknownOf = async (applied: string[]): Promise<string[]> => {
  const known = new Set(await knownMigrations())
  return applied.filter((name) => !known.has(name))
}

export const tooNew = (unknown: string[]): string =>
  `it is newer than this program (it has ${unknown.join(', ')}). Please update.`

/** Makes the tables as they were after the migration `last`. */
export const makeTables = async (db: Database, last: string): Promise<void> => {
  const { error } = await new Migrator({ db, provider }).migrateTo(last)
  if (error) throw error
}
