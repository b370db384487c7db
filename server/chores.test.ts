import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR } from '#domain/time/time-limit.ts'
import { onceANight, repeatedly } from './chores.ts'
import { describeOneDatabase } from './testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher } from './testing/people.ts'
import { aWorld } from './testing/world.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const aLog = () => ({ error: vi.fn() })
const chore = (work: () => Promise<unknown>, log = aLog()) => repeatedly({ log: log as never }, { everyMs: 1000, work })

it('a chore is done again and again, one at a time', async () => {
  const releases: (() => void)[] = []
  const { stop } = chore(() => new Promise<void>((resolve) => releases.push(resolve)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(releases).toHaveLength(1)
  releases[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(releases).toHaveLength(2)
  releases[1]?.()
  await stop()
})

it('a chore that fails is logged, and tried again', async () => {
  const log = aLog()
  let turns = 0
  const { stop } = chore(() => {
    turns += 1
    return Promise.reject(new Error('not now'))
  }, log)
  await vi.advanceTimersByTimeAsync(3000)
  expect([turns, log.error.mock.calls.length]).toEqual([3, 3])
  await stop()
})

it('a chore that fails tells whoever must know: a disk that can not be trusted ends the process', async () => {
  const failures: unknown[] = []
  const broken = Object.assign(new Error('disk I/O error'), { errcode: 1034 })
  const plan = {
    everyMs: 1000,
    work: () => Promise.reject(broken),
    onFailure: (error: unknown) => failures.push(error),
  }
  const { stop } = repeatedly({ log: aLog() as never }, plan)
  await vi.advanceTimersByTimeAsync(1000)
  expect(failures).toEqual([broken])
  await stop()
})

it('a chore that is stopped finishes what is under way, and is not begun again', async () => {
  let done = 0
  const { stop } = chore(async () => {
    await Promise.resolve()
    done += 1
  })
  vi.advanceTimersByTime(1000)
  await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toBe(1)
})

it('a chore of the night is done when the server starts, and once after each three o’clock in India', async () => {
  let at = Date.UTC(2026, 0, 15, 9)
  let nights = 0
  const work = onceANight({ now: () => at }, async () => {
    nights += 1
  })
  const seen: number[] = []
  for (const hours of [0, 1, 11, 0.5, 0.1, 20, 4, 72]) {
    at += hours * HOUR
    await work()
    seen.push(nights)
  }
  expect(seen).toEqual([1, 1, 1, 2, 2, 2, 3, 4])
})

it('a chore of the night that fails is tried again in the same night', async () => {
  let tries = 0
  const work = onceANight({ now: () => 0 }, () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('not now')) : Promise.resolve()
  })
  await expect(work()).rejects.toThrow('not now')
  await work()
  await work()
  expect(tries).toBe(2)
})

describeOneDatabase('a server that listens', (open) => {
  it('ends by itself what is overdue, and brings it into its report', async () => {
    const world = await aWorld(open)
    const student = await aStudent(world, await aPublishedQuiz(await aTeacher(world)))
    const { db } = world.database
    await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    world.clock.advance({ minutes: 16 })
    expect((await student.result()).status).toBe(403)
    // Its chores are planned by a hook that nobody waits for: a second passes until they have been.
    const until = (isSo: () => Promise<boolean>) =>
      vi.waitUntil(
        async () => {
          await vi.advanceTimersByTimeAsync(1000)
          return isSo()
        },
        { timeout: 5000, interval: 1 },
      )
    await until(async () => (await student.result()).status === 200)
    await until(async () => (await db.selectFrom('report').selectAll().execute()).length === 1)
    vi.useRealTimers()
    await world.end()
  })
})
