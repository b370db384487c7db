import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce } from '../testing/at-once.ts'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'
import { type Committer, createCommitter, QueueFullError, type Work } from './committer.ts'
import { connect } from './connect.ts'

type Item = { subject: string; failures: number }

/** Writes a row for each item and notes how many came together; a negative count is what the database refuses. */
const noting =
  (batches: number[]): Work<Item, string> =>
  async (trx, items) => {
    batches.push(items.length)
    if (items.some(({ failures }) => failures < 0)) throw new Error('a bad item')
    const rows = items.map((item) => ({ ...item, first_at: 0 }))
    await trx.insertInto('failed_attempt').values(rows).execute()
    return items.map(({ subject }) => `done ${subject}`)
  }

describeBothDatabases('shared commits', (open) => {
  const world = sharedWorld(open)
  let batches: number[] = []
  let work = noting(batches)
  let committer: Committer
  const item = (subject: string, failures = 1) => ({ subject, failures })
  const stored = async () => {
    const rows = await world().database.db.selectFrom('failed_attempt').select('subject').orderBy('subject').execute()
    return rows.map(({ subject }) => subject)
  }

  beforeAll(() => {
    committer = createCommitter(world().database.db)
  })
  beforeEach(async () => {
    batches = []
    work = noting(batches)
    await world().database.db.deleteFrom('failed_attempt').execute()
  })

  it('take what arrives in one turn as one transaction, and answer each caller', async () => {
    const answers = await atOnce(100, (at) => committer.commit(work, item(`s${at}`)))
    expect(answers).toEqual(Array.from({ length: 100 }, (_, at) => `done s${at}`))
    expect(batches).toEqual([100])
    expect(await stored()).toHaveLength(100)
  })

  it('do the work of at most 256 callers at a time', async () => {
    await atOnce(600, (at) => committer.commit(work, item(`s${at}`)))
    expect(batches.sort()).toEqual([256, 256, 88])
  })

  it('are failing once the storage took nothing, until it takes something or ten seconds later', async () => {
    let at = 0
    const one = createCommitter(world().database.db, { clock: () => at })
    const full: Work<Item, string> = async () => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    }
    const fails = async () => {
      await expect(one.commit(full, item('s'))).rejects.toThrow('full')
      await one.drain()
    }
    await fails()
    expect(one.isFailing()).toBe(true)
    await one.commit(work, item('small'))
    await one.drain()
    expect(one.isFailing()).toBe(false)
    await fails()
    at += 10_001
    expect(one.isFailing()).toBe(false)
    await expect(one.commit(work, item('bad', -1))).rejects.toThrow('a bad item')
    expect(one.isFailing()).toBe(false)
  })

  it('are busy while a crowd waits for them', async () => {
    const calls = atOnce(600, (at) => committer.commit(work, item(`s${at}`)))
    expect(committer.isBusy()).toBe(true)
    await calls
    expect(committer.isBusy()).toBe(false)
    await committer.commit(work, item('one'))
  })

  it('take different kinds of work together, each kind once', async () => {
    const others: number[] = []
    const otherWork = noting(others)
    await atOnce(20, (at) => committer.commit(at % 2 === 0 ? work : otherWork, item(`s${at}`)))
    expect([batches, others]).toEqual([[10], [10]])
  })

  it('let a bad item hurt nobody else', async () => {
    const calls = await Promise.allSettled(
      Array.from({ length: 9 }, (_, at) => committer.commit(work, item(`s${at}`, at === 4 ? -1 : 1))),
    )
    expect(calls.map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, (_, at) => (at === 4 ? 'rejected' : 'fulfilled')),
    )
    expect(await stored()).toEqual(['s0', 's1', 's2', 's3', 's5', 's6', 's7', 's8'])
  })

  it('let an item that the database refuses hurt nobody else', async () => {
    await committer.commit(work, item('taken'))
    const calls = await Promise.allSettled(['a', 'taken', 'b'].map((subject) => committer.commit(work, item(subject))))
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await stored()).toEqual(['a', 'b', 'taken'])
  })

  it('answer only after the commit: another connection finds what was acknowledged', async () => {
    const other = await connect(world().database.place)
    for (let round = 0; round < 5; round += 1) {
      await committer.commit(work, item(`s${round}`))
      const seen = await other
        .selectFrom('failed_attempt')
        .select('subject')
        .where('subject', '=', `s${round}`)
        .execute()
      expect(seen).toHaveLength(1)
    }
    await other.destroy()
  })

  it('refuse at once what is too much to wait for, and take more when there is room', async () => {
    const small = createCommitter(world().database.db, { maxWaiting: 10 })
    const calls = await Promise.allSettled(Array.from({ length: 15 }, (_, at) => small.commit(work, item(`s${at}`))))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []))
    expect(refused.every((reason) => reason instanceof QueueFullError)).toBe(true)
    expect(await small.commit(work, item('later'))).toBe('done later')
  })

  it('are drained when nothing waits and nothing is under way', async () => {
    await committer.drain()
    const finished: string[] = []
    const calls = atOnce(600, async (at) => {
      await committer.commit(work, item(`s${at}`))
      finished.push('call')
    })
    await committer.drain()
    expect(await stored()).toHaveLength(600)
    await calls
    expect(finished).toHaveLength(600)
  })
})

describe('a storage that is gone', () => {
  it('is told to every caller, and not asked again for each', async () => {
    let asked = 0
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
    const db = {
      getExecutor: () => ({ adapter: {} }),
      transaction: () => ({
        execute: () => {
          asked += 1
          return Promise.reject(lost)
        },
      }),
    }
    const committer = createCommitter(db as never)
    const calls = await Promise.allSettled(
      [1, 2, 3].map((at) => committer.commit(noting([]), { subject: `s${at}`, failures: 1 })),
    )
    expect(calls.map((call) => call.status === 'rejected' && call.reason)).toEqual([lost, lost, lost])
    expect(asked).toBe(1)
  })
})
