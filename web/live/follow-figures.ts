import { type FiguresOnWire, figures, readFigures } from '#contract/results/live.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { createPatience, isPassing, noBell, pauseMs } from '../calls/retry.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import { heardStream } from './heard-stream.ts'

/** `asking`: every so often, where something in between lets no stream through; `waiting`: what is shown may be old. */
export type Following = 'streaming' | 'asking' | 'waiting'

type Told = {
  onFigures: (figures: FiguresOnWire) => void
  onFollowing: (following: Following) => void
}

/** A page is to be right within ten seconds, without a stream as well. */
const ASK_EVERY_MS = 6 * SECOND
/** Where none comes through it is tried again so much later: it takes seconds to find out. */
const TRY_STREAM_EVERY_MS = MINUTE

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

  const path = readFigures.path.replace(':id', encodeURIComponent(quizId))
  const onEvent = (data: unknown) => {
    const heard = figures.safeParse(data).data
    if (heard) hear(heard, 'streaming')
    return heard !== undefined
  }

  let streamFrom = 0
  const triesStream = () => performance.now() >= streamFrom
  const follow = async () => {
    while (!leaving.signal.aborted) {
      if (triesStream() && (await heardStream(path, { leaving: leaving.signal, onEvent }))) {
        // It ends with its server, and goes on at another one.
        await patience.pause(Math.random() * SECOND)
        continue
      }
      if (leaving.signal.aborted) return
      const reply = await callAsTeacher(readFigures, { params: { id: quizId } })
      if (leaving.signal.aborted) return
      if (reply.ok) {
        hear(reply.value, 'asking')
        if (triesStream()) streamFrom = performance.now() + TRY_STREAM_EVERY_MS
        await patience.pause(ASK_EVERY_MS)
        continue
      }
      onFollowing('waiting')
      streamFrom = 0
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
