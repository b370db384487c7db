import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aWorld } from '../testing/world.ts'

describeEachDatabase('the health check', (open) => {
  it('says yes while the database answers and takes writes', async () => {
    const world = await aWorld(open)
    await world.app.beat()
    await world.app.beat()
    expect((await world.newBrowser().calls('GET', '/_health')).status).toBe(200)
    await world.end()
  })

  it('knows when the database takes no writes', async () => {
    const world = await aWorld(open)
    await world.database.db.schema.dropTable('heartbeat').execute()
    await expect(world.app.beat()).rejects.toThrow()
    expect((await world.newBrowser().calls('GET', '/_health')).status).toBe(503)
    await world.end()
  })

  it('says no once no heartbeat has succeeded for too long', async () => {
    const world = await aWorld(open)
    await world.app.beat()
    world.clock.advance({ seconds: 13 })
    expect((await world.newBrowser().calls('GET', '/_health')).status).toBe(503)
    await world.app.beat()
    expect((await world.newBrowser().calls('GET', '/_health')).status).toBe(200)
    await world.end()
  })
})
