// @module-tag long
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { describePostgres, type TestDatabase } from '../testing/describe-each-database.ts'
import { openLink, type SilentLink } from '../testing/silent-link.ts'
import { refusalOf } from '../testing/town.ts'
import type { Work } from './committer.ts'
import { connect } from './connect.ts'
import { storageTrouble } from './dialect.ts'

const DEADLINE_MS = 600
const BACK_WITHIN_MS = 25_000
/** What the deadline may take longer on a busy machine. */
const LATE_BY_MS = 15_000

describePostgres('a server whose link to the database falls silent', (open) => {
  let database: TestDatabase
  let link: SilentLink
  let app: App
  let worked = 0
  beforeEach(async () => {
    database = await open()
    link = await openLink(database.place.databaseUrl ?? '')
    const place = { databaseUrl: link.url, dataDir: database.place.dataDir }
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place }
    app = createApp({ config, db: await connect(place, { givesUpAfterMs: DEADLINE_MS }) })
    worked = 0
  })
  afterEach(async () => {
    await link.close()
    await app.stop()
    await database.close()
  })

  const keep: Work<string, string> = async (trx, subjects) => {
    worked += 1
    const rows = subjects.map((subject) => ({ subject, failures: 1, first_at: 0 }))
    await trx
      .insertInto('failed_attempt')
      .values(rows)
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute()
    return subjects
  }
  const commits = (name: string, count = 50) =>
    Promise.allSettled(Array.from({ length: count }, (_, at) => app.context.committer.commit(keep, `${name}${at}`)))
  const health = () => app.http.inject({ url: '/api/v1/_health' })
  const kept = async () => {
    const rows = await database.db.selectFrom('failed_attempt').select('subject').execute()
    return new Set(rows.map(({ subject }) => subject))
  }
  const expectRefused = (calls: PromiseSettledResult<string>[]) => {
    for (const call of calls) expect(call.status === 'rejected' && storageTrouble(call.reason)).toBe('unreachable')
  }
  /** Devices ask again and again; answers after how many milliseconds the first of them was heard. */
  const untilKept = async (name: string) => {
    const since = performance.now()
    for (;;) {
      const [call] = await commits(name, 1)
      if (call?.status === 'fulfilled') return performance.now() - since
      if (performance.now() - since > 2 * BACK_WITHIN_MS) throw new Error('nothing is kept any more')
      await pause(20)
    }
  }

  it('tells everybody in time, says no to health checks, and serves again soon after the link is back', async () => {
    const acknowledged = (await commits('before')).flatMap((call) => (call.status === 'fulfilled' ? call.value : []))
    expect(acknowledged).toHaveLength(50)
    expect((await health()).statusCode).toBe(200)

    link.silence()
    const since = performance.now()
    const [first, behind] = await Promise.all([commits('first'), pause(50).then(() => commits('behind', 1000))])
    expectRefused([...first, ...behind])
    expect(performance.now() - since).toBeLessThan(DEADLINE_MS + LATE_BY_MS)
    const sick = await health()
    expect(refusalOf(sick)).toBe('unavailable')
    expect([sick.statusCode, sick.headers['retry-after']]).toEqual([503, '2'])
    const read = await app.http.inject({ url: '/api/v1/quiz?code=ABCD2345' })
    expect([read.statusCode, refusalOf(read)]).toEqual([503, 'unavailable'])

    link.restore()
    expect(await untilKept('again')).toBeLessThan(BACK_WITHIN_MS)
    expect((await commits('first')).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await health()).statusCode).toBe(200)
    const stored = await kept()
    for (const subject of [...acknowledged, 'again0', 'first0', 'first49']) expect(stored).toContain(subject)
  }, 150_000)

  it('does not guess whether a commit was kept: nothing is done twice, and whoever asks again finds it', async () => {
    await commits('before', 1)
    worked = 0
    link.silence('commit')
    expectRefused(await commits('unsure'))
    expect(worked).toBe(1)
    link.restore()
    expect(await kept()).toContain('unsure49')
    expect(await untilKept('unsure')).toBeLessThan(BACK_WITHIN_MS)
    expect((await kept()).size).toBe(51)
  }, 150_000)
})
