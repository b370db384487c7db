import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { browserOf, sharedWorld } from '../testing/world.ts'

describeOneDatabase('a database file that another program holds', (open) => {
  const world = sharedWorld(open)

  /** As `begin immediate` at a shell does; answers what lets go. */
  const held = () => {
    const other = new DatabaseSync(join(world().database.place.dataDir, 'quiznity.sqlite'))
    other.exec('begin immediate')
    onTestFinished(() => other.close())
    return () => other.exec('commit')
  }
  const noteFailure = (subject: string) =>
    world().database.db.insertInto('failed_attempt').values({ subject, failures: 1, first_at: 1 }).execute()
  const subjects = async () =>
    (await world().database.db.selectFrom('failed_attempt').select('subject').execute()).map(({ subject }) => subject)

  it('is written to once it is let go of, and holds up nobody who wants nothing from it', async () => {
    const letGo = held()
    const { db } = world().database
    const written = db.transaction().execute((trx) => trx.deleteFrom('failed_attempt').execute())
    // SQLite's own patience would hold the event loop until it gave up: nobody could let go meanwhile.
    await aTurn()
    letGo()
    await written
    const again = held()
    const single = noteFailure('one statement')
    await aTurn()
    again()
    await single
    expect(await subjects()).toEqual(['one statement'])
  })

  it('is told of in time by the health of the server, and no more once it is free', { tags: ['long'] }, async () => {
    const letGo = held()
    const written = noteFailure('later')
    const health = () => browserOf(world().app).calls('GET', '/_health')
    expect((await health()).status).toBe(503)
    letGo()
    await written
    await expect.poll(async () => (await health()).status).toBe(200)
  })

  it('is given up in the end, and says why', { tags: ['long'], timeout: 20_000 }, async () => {
    held()
    await expect(noteFailure('never')).rejects.toMatchObject({ errcode: 5 })
  })
})
