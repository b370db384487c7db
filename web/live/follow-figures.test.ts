import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EVENT_STREAM, type FiguresOnWire } from '#contract/results/live.ts'
import { endSession, startSession } from '../people/accounts/session.ts'
import { type Following, followFigures } from './follow-figures.ts'

const figuresOf = (total: number): FiguresOnWire => ({
  in_progress: 0,
  total,
  average_score: null,
  highest_score: null,
  late_waiting: 0,
  marking_waiting: 0,
})

const event = (total: number) => `event: figures\ndata: ${JSON.stringify(figuresOf(total))}\n\n`

/** One that comes in these pieces and then ends. */
const stream = (...pieces: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': EVENT_STREAM } })
}
/** One that says this and then nothing more. */
const silence = (signal: AbortSignal, first = '') => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (first) controller.enqueue(new TextEncoder().encode(first))
      signal.addEventListener('abort', () => controller.error(new Error('cut')))
    },
  })
  return new Response(body, { headers: { 'content-type': EVENT_STREAM } })
}
const once = (total: number) => Response.json({ response: { status: 200, status_text: 'OK', data: figuresOf(total) } })
const refused = (status: number) =>
  Response.json(
    { response: { status, status_text: '', data: null, error: { code: 'quiz_not_found', message: '' } } },
    { status },
  )

let leaves: (() => void)[] = []

/** What is heard while the server gives these answers, one after the other; the last one again and again. */
const follow = (...answers: ((signal: AbortSignal) => Response | Promise<Response>)[]) => {
  let asked = 0
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return answer?.(signal) ?? refused(500)
  })
  const heard: (number | Following)[] = []
  const leave = followFigures('q', {
    onFigures: ({ total }) => heard.push(total),
    onFollowing: (following) => {
      if (heard.findLast((each) => typeof each === 'string') !== following) heard.push(following)
    },
  })
  leaves.push(leave)
  return { heard, asked: () => asked }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
})
afterEach(() => {
  for (const leave of leaves) leave()
  leaves = []
  endSession('expired')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('hears each event, however it is cut into pieces, and goes on when the stream ends', async () => {
  const [first = '', second = ''] = [event(1).slice(0, 30), event(1).slice(30)]
  const { heard } = follow(
    () => stream(first, `${second}data: {half\n\n${event(2)}`, ': still here\n\n', 'data: {"x":1}\n\n'),
    () => stream(event(3)),
    () => new Promise<Response>(() => undefined),
  )
  await wait(3000)
  expect(heard).toEqual(['streaming', 1, 2, 3])
})

it('asks every so often where something in between lets no stream through, and tries one again later', async () => {
  const { heard, asked } = follow(
    () => once(1),
    () => once(1),
    () => once(2),
  )
  await wait(1000)
  expect(heard).toEqual(['asking', 1])
  await wait(6000)
  expect(heard).toEqual(['asking', 1, 2])
  await wait(50_000)
  const each = asked()
  await wait(6000)
  expect(asked() - each).toBe(2)
})

it('is right within ten seconds where something in between holds a stream back', async () => {
  let total = 5
  const { heard } = follow(
    (signal) => silence(signal),
    () => once(total),
  )
  await wait(4500)
  expect(heard).toEqual(['asking', 5])
  for (total = 6; total < 20; total += 1) {
    await wait(10_000)
    expect(heard.at(-1)).toBe(total)
  }
})

it('says that what is shown may be old while nobody answers, and no more once somebody does', async () => {
  let isThere = false
  const { heard } = follow(() => (isThere ? stream(event(4)) : Promise.reject(new TypeError('fetch failed'))))
  await wait(5000)
  expect(heard).toEqual(['waiting'])
  isThere = true
  await wait(30_000)
  expect(heard.slice(0, 3)).toEqual(['waiting', 'streaming', 4])
})

it('does not take silence for a connection', async () => {
  const { heard } = follow(
    (signal) => silence(signal, event(4)),
    () => once(5),
  )
  await wait(39_000)
  expect(heard).toEqual(['streaming', 4])
  await wait(3000)
  expect(heard).toEqual(['streaming', 4, 'asking', 5])
})

it('gives up on what is not there any more', async () => {
  const { heard, asked } = follow(() => refused(404))
  await wait(120_000)
  expect([heard, asked()]).toEqual([['waiting'], 2])
})
