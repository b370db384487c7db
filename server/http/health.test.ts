import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { storageTrouble } from '../database/dialect.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher } from '../testing/people.ts'
import { aWorld, browserOf } from '../testing/world.ts'

describeEachDatabase('the health check', (open, processes) => {
  it('says yes while the database answers and takes writes', async () => {
    const world = await aWorld(open)
    await world.app.beat()
    await world.app.beat()
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
    const app = processes === 1 ? world.app : await world.secondApp()
    expect(await app.beat().catch(storageTrouble)).toBe('read-only')
    expect((await browserOf(app).calls('GET', '/_health')).status).toBe(503)
    await world.end()
  })

  it('knows that nothing can be saved before a heartbeat does', async () => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    await world.app.beat()
    const health = async () => (await world.newBrowser().calls('GET', '/_health')).status
    const { commit } = world.app.context.committer
    const refused = async () => {
      throw Object.assign(new Error('no room'), processes === 1 ? { errcode: 13 } : { code: '53100' })
    }
    await expect(commit(refused, null)).rejects.toThrow('no room')
    expect(await health()).toBe(503)
    await aStudent(world, quiz)
    expect(await health()).toBe(200)
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
