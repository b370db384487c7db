import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { storageTrouble } from './dialect.ts'

describe('a connection to PostgreSQL', () => {
  const cut = (db: Database, pid: number) => sql`select pg_terminate_backend(${pid})`.execute(db)
  const ownPid = async (db: Database) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid ?? 0
  }

  it.each([
    ['between two statements of a transaction', 'select 1'],
    ['in the middle of a statement', 'select pg_sleep(5)'],
  ])(
    'that is cut %s fails that transaction alone: the process lives, and the next one gets through',
    async (_, next) => {
      const db = await connect({ databaseUrl: inject('postgresUrl'), dataDir: '' })
      const failed = db.transaction().execute(async (trx) => {
        const pid = await ownPid(trx)
        const isCut = pause(50).then(() => cut(db, pid))
        if (next === 'select 1') await isCut.then(() => pause(100))
        await sql.raw(next).execute(trx)
      })
      expect(storageTrouble(await failed.catch((error: unknown) => error))).toBe('unreachable')
      expect(await db.transaction().execute(ownPid)).toBeGreaterThan(0)
      await db.destroy()
    },
  )
})
