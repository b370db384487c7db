import { sql } from 'kysely'
import { describe, expect, inject, it, vi } from 'vitest'
import { turns } from '../testing/at-once.ts'
import { connect, type Database } from './connect.ts'
import { storageTrouble } from './dialect.ts'

const LONG = 'select pg_sleep(15)'

describe('a connection to PostgreSQL', () => {
  const cut = (db: Database, pid: number) => sql`select pg_terminate_backend(${pid})`.execute(db)
  const ownPid = async (db: Database) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid ?? 0
  }
  /** What the connection with this process is at, as another one sees it; undefined once it is gone. */
  const doing = async (db: Database, pid: number) => {
    const seen = sql<{ query: string }>`select query from pg_stat_activity where pid = ${pid}`
    return (await seen.execute(db)).rows[0]?.query
  }
  const until = (isTrue: () => Promise<boolean>) => vi.waitUntil(isTrue, { interval: 10, timeout: 15_000 })

  it.each([
    ['between two statements of a transaction', true],
    ['in the middle of a statement', false],
  ])(
    'that is cut %s fails that transaction alone: the process lives, and the next one gets through',
    async (_, isBetween) => {
      const db = await connect({ databaseUrl: inject('postgresUrl'), dataDir: '' })
      const failed = db.transaction().execute(async (trx) => {
        const pid = await ownPid(trx)
        if (isBetween) {
          await cut(db, pid)
          await until(async () => (await doing(db, pid)) === undefined)
          await turns(10)
          await sql`select 1`.execute(trx)
        } else {
          const isAtIt = until(async () => (await doing(db, pid)) === LONG)
          await Promise.all([sql.raw(LONG).execute(trx), isAtIt.then(() => cut(db, pid))])
        }
      })
      expect(storageTrouble(await failed.catch((error: unknown) => error))).toBe('unreachable')
      expect(await db.transaction().execute(ownPid)).toBeGreaterThan(0)
      await db.destroy()
    },
  )
})
