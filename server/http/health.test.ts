import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { storageTrouble } from '../database/dialect.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aWorld } from '../testing/world.ts'
import { beat } from './health.ts'

describeEachDatabase('the health check', (open, processes) => {
  it('says yes while the database answers and takes writes', async () => {
    const world = await aWorld(open)
    const readiness = { isDraining: false, canWrite: false }
    await beat(world.app.context, readiness)
    await beat(world.app.context, readiness)
    expect(readiness.canWrite).toBe(true)
    expect((await world.newBrowser().calls('GET', '/_health')).status).toBe(200)
    await world.end()
  })

  it('knows when the database may only be read', async () => {
    const world = await aWorld(open)
    const { db, place } = world.database
    const forbidWrites =
      processes === 1
        ? 'pragma query_only = on'
        : `alter database ${new URL(place.databaseUrl ?? '').pathname.slice(1)} set default_transaction_read_only = on`
    await sql.raw(forbidWrites).execute(db)
    const { context } = processes === 1 ? world.app : await world.secondApp()
    const readiness = { isDraining: false, canWrite: true }
    expect(await beat(context, readiness).catch(storageTrouble)).toBe('read-only')
    expect(readiness.canWrite).toBe(false)
    await world.end()
  })

  it('knows when the database takes no writes', async () => {
    const world = await aWorld(open)
    await world.database.db.schema.dropTable('heartbeat').execute()
    const readiness = { isDraining: false, canWrite: true }
    await expect(beat(world.app.context, readiness)).rejects.toThrow()
    expect(readiness.canWrite).toBe(false)
    await world.end()
  })
})
