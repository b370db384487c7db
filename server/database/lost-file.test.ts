import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { atOnce } from '../testing/at-once.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { refusalOf } from '../testing/town.ts'
import { aWorld, type World } from '../testing/world.ts'
import type { Work } from './committer.ts'
import { storageTrouble } from './dialect.ts'

const noting: Work<string, string> = async (trx, subjects) => {
  await trx
    .insertInto('failed_attempt')
    .values(subjects.map((subject) => ({ subject, failures: 1, first_at: 0 })))
    .execute()
  return subjects
}

const gone = (file: string) => rmSync(file)
const moved = (file: string) => renameSync(file, `${file}.aside`)
const replaced = (file: string) => {
  copyFileSync(file, `${file}.copy`)
  renameSync(`${file}.copy`, file)
}

describeOneDatabase('a database file that', (open) => {
  const commits = ({ app }: World, name: string) =>
    Promise.allSettled(Array.from({ length: 20 }, (_, at) => app.context.committer.commit(noting, `${name}${at}`)))
  const health = ({ app }: World) => app.http.inject({ url: '/api/v1/_health' })

  it.each([
    ['is deleted while the server runs', 'quiznity.sqlite', gone, /is gone/],
    ['is moved away while the server runs', 'quiznity.sqlite', moved, /is gone/],
    ['is replaced while the server runs', 'quiznity.sqlite', replaced, /was replaced/],
    ['loses its journal while the server runs', 'quiznity.sqlite-wal', gone, /is gone/],
  ])('%s acknowledges nothing any more, and says why', async (_, name, strike, why) => {
    const world = await aWorld(open)
    expect((await commits(world, 'before')).every(({ status }) => status === 'fulfilled')).toBe(true)
    strike(join(world.database.place.dataDir, name))

    const after = await commits(world, 'after')
    for (const call of after) {
      expect(call.status === 'rejected' && storageTrouble(call.reason)).toBe('lost')
      expect(String(call.status === 'rejected' && call.reason)).toMatch(why)
    }
    await expect(world.database.db.deleteFrom('failed_attempt').execute()).rejects.toThrow(why)
    expect(refusalOf(await health(world))).toBe('unavailable')
    expect((await health(world)).statusCode).toBe(503)
    await world.end()
  })

  it('comes back stays refused until the server is started again', async () => {
    const world = await aWorld(open)
    const file = join(world.database.place.dataDir, 'quiznity.sqlite')
    renameSync(file, `${file}.aside`)
    expect((await health(world)).statusCode).toBe(503)
    renameSync(`${file}.aside`, file)
    expect((await health(world)).statusCode).toBe(503)
    expect((await commits(world, 'later')).every(({ status }) => status === 'rejected')).toBe(true)
    await world.end()
  })

  it('is lost is told in the log once, however many calls find it so', async () => {
    const world = await aWorld(open)
    const logged: unknown[] = []
    world.app.http.addHook('onRequest', async (request) => {
      request.log.error = (fields: unknown) => void logged.push(fields)
    })
    rmSync(join(world.database.place.dataDir, 'quiznity.sqlite'))
    const replies = await atOnce(5, () => health(world))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503])
    expect(logged).toMatchObject([{ err: { message: expect.stringContaining('is gone') } }])
    await world.end()
  })
})
