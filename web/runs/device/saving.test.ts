import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallFailure, fail, ok, type Reply } from '../../calls/reply.ts'
import { resumed } from './progress.ts'
import { Saving } from './saving.ts'

type Answer = () => Reply<unknown> | 'never' | 'slow'

const failure = (change: Partial<CallFailure>) =>
  fail({ status: 503, code: 'busy', fields: {}, retryAfterMs: null, ...change })

const saved: Answer = () => ok({})

const aSaving = (answers: Answer[] = [], msToBell = Number.POSITIVE_INFINITY) => {
  const sent: { changes: number; keepalive: boolean; at: number; timeoutMs: number }[] = []
  const refused: string[] = []
  const saving = new Saving({
    random: () => 1,
    now: () => Date.now(),
    toBell: () => msToBell,
    onChange: () => {},
    onRefused: ({ code }) => refused.push(code),
    send: async ({ changes }, { keepalive, timeoutMs }) => {
      const answer = (answers[sent.length] ?? saved)()
      sent.push({ changes, keepalive, at: Date.now(), timeoutMs })
      if (answer === 'never') return new Promise(() => {})
      if (answer !== 'slow') return answer
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return ok({})
    },
  })
  const change = (changes: number) => saving.changed({ ...resumed([]), changes })
  return { saving, change, sent, refused, changes: () => sent.map(({ changes }) => changes) }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('saving answers', () => {
  it('sends changes made together once, within two seconds, and only then calls them saved', async () => {
    const { saving, change, changes } = aSaving()
    for (const count of [1, 2, 3]) change(count)
    expect(saving.state).toMatchObject({ acknowledged: 0 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(changes()).toEqual([3])
    expect(saving.state).toMatchObject({ acknowledged: 3, failingSince: null })
  })

  it('has one request under way, and sends the newest sheet after it', async () => {
    const { change, changes, saving } = aSaving([() => 'slow'])
    change(1)
    await vi.advanceTimersByTimeAsync(1000)
    change(2)
    change(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(changes()).toEqual([1])
    await vi.advanceTimersByTimeAsync(5000)
    expect(changes()).toEqual([1, 3])
    expect(saving.state.acknowledged).toBe(3)
  })

  it.each([
    { status: null, code: 'network' },
    { status: null, code: 'not_an_answer' },
    { status: 502, code: 'x' },
    { status: 429, code: 'x' },
  ])('tries again, later and later, after $status $code', async (change) => {
    const again = () => failure(change)
    const saving = aSaving([again, again, again])
    saving.change(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saving.sent.map(({ at }) => at)).toEqual([700, 1200, 2200, 4200])
    expect(saving.saving.state).toMatchObject({ acknowledged: 1, failingSince: null })
  })

  it('says since when it fails', async () => {
    const { saving, change } = aSaving(Array.from({ length: 9 }, () => () => failure({})))
    change(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(saving.state).toEqual({ acknowledged: 0, failingSince: 700 })
  })

  it('waits as long as the server asks, but not when the network comes back', async () => {
    const { saving, change, sent } = aSaving([() => failure({ retryAfterMs: 20_000 })])
    change(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(1)
    void saving.flush()
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toHaveLength(2)
    expect(saving.state.acknowledged).toBe(1)
  })

  it.each(['no_attempt', 'already_submitted', 'time_over', 'invalid_request'])(
    'does not repeat a save refused as %s',
    async (code) => {
      const { change, sent, refused } = aSaving([() => failure({ status: 409, code })])
      change(1)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(sent).toHaveLength(1)
      expect(refused).toEqual([code])
    },
  )

  it.each<[string, Answer[]]>([
    ['at once', []],
    ['after it had failed', [() => failure({})]],
  ])('goes on with what is changed after a save whose entries did not all fit, refused %s', async (_, before) => {
    const refuse: Answer = () => failure({ status: 400, code: 'invalid_request' })
    const { change, changes, saving } = aSaving([...before, refuse])
    change(1)
    await vi.advanceTimersByTimeAsync(60_000)
    const refused = changes().length
    change(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(changes().slice(refused)).toEqual([2])
    expect(saving.state).toEqual({ acknowledged: 2, failingSince: null })
  })

  it('sends what was changed while a save was on its way that is then refused', async () => {
    const { change, changes, saving } = aSaving([
      () => {
        change(2)
        return failure({ status: 400, code: 'invalid_request' })
      },
    ])
    change(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(changes()).toEqual([1, 2])
    expect(saving.state.acknowledged).toBe(2)
  })

  it('takes no answer to an older call for an acknowledgement of the newest change', async () => {
    const { saving, change, changes } = aSaving([() => 'slow'])
    change(1)
    await vi.advanceTimersByTimeAsync(1000)
    change(2)
    await vi.advanceTimersByTimeAsync(2800)
    expect(changes()).toEqual([1])
    expect(saving.state.acknowledged).toBe(1)
  })

  it('tries every second or two near the bell, with little patience, whatever the server asks', async () => {
    const again = () => failure({ retryAfterMs: 60_000 })
    const { change, sent } = aSaving([again, again, again], 20_000)
    change(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent.map(({ at }) => at)).toEqual([700, 2700, 4700, 6700])
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([3000, 3000, 3000, 3000])
  })

  it('sends what is unsaved with a request that outlives the page', async () => {
    const { saving, change, sent } = aSaving([() => 'never'])
    change(1)
    await vi.advanceTimersByTimeAsync(800)
    change(2)
    saving.flushBeforeLeaving()
    expect(sent.at(-1)).toMatchObject({ changes: 2, keepalive: true })
  })

  it('sends nothing when all is saved, and nothing after it was stopped', async () => {
    const { saving, change, sent } = aSaving()
    await saving.flush()
    saving.flushBeforeLeaving()
    change(1)
    saving.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([])
  })
})
