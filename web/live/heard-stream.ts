import { createParser } from 'eventsource-parser'
import { EVENT_STREAM } from '#contract/results/live.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { currentToken } from '../people/accounts/session.ts'

/** The server says at once how things stand; what is silent for longer is held back by something in between. */
const FIRST_MS = 3 * SECOND
/** And something every 15 seconds; what is silent for longer is dead. */
const SILENT_MS = 40 * SECOND

type Hearing = {
  leaving: AbortSignal
  /** Answers whether it is an event that can be understood. */
  onEvent: (data: unknown) => boolean
}

/** Hears a stream of events to its end. Whether there was one, and something in it. */
export const heardStream = async (path: string, { leaving, onEvent }: Hearing): Promise<boolean> => {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFor = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), ms)
  }
  const isAlive = () => waitFor(SILENT_MS)
  let hasHeard = false
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = parsed(data)
      if (event !== undefined && onEvent(event)) hasHeard = true
    },
  })
  const cut = () => silent.abort()
  leaving.addEventListener('abort', cut)
  waitFor(FIRST_MS)
  try {
    const answer = await fetch(API_BASE + path, {
      headers: { accept: EVENT_STREAM, authorization: `Bearer ${currentToken()}` },
      credentials: 'same-origin',
      signal: silent.signal,
    })
    if (!answer.ok || !answer.body || answer.headers.get('content-type') !== EVENT_STREAM) {
      await answer.body?.cancel()
      return false
    }
    for await (const piece of piecesOf(answer.body)) {
      isAlive()
      parser.feed(piece)
    }
    return hasHeard
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', cut)
  }
}

/** Each piece of a text, as it comes. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** Undefined for what is no JSON. */
const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
