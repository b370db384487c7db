import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { spacedReading } from './spaced-reading.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Readings that take so long each; what was news by then is read with it. */
const reader = (takesMs: number) => {
  let news = 0
  let underWay = 0
  const begun: number[] = []
  const seen: number[] = []
  let mostAtOnce = 0
  const start = performance.now()
  const reading = spacedReading(async () => {
    const known = news
    begun.push(performance.now() - start)
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    await new Promise((done) => setTimeout(done, takesMs))
    underWay -= 1
    seen.push(known)
    if (known % 7 === 3) throw new Error('no network')
    return true
  })
  const tell = () => {
    news += 1
    reading.onNews()
  }
  return { tell, begun, seen, news: () => news, mostAtOnce: () => mostAtOnce, stop: reading.stop }
}

it('reads at once what comes after a silence', async () => {
  const { tell, begun } = reader(30)
  tell()
  await vi.advanceTimersByTimeAsync(5_000)
  tell()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual([0, 5_000])
})

it.each([
  ['quick readings', 20],
  ['readings that take longer than a second', 2_400],
])('of a busy hall it asks once a second at most, one at a time, and the last news is read: %s', async (_, takesMs) => {
  const { tell, begun, seen, news, mostAtOnce } = reader(takesMs)
  for (let at = 0; at < 53; at += 1) {
    tell()
    await vi.advanceTimersByTimeAsync(197)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(mostAtOnce()).toBe(1)
  for (const [at, time] of begun.slice(1).entries()) expect(time - (begun[at] ?? 0)).toBeGreaterThanOrEqual(1_000)
  expect(seen.at(-1)).toBe(news())
  const many = begun.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun.length).toBe(many)
})

it('reads again until it has come, and says how that stands', async () => {
  let isDown = true
  let read = 0
  const said: boolean[] = []
  const reading = spacedReading(
    async () => {
      read += 1
      return !isDown
    },
    (isFailing) => said.push(isFailing),
  )
  reading.onNews()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(read).toBeGreaterThanOrEqual(3)
  expect(said.every((isFailing) => isFailing)).toBe(true)
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.at(-1)).toBe(false)
  const enough = read
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toBe(enough)
})

it('reads nothing once it is stopped', async () => {
  const { tell, begun, stop } = reader(20)
  tell()
  tell()
  stop()
  tell()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toEqual([0])
})
