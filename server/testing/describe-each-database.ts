import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { FILE } from '../database/former-life.ts'
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

type Place = TestDatabase['place']

const openAt = async (place: Place, migrations?: string): Promise<TestDatabase> => {
  const db = await connect(place)
  await migrate(db, join(place.dataDir, 'backups'), migrations)
  const close = async () => {
    await db.destroy()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
  return { db, place, close }
}

/** Migrating takes longer than copying, and nearly every suite asks for a database as it is now: each process migrates one. */
const madeOnce = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const migratedFile = madeOnce(async () => {
  const place = { databaseUrl: null, dataDir: temporaryDir() }
  const { db } = await openAt(place)
  // Closed before it is read: until then a part of it stands in the log beside it.
  await db.destroy()
  const content = readFileSync(join(place.dataDir, FILE))
  rmSync(place.dataDir, { recursive: true, force: true })
  return content
})

const openFile: OpenDatabase = async (migrations) => {
  const content = migrations === undefined ? await migratedFile() : undefined
  const place = { databaseUrl: null, dataDir: temporaryDir() }
  if (content) writeFileSync(join(place.dataDir, FILE), content)
  return openAt(place, migrations)
}

const newDatabase = async (template = 'template1') => {
  const url = new URL(inject('postgresUrl'))
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin(url.href, `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  return { name, href: url.href }
}

const migratedDatabase = madeOnce(async () => {
  const { name, href } = await newDatabase()
  // PostgreSQL copies only what nobody is connected to.
  await (await openAt({ databaseUrl: href, dataDir: temporaryDir() })).close()
  return name
})

const openServer: OpenDatabase = async (migrations) => {
  const { href } = await newDatabase(migrations === undefined ? await migratedDatabase() : undefined)
  return openAt({ databaseUrl: href, dataDir: temporaryDir() }, migrations)
}

const asAdmin = async (connectionString: string, statement: string) => {
  const admin = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  })
  await sql.raw(statement).execute(admin)
  await admin.destroy()
}

type Suite = (open: OpenDatabase, processes: 1 | 2) => void

/**
 * The same suite on an empty database of each kind, with how many server processes may share one.
 * The gate runs it on SQLite, and of PostgreSQL only its tests with the tag `race`.
 */
export const describeEachDatabase = (about: string, suite: Suite): void => {
  describe(`${about}, on SQLite`, () => suite(openFile, 1))
  describe(`${about}, on PostgreSQL`, { tags: ['long'] }, () => suite(openServer, 2))
}

/** For what speaks of locks, races, dialects or migrations: the gate too runs all of it on both. */
export const describeBothDatabases = (about: string, suite: Suite): void => {
  describe(`${about}, on SQLite`, () => suite(openFile, 1))
  describe(`${about}, on PostgreSQL`, () => suite(openServer, 2))
}

/** For what only a database has that is a server of its own. */
export const describePostgres = (about: string, suite: (open: OpenDatabase) => void): void => {
  describe(`${about}, on PostgreSQL`, () => suite(openServer))
}

/** For what does not depend on the kind of database. */
export const describeOneDatabase = (about: string, suite: (open: OpenDatabase) => void): void => {
  describe(about, () => suite(openFile))
}
