import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallFailure, fail, ok } from './reply.ts'
import { createPatience, isPassing, keepTrying, pauseMs, timeoutMs } from './retry.ts'

const failure = (change: Partial<CallFailure>): CallFailure => ({
  status: 500,
  code: 'internal',
  fields: {},
  retryAfterMs: null,
  ...change,
})

describe('trying again', () => {
  it.each([
    { status: null, code: 'network', passing: true },
    { status: null, code: 'not_an_answer', passing: true },
    { status: 404, code: 'not_an_answer', passing: true },
    { status: 408, code: 'x', passing: true },
    { status: 425, code: 'x', passing: true },
    { status: 429, code: 'too_many_attempts', passing: true },
    { status: 500, code: 'internal', passing: true },
    { status: 503, code: 'busy', passing: true },
    { status: 400, code: 'invalid_request', passing: false },
    { status: 401, code: 'no_attempt', passing: false },
    { status: 409, code: 'already_submitted', passing: false },
    { status: 410, code: 'time_over', passing: false },
  ])('$status $code may pass: $passing', ({ status, code, passing }) => {
    expect(isPassing(failure({ status, code }))).toBe(passing)
  })

  it.each([
    { failures: 0, random: 1, retryAfterMs: null, ms: 500 },
    { failures: 0, random: 0, retryAfterMs: null, ms: 0 },
    { failures: 3, random: 1, retryAfterMs: null, ms: 4000 },
    { failures: 40, random: 1, retryAfterMs: null, ms: 30_000 },
    { failures: 0, random: 0.5, retryAfterMs: 7000, ms: 7250 },
  ])('waits $ms ms after $failures failures, asked to wait $retryAfterMs', ({ failures, random, retryAfterMs, ms }) => {
    expect(pauseMs({ failures, failure: { retryAfterMs }, random, msToBell: Number.POSITIVE_INFINITY })).toBe(ms)
  })

  it.each([
    { msToBell: 59_000, failures: 9, retryAfterMs: null, random: 0, ms: 1000 },
    { msToBell: 0, failures: 9, retryAfterMs: 120_000, random: 1, ms: 2000 },
    { msToBell: -60_000, failures: 0, retryAfterMs: null, random: 0.5, ms: 1500 },
    { msToBell: -61_000, failures: 9, retryAfterMs: null, random: 1, ms: 30_000 },
    { msToBell: 70_000, failures: 9, retryAfterMs: null, random: 1, ms: 12_000 },
    { msToBell: 70_000, failures: 0, retryAfterMs: 120_000, random: 0, ms: 11_000 },
  ])('$msToBell ms before the bell waits $ms ms', ({ msToBell, failures, retryAfterMs, random, ms }) => {
    expect(pauseMs({ failures, failure: { retryAfterMs }, random, msToBell })).toBe(ms)
  })

  it.each([
    { failures: 0, msToBell: 900_000, ms: 5000 },
    { failures: 9, msToBell: 900_000, ms: 20_000 },
    { failures: 9, msToBell: 60_000, ms: 3000 },
    { failures: 0, msToBell: -60_000, ms: 3000 },
  ])('gives a call $ms ms after $failures failures, $msToBell ms before the bell', ({ failures, msToBell, ms }) => {
    expect(timeoutMs(failures, msToBell)).toBe(ms)
  })

  describe('until it succeeds', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('goes on through passing failures and ends at once at any other', async () => {
      const replies = [fail(failure({})), fail(failure({ status: 503 })), fail(failure({ status: 404 }))]
      const seen: number[] = []
      const make = async () => replies[seen.length] ?? ok(1)
      const onFailure = ({ status }: CallFailure) => seen.push(status ?? 0)
      const trying = keepTrying(make, { patience: createPatience(), onFailure, random: () => 1 })
      await vi.runAllTimersAsync()
      expect(await trying).toMatchObject({ ok: false, failure: { status: 404 } })
      expect(seen).toEqual([500, 503])
    })

    it('ends when somebody has had enough, with the last failure', async () => {
      let isGivenUp = false
      const make = async () => fail(failure({ status: 503 }))
      const options = { patience: createPatience(), onFailure: () => {}, isGivenUp: () => isGivenUp }
      const trying = keepTrying(make, options)
      await vi.advanceTimersByTimeAsync(100)
      isGivenUp = true
      options.patience.wake()
      expect(await trying).toMatchObject({ ok: false, failure: { status: 503 } })
    })

    it('does not wait any longer once it is woken', async () => {
      const patience = createPatience()
      let calls = 0
      const make = async () => (++calls === 1 ? fail(failure({ retryAfterMs: 60_000 })) : ok('there'))
      const trying = keepTrying(make, { patience, onFailure: () => {} })
      await vi.advanceTimersByTimeAsync(10)
      patience.wake()
      expect(await trying).toEqual(ok('there'))
    })
  })
})
