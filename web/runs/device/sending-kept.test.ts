import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { createPatience } from '../../calls/retry.ts'
import { aKept, aSheet, aStudentServer, chose, failure } from '../../testing/student-server.ts'
import { type KeptAttempt, mergedKept } from './kept-attempt.ts'
import { sendAllKept } from './sending-kept.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const aDevice = (kept: KeptAttempt[]) => {
  const { server, api } = aStudentServer()
  const journal = new Map(kept.map((each) => [each.id, each]))
  const calls = { save: api.save }
  const sent: string[] = []
  let isOver = false
  const tools = {
    apiOf: (code: string) => ({
      save: (...[delivery, options]: Parameters<typeof api.save>) => {
        const to = code === rahuls.code ? '' : ` to ${code}`
        sent.push(`${delivery.attempt}${delivery.deviceKey === undefined ? '' : ' by key'}${to}`)
        return calls.save(delivery, options)
      },
    }),
    pause: createPatience().pause,
    journal: {
      readAll: async () => [...journal.values()],
      write: async (next: KeptAttempt) => {
        const merged = mergedKept(journal.get(next.id) ?? null, next)
        journal.set(next.id, merged)
        return merged
      },
    },
    device: 'thispage',
    random: () => 1,
    isGivenUp: () => isOver,
  }
  return { server, api, calls, sent, journal, send: () => sendAllKept(kept, tools), giveUp: () => (isOver = true) }
}

const rahuls = aKept({ id: 'rahul', deviceKey: 'the key of Rahul', sheet: aSheet({ q1: chose(1, 5) }) })
const mitas = aKept({ id: 'mita', deviceKey: 'the key of Mita', sheet: aSheet({ q2: chose(0, 5) }) })

describe('what others left on this device', () => {
  it('is brought to the server one after the other, and kept as held', async () => {
    const { send, sent, server, journal } = aDevice([rahuls, mitas])
    await send()
    expect(sent).toEqual(['rahul', 'mita'])
    expect(server.deliveries[0]).toMatchObject({ progress: { sheet: rahuls.sheet, base: 'one.1' } })
    expect([...journal.values()].map(({ heldAt }) => heldAt)).toEqual([0, 0])
  })

  it('is brought to its own quiz, whichever is open', async () => {
    const { send, sent } = aDevice([{ ...rahuls, code: 'OTHER234' }, mitas])
    await send()
    expect(sent).toEqual(['rahul to OTHER234', 'mita'])
  })

  it('does not wait for another one that the server does not take', async () => {
    const { send, sent, calls, api, journal, giveUp } = aDevice([rahuls, mitas])
    calls.save = async (...[delivery, options]) =>
      delivery.attempt === 'rahul' ? failure('busy', 503) : api.save(delivery, options)
    void send()
    await vi.advanceTimersByTimeAsync(1)
    expect([sent, journal.get('mita')?.heldAt]).toEqual([['rahul', 'mita'], 0])
    giveUp()
  })

  it('is brought by its own key where the browser’s cookie is another’s', async () => {
    const { send, sent, calls, api, journal } = aDevice([rahuls])
    calls.save = async (...[delivery, options]) =>
      delivery.deviceKey === 'the key of Rahul' ? api.save(delivery, options) : failure('no_attempt', 401)
    await send()
    expect(sent).toEqual(['rahul', 'rahul by key'])
    expect(journal.get('rahul')?.heldAt).toBe(0)
  })

  it.each([
    { code: 'already_submitted', status: 409, heldAt: 0 },
    { code: 'time_over', status: 410, heldAt: 0 },
    { code: 'too_late', status: 410, heldAt: null },
    { code: 'no_attempt', status: 401, heldAt: null },
    { code: 'invalid_request', status: 400, heldAt: null },
  ])('and is answered $code is tried no more, and held: $heldAt', async ({ code, status, heldAt }) => {
    const { send, sent, calls, journal } = aDevice([rahuls, mitas])
    calls.save = async () => failure(code, status)
    await send()
    expect(new Set(sent.filter((line) => !line.includes('key')))).toEqual(new Set(['rahul', 'mita']))
    expect([...journal.values()].map((each) => each.heldAt)).toEqual([heldAt, heldAt])
  })

  it('waits for the server, longer and longer, until it is told to stop', async () => {
    const { send, sent, calls, giveUp } = aDevice([{ ...rahuls, endsAt: 100 * MINUTE }, mitas])
    calls.save = async () => failure('busy', 503)
    void send()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    const tries = sent.filter((each) => each === 'rahul')
    expect(tries.length).toBeGreaterThan(15)
    expect(tries.length).toBeLessThan(30)
    giveUp()
    const before = sent.length
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(sent).toHaveLength(before)
  })

  it('is tried every second or two around its own bell', async () => {
    const { send, sent, calls } = aDevice([{ ...rahuls, endsAt: 10 * SECOND }])
    calls.save = async () => failure('busy', 503)
    void send()
    await vi.advanceTimersByTimeAsync(20 * SECOND)
    expect(sent.length).toBeGreaterThanOrEqual(10)
  })

  it('and was changed meanwhile in another tab is not called held', async () => {
    const { send, calls, api, journal } = aDevice([rahuls])
    const changed = { ...rahuls, section: 'submitting' as const, sheet: aSheet({ q1: chose(0, 9) }) }
    calls.save = async (...call) => {
      journal.set('rahul', changed)
      return api.save(...call)
    }
    await send()
    expect(journal.get('rahul')).toMatchObject({ heldAt: null, section: 'submitting', sheet: changed.sheet })
  })
})
