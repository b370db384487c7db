import { describe, expect, it, vi } from 'vitest'
import { fail, ok, type Reply } from '../../calls/reply.ts'
import type { Mark } from './mark.ts'
import { type Marked, SavingMarks } from './saving-marks.ts'

const mark = (marks: number, comment = ''): Mark => ({ marks, rubric: [], comment })
const failure = (status: number | null, code: string) => fail({ status, code, fields: {}, retryAfterMs: null })

/** A server whose replies are given one by one; a pause ends when it is told to. */
const aServer = () => {
  const calls: { basedOn: string; mark: Mark | null; reply: (reply: Reply<Marked>) => void }[] = []
  const pauses: (() => void)[] = []
  const onChange = vi.fn()
  const kept = vi.fn()
  const saving = new SavingMarks({
    send: (_, basedOn, sent) => new Promise((reply) => calls.push({ basedOn, mark: sent, reply })),
    pause: () => new Promise<void>((over) => pauses.push(over)),
    onChange,
    keep: kept,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const pauseOver = async () => {
    for (const over of pauses.splice(0)) over()
    await settle()
  }
  const replies = async (reply: Reply<Marked>) => {
    calls.at(-1)?.reply(reply)
    await settle()
  }
  return { saving, calls, pauseOver, replies, kept }
}

describe('a mark', () => {
  it('is saved once it is acknowledged, and what is typed in one go travels together', async () => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', mark(1))
    saving.put('a', '0/', mark(1, 'W'))
    saving.put('a', '0/', mark(1, 'Well'))
    expect([saving.at('a')?.state, saving.isDue(), calls.length]).toEqual(['saving', true, 0])
    await pauseOver()
    expect(calls.map((call) => [call.basedOn, call.mark])).toEqual([['0/', mark(1, 'Well')]])
    expect(saving.at('a')?.state).toBe('saving')
    await replies(ok({ base: '1/' }))
    expect([saving.at('a')?.state, saving.isDue()]).toEqual(['saved', false])
  })

  it('that fails is kept and said again word for word, and what came meanwhile follows it', async () => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', mark(1))
    await pauseOver()
    await replies(failure(null, 'network'))
    expect(saving.at('a')?.state).toBe('failing')
    saving.put('a', '0/', mark(2))
    await pauseOver()
    expect(calls.map((call) => [call.basedOn, call.mark?.marks])).toEqual([
      ['0/', 1],
      ['0/', 1],
    ])
    await replies(ok({ base: '1/' }))
    expect(calls.slice(2).map((call) => [call.basedOn, call.mark?.marks])).toEqual([['1/', 2]])
    await replies(ok({ base: '2/' }))
    expect(saving.at('a')?.state).toBe('saved')
  })

  it('is neither sent nor kept any more by a page that another one goes on for', async () => {
    const { saving, calls, pauseOver, replies, kept } = aServer()
    saving.put('a', '0/', mark(1))
    await pauseOver()
    saving.stop()
    const before = kept.mock.calls.length
    await replies(ok({ base: '1/' }))
    saving.flush()
    await pauseOver()
    expect([calls.length, kept.mock.calls.length]).toEqual([1, before])
  })

  it('is told as refused, and kept no longer, once its answer is not there any more', async () => {
    const { saving, pauseOver, replies, kept } = aServer()
    saving.put('a', '0/', mark(1))
    await pauseOver()
    expect(kept).toHaveBeenLastCalledWith('a', { due: expect.anything() })
    await replies(failure(404, 'not_found'))
    expect(saving.at('a')?.state).toBe('refused')
    expect(kept).toHaveBeenLastCalledWith('a', { due: undefined })
  })

  it('is sent at once when the network is back', async () => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', null)
    await pauseOver()
    await replies(failure(503, 'busy'))
    saving.flush()
    expect(calls.length).toBe(2)
  })

  it.each([
    ['mark_changed', 'changed'],
    ['not_found', 'refused'],
  ])('that is refused as %s is %s, and nothing is sent again', async (code, state) => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', mark(1))
    await pauseOver()
    await replies(failure(409, code))
    expect([saving.at('a')?.state, saving.isDue()]).toEqual([state, true])
    await pauseOver()
    saving.flush()
    expect(calls.length).toBe(1)
    saving.readAgain('a', mark(1))
    expect([saving.at('a'), saving.aside('a'), saving.isDue()]).toEqual([undefined, undefined, false])
  })

  it('that somebody was quicker than takes what is typed on, and sends nothing', async () => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', mark(1, 'half a wo'))
    await pauseOver()
    await replies(failure(409, 'mark_changed'))
    saving.put('a', '0/', mark(1, 'half a word'))
    await pauseOver()
    expect([saving.at('a')?.state, calls.length]).toEqual(['changed', 1])
    saving.readAgain('a', mark(1, 'theirs'))
    expect(saving.aside('a')).toEqual(mark(1, 'half a word'))
  })

  it('that somebody was quicker than is kept beside theirs until one is chosen', async () => {
    const { saving, calls, pauseOver, replies } = aServer()
    saving.put('a', '0/', mark(1, 'long typed'))
    await pauseOver()
    await replies(failure(409, 'mark_changed'))
    saving.readAgain('a', mark(1, 'theirs'))
    expect([saving.at('a'), saving.aside('a'), saving.isDue()]).toEqual([undefined, mark(1, 'long typed'), true])
    saving.put('a', '1/', mark(1, 'long typed'))
    saving.dropAside('a')
    await pauseOver()
    expect(calls.at(-1)).toMatchObject({ basedOn: '1/', mark: mark(1, 'long typed') })
    await replies(ok({ base: '2/' }))
    expect([saving.aside('a'), saving.isDue()]).toEqual([undefined, false])
  })
})
