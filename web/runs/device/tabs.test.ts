import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSheet, chose } from '../../testing/student-server.ts'
import { claimQuiz, type HandedOver } from './tabs.ts'

/** Every other open channel hears what one posts, a moment later. */
const channels = new Set<FakeChannel>()
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    const others = [...channels].filter((channel) => channel !== this)
    queueMicrotask(() => {
      for (const { onmessage } of others) onmessage?.({ data })
    })
  }
}

const sheet = aSheet({ q1: chose(1, 4) })
const progress: HandedOver = { id: 's1', sheet, at: 1, visited: [], changedAt: { q1: 5 } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  channels.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a quiz in two tabs', () => {
  it('belongs to the newest, which gets what the older one had', async () => {
    const older = claimQuiz('ABCD2345')
    const giveUp = vi.fn(() => progress)
    older.whenTaken(giveUp)
    await vi.advanceTimersByTimeAsync(5000)
    const newer = claimQuiz('ABCD2345')
    const taken = vi.fn(() => null)
    newer.whenTaken(taken)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await newer.handover).toEqual(progress)
    expect(giveUp).toHaveBeenCalledOnce()
    expect(taken).not.toHaveBeenCalled()
  })

  it('belongs to exactly one when both are opened at once', async () => {
    const taken = [vi.fn(() => null), vi.fn(() => null)]
    for (const callback of taken) claimQuiz('ABCD2345').whenTaken(callback)
    await vi.advanceTimersByTimeAsync(1000)
    expect(taken.filter((callback) => callback.mock.calls.length > 0)).toHaveLength(1)
  })

  it('is this tab’s alone where the browser lets no tabs speak, as in a frame of a site that may keep nothing', async () => {
    const refuse = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
    vi.stubGlobal('BroadcastChannel', refuse)
    expect(await claimQuiz('ABCD2345').handover).toBe(null)
  })

  it('waits for nobody when there is no other tab', async () => {
    const alone = claimQuiz('ABCD2345')
    await vi.advanceTimersByTimeAsync(300)
    expect(await alone.handover).toBe(null)
  })

  it('tells a tab that was taken before it had begun', async () => {
    const older = claimQuiz('ABCD2345')
    await vi.advanceTimersByTimeAsync(5000)
    claimQuiz('ABCD2345')
    await vi.advanceTimersByTimeAsync(1000)
    const giveUp = vi.fn(() => null)
    older.whenTaken(giveUp)
    expect(giveUp).toHaveBeenCalledOnce()
  })
})
