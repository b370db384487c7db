import { afterEach, expect, it, vi } from 'vitest'
import { abortedAfter } from './aborted-after.ts'

const native = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {}

afterEach(() => {
  vi.useRealTimers()
  Object.defineProperty(AbortSignal, 'timeout', native)
})

it('gives up in time where the browser has such a signal', async () => {
  const signal = abortedAfter(10)
  expect(signal.aborted).toBe(false)
  await vi.waitFor(() => expect(signal.aborted).toBe(true))
})

it('gives up in time where it has none', () => {
  vi.useFakeTimers()
  Reflect.deleteProperty(AbortSignal, 'timeout')
  const signal = abortedAfter(5000)
  vi.advanceTimersByTime(4999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
