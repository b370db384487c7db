import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

export type TestDatabase = {
  db: Database
  /** Where another process would find the same database. */
  place: { databaseUrl: string | null; dataDir: string }
  close: () => Promise<void>
}
/** As it is now; or as it was after the migrations in this folder. */
export type OpenDatabase = (migrations?: string) => Promise<TestDatabase>

/** In memory where there is such a place: what a test commits need not outlive it, and a disk would make it wait. */
const IN_MEMORY = '/dev/shm'
const temporaryDir = () => mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'quiznity-test-'))

const openAt = async (databaseUrl: string | null, migrations?: string): Promise<TestDatabase> => {
  const place = { databaseUrl, dataDir: temporaryDir() }
  const db = await connect(place)
  await migrate(db, join(place.dataDir, 'backups'), migrations)
  const close = async () => {
    await db.destroy()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
  return { db, place, close }
}

const openFile: OpenDatabase = (migrations) => openAt(null, migrations)

const openServer: OpenDatabase = async (migrations) => {
  const url = new URL(inject('postgresUrl'))
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return openAt(url.href, migrations)
}

const asAdmin = async (connectionString: string, statement: string) => {
  const admin = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  })
  await sql.raw(statement).execute(admin)
  await admin.destroy()
}

/** The same suite on an empty database of each kind, with how many server processes may share one. */
export const describeEachDatabase = (about: string, suite: (open: OpenDatabase, processes: 1 | 2) => void): void => {
  describe(`${about}, on SQLite`, () => suite(openFile, 1))
  describe(`${about}, on PostgreSQL`, () => suite(openServer, 2))
}

/** For what does not depend on the kind of database. */
export const describeOneDatabase = (about: string, suite: (open: OpenDatabase) => void): void => {
  describe(about, () => suite(openFile))
}
