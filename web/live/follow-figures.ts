import { EVENT_STREAM, type FiguresOnWire, figures, readFigures } from '#contract/live.ts'
import { API_BASE } from '#contract/wire.ts'
import { SECOND } from '#domain/time-limit.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { currentToken } from '../accounts/session.ts'
import { createPatience, isPassing, noBell, pauseMs } from '../submissions/retry.ts'

/** `asking`: every so often, where something in between lets no stream through; `waiting`: what is shown may be old. */
export type Following = 'streaming' | 'asking' | 'waiting'

type Told = {
  onFigures: (figures: FiguresOnWire) => void
  onFollowing: (following: Following) => void
}

const ASK_EVERY_MS = 15 * SECOND
/** The server says something every 15 seconds; what is silent for longer is dead. */
const SILENT_MS = 40 * SECOND

/** Hears how a quiz stands, by a stream or by asking, until what it answers with is called. */
export const followFigures = (quizId: string, { onFigures, onFollowing }: Told): (() => void) => {
  const leaving = new AbortController()
  const patience = createPatience()
  const wake = () => patience.wake()
  window.addEventListener('online', wake)
  let failures = 0

  const hear = (heard: FiguresOnWire, following: Following) => {
    failures = 0
    onFollowing(following)
    onFigures(heard)
  }

  const follow = async () => {
    while (!leaving.signal.aborted) {
      if (await heardStream(quizId, leaving.signal, (heard) => hear(heard, 'streaming'))) {
        // It ends with its server, and goes on at another one.
        await patience.pause(Math.random() * SECOND)
        continue
      }
      if (leaving.signal.aborted) return
      const reply = await callAsTeacher(readFigures, { params: { id: quizId } })
      if (leaving.signal.aborted) return
      if (reply.ok) {
        hear(reply.value, 'asking')
        await patience.pause(ASK_EVERY_MS)
        continue
      }
      onFollowing('waiting')
      if (!isPassing(reply.failure)) return
      await patience.pause(pauseMs({ failures, failure: reply.failure, random: Math.random(), msToBell: noBell() }))
      failures += 1
    }
  }
  void follow()

  return () => {
    leaving.abort()
    window.removeEventListener('online', wake)
    patience.wake()
  }
}

/** Whether there was a stream, and something in it. */
const heardStream = async (
  quizId: string,
  leaving: AbortSignal,
  onHeard: (figures: FiguresOnWire) => void,
): Promise<boolean> => {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENT_MS)
  }
  let hasHeard = false
  const cut = () => silent.abort()
  leaving.addEventListener('abort', cut)
  isAlive()
  try {
    const answer = await fetch(API_BASE + readFigures.path.replace(':id', encodeURIComponent(quizId)), {
      headers: { accept: EVENT_STREAM, authorization: `Bearer ${currentToken()}` },
      credentials: 'same-origin',
      signal: silent.signal,
    })
    if (!answer.ok || !answer.body || answer.headers.get('content-type') !== EVENT_STREAM) {
      await answer.body?.cancel()
      return false
    }
    for await (const heard of eventsIn(answer.body, isAlive)) {
      hasHeard = true
      onHeard(heard)
    }
    return hasHeard
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', cut)
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>, onAlive: () => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) return
    onAlive()
    text += decoder.decode(value, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    yield* events.map(figuresIn).filter((figures) => figures !== null)
  }
}

const DATA = 'data: '

/** Null for what keeps the connection open. */
const figuresIn = (event: string): FiguresOnWire | null => {
  const line = event.split('\n').find((each) => each.startsWith(DATA))
  if (!line) return null
  try {
    return figures.safeParse(JSON.parse(line.slice(DATA.length))).data ?? null
  } catch {
    return null
  }
}
