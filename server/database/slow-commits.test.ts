import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { expect, it } from 'vitest'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'
import { createCommitter, type Work } from './committer.ts'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

const SLOW_MS = 200

type Disk = { ms?: number; accepted?: () => number }

/** Each commit takes `ms` of a clock that only commits move; `commits` holds how many callers each has answered. */
const onSlowDisk = (db: Database, { ms = SLOW_MS, accepted = () => 0 }: Disk = {}) => {
  let at = 0
  let inBatch = 0
  const slices: number[] = []
  const commits: number[] = []
  const work: Work<string, string> = async (trx, subjects) => {
    const rows = subjects.map((subject) => ({ subject, failures: 1, first_at: 0 }))
    for (let from = 0; from < rows.length; from += 100)
      await trx
        .insertInto('failed_attempt')
        .values(rows.slice(from, from + 100))
        .execute()
    slices.push(subjects.length)
    inBatch += subjects.length
    return subjects
  }
  const execute = async (inside: (trx: Transaction<Tables>) => Promise<unknown>) => {
    const outcome = await db.transaction().execute(inside)
    at += ms
    commits.push(inBatch)
    inBatch = 0
    return outcome
  }
  const slow = { getExecutor: () => db.getExecutor(), transaction: () => ({ execute }) }
  return { committer: createCommitter(slow as never, { clock: () => at, accepted }), work, commits, slices }
}

describeBothDatabases('commits that take long', (open, processes) => {
  const world = sharedWorld(open)
  const waiting = async () => {
    const disk = onSlowDisk(world().database.db)
    const subjects = Array.from({ length: 5000 }, (_, at) => `s${at}`)
    await Promise.all(subjects.map((subject) => disk.committer.commit(disk.work, subject)))
    const { count } = await world()
      .database.db.selectFrom('failed_attempt')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(5000)
    return disk
  }

  it.runIf(processes === 1)('answer thousands that wait in a few of them, and let the event loop breathe', async () => {
    const { commits, slices } = await waiting()
    expect(commits.length).toBeLessThanOrEqual(5)
    expect(Math.max(...slices)).toBe(256)
  })

  it.runIf(processes === 1)('wait for whoever comes one in each turn of the event loop', async () => {
    const { committer, work, commits } = onSlowDisk(world().database.db)
    await committer.commit(work, 'the first, who shows how slow it is')
    const calls: Promise<string>[] = []
    for (let at = 0; at < 50; at += 1) {
      calls.push(committer.commit(work, `one in a turn ${at}`))
      await aTurn()
      await aTurn()
    }
    await Promise.all(calls)
    expect(commits).toEqual([1, 50])
  })

  it.runIf(processes === 1)('wait on a quick disk too while one connection after the other is accepted', async () => {
    let accepted = 0
    const { committer, work, commits } = onSlowDisk(world().database.db, { ms: 1, accepted: () => accepted })
    const calls = [committer.commit(work, 'who was there before')]
    for (let at = 0; at < 50; at += 1) {
      accepted += 1
      await aTurn()
      calls.push(committer.commit(work, `accepted as number ${at}`))
    }
    await Promise.all(calls)
    expect(commits).toEqual([51])
  })

  it.runIf(processes === 2)(
    'stay small where several go side by side: each locks its rows in one statement',
    async () => {
      const { slices } = await waiting()
      expect(Math.max(...slices)).toBe(256)
      expect(slices).toHaveLength(20)
    },
  )
})
