import type { Reply } from '../../calls/reply.ts'
import { isPassing, pauseMs, timeoutMs } from '../../calls/retry.ts'
import type { AttemptJournal } from './attempt-journal.ts'
import type { Deliver } from './delivery.ts'
import { handIn } from './held.ts'
import type { KeptAttempt } from './kept-attempt.ts'

/** What a page brings along that sends it. */
export type Sending = {
  /** The calls of the quiz with that code. */
  apiOf: (code: string) => Deliver
  journal: Pick<AttemptJournal, 'readAll' | 'write'>
  /** This page's name as a writer. */
  device: string
}

type Sender = Sending & {
  pause: (ms: number) => Promise<void>
  isGivenUp: () => boolean
  random?: () => number
}

/**
 * Brings what is kept of attempts that no page runs any more to the server, one after the other, for as long as it takes;
 * none waits for another one that the server does not take.
 */
export const sendAllKept = async (all: readonly KeptAttempt[], sender: Sender): Promise<void> => {
  const { isGivenUp, pause, random = Math.random } = sender
  let left = all
  for (let failures = 0; left.length > 0; failures += 1) {
    const again: KeptAttempt[] = []
    const pauses: number[] = []
    for (const kept of left) {
      if (isGivenUp()) return
      const msToBell = kept.endsAt - nowOf(kept)
      const reply = await sendKept(kept, sender, timeoutMs(failures, msToBell))
      if (reply.ok || !isPassing(reply.failure)) continue
      again.push(kept)
      pauses.push(pauseMs({ failures, failure: reply.failure, random: random(), msToBell: kept.endsAt - nowOf(kept) }))
    }
    left = again
    if (left.length > 0) await pause(Math.min(...pauses))
  }
}

const nowOf = ({ clockAhead }: KeptAttempt) => Date.now() + clockAhead

const sendKept = async (
  kept: KeptAttempt,
  { apiOf, journal, device }: Sender,
  timeoutMs: number,
): Promise<Reply<unknown>> => {
  const { id, deviceKey, sheet, base, turn, changedAt } = kept
  const progress = { sheet, base, changedAt, changes: 1, writer: { turn, device } }
  const isOver = nowOf(kept) > kept.endsAt
  const reply = await handIn(
    apiOf(kept.code),
    { attempt: id, progress, isOver },
    { deviceKey, keepalive: false, timeoutMs },
  )
  if (reply.ok) {
    // Another tab may have gone on with it meanwhile: what was sent is held, and nothing else.
    const now = (await journal.readAll()).find((each) => each.id === id) ?? kept
    await journal.write({ ...now, sheet, heldAt: Date.now() })
  }
  return reply
}
