import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Features } from './features.ts'
import { createHousekeeping } from './housekeeping.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const aHouse = (...features: Features[]) => {
  let at = Date.UTC(2026, 0, 15, 9)
  const log = { error: vi.fn() }
  const onBrokenStorage = vi.fn()
  const house = createHousekeeping({ log: log as never, now: () => at }, features, onBrokenStorage)
  const pass = (ms: number) => {
    at += ms
  }
  return { ...house, log, onBrokenStorage, pass }
}

/** Steps that tell in `taken` that they were, and fail with what is given. */
const stepsOf = (taken: string[]) => (name: string, failure?: Error) => () => {
  taken.push(name)
  return failure ? Promise.reject(failure) : Promise.resolve()
}
const broken = () => Object.assign(new Error('disk I/O error'), { errcode: 1034 })

it('chores are done at their times once the house is kept, those of the night once a night', async () => {
  const done: string[] = []
  const step = stepsOf(done)
  const { begin, stop, pass } = aHouse(
    { chores: { often: { every: 20 * SECOND, work: step('often') } } },
    { chores: { nightly: { every: 'night', work: step('nightly') } } },
  )
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(done).toEqual([])
  begin()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(done.toSorted()).toEqual(['nightly', 'often', 'often', 'often'])
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(done.filter((name) => name === 'nightly')).toHaveLength(1)
  pass(DAY)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(done.filter((name) => name === 'nightly')).toHaveLength(2)
  await stop()
})

it('what is under way is hurried when the house is left, and waited for', async () => {
  let hurry = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      hurry = resolve
    })
  const { begin, stop } = aHouse({ chores: { slow: { every: SECOND, work, hurry: () => hurry() } } })
  begin()
  await vi.advanceTimersByTimeAsync(SECOND)
  await stop()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(vi.getTimerCount()).toBe(0)
})

it('a disk that can not be trusted is told to whoever must end the process; no other failure is', async () => {
  const failing = (error: Error): Features => ({
    chores: { failing: { every: SECOND, work: () => Promise.reject(error) } },
  })
  for (const [error, calls] of [[new Error('not now'), 0] as const, [broken(), 1] as const]) {
    const { begin, stop, onBrokenStorage } = aHouse(failing(error))
    begin()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(onBrokenStorage).toHaveBeenCalledTimes(calls)
    await stop()
  }
})

it('what is kept for long enough is tidied every ten minutes, in the order of the lists', async () => {
  const taken: string[] = []
  const step = stepsOf(taken)
  const { begin, stop } = aHouse({ tidying: [step('first'), step('second')] }, {}, { tidying: [step('third')] })
  begin()
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(taken).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(taken).toEqual(['first', 'second', 'third'])
  await stop()
})

it.each([
  ['one that fails', [new Error('one')], /^one$/],
  ['some that fail', [new Error('one'), new Error('two')], /^one$/],
])('%s of what is tidied keeps none of the others from its turn, and is told', async (_, failures, message) => {
  const taken: string[] = []
  const step = stepsOf(taken)
  const { tidy, log } = aHouse({ tidying: [step('first', failures[0]), step('second', failures[1]), step('third')] })
  await expect(tidy()).rejects.toThrow(message)
  expect(log.error.mock.calls.map(([{ err }]) => err)).toEqual(failures.slice(1))
  expect(taken).toEqual(['first', 'second', 'third'])
})

it('what ails the storage ends the tidying at once', async () => {
  const taken: string[] = []
  const step = stepsOf(taken)
  const failure = broken()
  const before = new Error('one')
  const { tidy, log } = aHouse({ tidying: [step('first', before), step('second', failure), step('third')] })
  await expect(tidy()).rejects.toBe(failure)
  expect(taken).toEqual(['first', 'second'])
  expect(log.error.mock.calls.map(([{ err }]) => err)).toEqual([before])
})
