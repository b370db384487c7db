import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { holderOf } from './store.ts'

describeEachDatabase('what an anonymous response was until its end', (open) => {
  const world = sharedWorld(open)
  const place = () => world().database.place
  const isFile = () => place().databaseUrl === null
  const isInFiles = (trace: string) =>
    readdirSync(place().dataDir)
      .filter((name) => name.includes('.sqlite'))
      .some((name) => readFileSync(join(place().dataDir, name)).includes(trace))
  const anEnded = async () => {
    const survey = await aPublishedPoll(await aTeacher(world()), { kind: 'survey', responding: { anonymous: true } })
    const key = newToken()
    expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(key)))
    return holderOf(survey.id, key)
  }
  const clear = () => world().app.context.partings.clear()

  it('is in no file any more once that is cleared away, each time anew', async () => {
    for (const turn of [1, 2]) {
      const holder = await anEnded()
      expect(isInFiles(holder), `before turn ${turn}`).toBe(isFile())
      await clear()
      expect(isInFiles(holder), `after turn ${turn}`).toBe(false)
    }
  })

  it('is cleared away later where somebody reads the files meanwhile', async () => {
    const holder = await anEnded()
    const reader = new DatabaseSync(isFile() ? join(place().dataDir, 'quiznity.sqlite') : ':memory:')
    reader.exec('begin')
    reader.prepare('select count(*) from sqlite_schema').get()
    await clear()
    expect(isInFiles(holder)).toBe(isFile())
    reader.close()
    await clear()
    expect(isInFiles(holder)).toBe(false)
  })
})
