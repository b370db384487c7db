import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'

const SQLITE_ERROR_OF_THE_DUPLICATE = 1555

describeOneDatabase('a transaction that SQLite has undone by itself', (open) => {
  const world = sharedWorld(open)

  it('tells why it was undone, not that there is nothing left to undo, and the next one works', async () => {
    const { db } = world().database
    const twice = sql`insert or rollback into heartbeat (name, at) values ('twice', 1), ('twice', 2)`
    const failed = db.transaction().execute((trx) => twice.execute(trx))
    await expect(failed).rejects.toMatchObject({ errcode: SQLITE_ERROR_OF_THE_DUPLICATE })

    await db.transaction().execute((trx) => sql`insert into heartbeat (name, at) values ('once', 1)`.execute(trx))
    const { rows } = await sql<{ name: string }>`select name from heartbeat where name like '%ce'`.execute(db)
    expect(rows).toEqual([{ name: 'once' }])
  })
})

describeOneDatabase('a row that was deleted', (open) => {
  const world = sharedWorld(open)

  it('is overwritten in the file, whoever deleted it', async () => {
    const { db, place } = world().database
    const inFile = () => readFileSync(join(place.dataDir, 'quiznity.sqlite'), 'latin1')
    const written = () => sql`pragma wal_checkpoint(truncate)`.execute(db)
    const name = `secret ${'x'.repeat(9000)} end of it`
    await db.insertInto('failed_attempt').values({ subject: name, failures: 1, first_at: 1 }).execute()
    await db.insertInto('failed_attempt').values({ subject: 'short secret', failures: 1, first_at: 1 }).execute()
    await written()
    expect(inFile()).toContain('short secret')
    await db.deleteFrom('failed_attempt').execute()
    await written()
    for (const trace of ['short secret', 'end of it', 'xxxxxxxx']) expect(inFile()).not.toContain(trace)
  })
})
