import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const ENDS = [5 * MINUTE, 15 * MINUTE]

type Late = { change?: 'answer' | 'toggle_mark' }

/** An attempt whose answer to the first question, or mark for its review, reached the server after the end of its section, and is not in its sheet. */
const aLateOne = async ({ change = 'answer' }: Late = {}) => {
  const made = anAttempt({ start: { sectionEnds: ENDS } })
  const { server, api, choose, pass } = made
  const [save, student] = [api.save, api.student]
  let ends = ENDS
  const isOver = () => Date.now() > (ends[0] ?? 0)
  api.save = async (...call) => {
    const before = server.sheet
    const reply = await save(...call)
    const wasSent = call[0].unsent?.includes(q1) === true
    if (isOver()) {
      const { [q1]: _, ...rest } = server.sheet
      server.sheet = { ...rest, ...(before[q1] && { [q1]: before[q1] }) }
    }
    return reply.ok
      ? {
          ...reply,
          value: { ...reply.value, ...told(), ...(wasSent && isOver() && change === 'answer' && { came_late: [q1] }) },
        }
      : reply
  }
  const told = () => ({ section_ends: ends })
  api.student = async () => {
    const reply = await student()
    return reply.ok ? { ...reply, value: { ...reply.value, ...told() } } : reply
  }
  await pass(6 * MINUTE)
  if (change === 'answer') choose(q1)
  else made.attempt.act({ kind: 'toggle_mark', question: q1 })
  await pass(2 * SECOND)
  server.log.length = 0
  const asks = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      await made.attempt.askServer()
      await pass(5 * SECOND)
    }
  }
  const saves = () => server.log.filter((line) => line.startsWith('save')).length
  return { ...made, asks, saves, moves: (first: number) => (ends = [first, 15 * MINUTE]) }
}

it('an answer that came late for its section is sent once, however often the page asks', async () => {
  const { attempt, asks, saves, choose, pass, server } = await aLateOne()
  expect(attempt.view().hasLate).toBe(true)
  await asks(5)
  expect(saves()).toBe(0)
  choose(q2)
  await pass(2 * SECOND)
  await asks(3)
  expect(saves()).toBe(1)
  expect(server.sheet[q2]).toMatchObject({ answer: 0 })
})

it('is sent again once its section goes on, and counts', async () => {
  const { asks, saves, moves, server } = await aLateOne()
  moves(10 * MINUTE)
  await asks(4)
  expect(saves()).toBe(1)
  expect(server.sheet[q1]).toMatchObject({ answer: 0 })
})

it('is sent again to a server that has forgotten what it was told', async () => {
  const { asks, saves, server } = await aLateOne()
  server.epoch = 'two'
  await asks(4)
  expect(saves()).toBe(1)
})

describe('a mark for review that came late for its section', () => {
  it('is sent once, told to nobody as a late answer, and stays on the screen', async () => {
    const { attempt, asks, saves, choose, pass } = await aLateOne({ change: 'toggle_mark' })
    await asks(5)
    expect(saves()).toBe(0)
    choose(q2)
    await pass(2 * SECOND)
    await asks(3)
    expect(saves()).toBe(1)
    expect(attempt.view()).toMatchObject({ hasLate: false, progress: { sheet: { [q1]: { isMarked: true } } } })
  })

  it('is sent again once its section goes on', async () => {
    const { asks, saves, moves, server } = await aLateOne({ change: 'toggle_mark' })
    moves(10 * MINUTE)
    await asks(4)
    expect(saves()).toBe(1)
    expect(server.sheet[q1]).toMatchObject({ isMarked: true })
  })
})
