import { expect, it } from 'vitest'
import { sharedServers } from '../testing/at-once.ts'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { beginNewEpoch, createEpoch, readEpoch } from './epoch.ts'

describeBothDatabases('the epoch of a database', (open, processes) => {
  const { world, everyApp } = sharedServers(open, processes)

  it('is the same for every process, also when they ask for it first at the same moment', async () => {
    const apps = await everyApp()
    const epochs = await Promise.all(apps.flatMap(({ context }) => [context.epoch(), readEpoch(context.db)]))
    expect(new Set(epochs).size).toBe(1)
  })

  it('is another one after a restore', async () => {
    const { db } = world().database
    const before = await readEpoch(db)
    const after = await beginNewEpoch(db)
    expect(after).not.toBe(before)
    expect(await createEpoch(db)()).toBe(after)
  })
})
