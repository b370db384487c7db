import type { Reply } from '../api/reply.ts'
import type { Deliver } from './delivery.ts'
import { handIn } from './held.ts'
import type { Journal } from './journal.ts'
import type { KeptAttempt } from './kept.ts'
import { createPatience, keepTrying } from './retry.ts'

/** What a page brings along that sends it. */
export type Sending = {
  api: Deliver
  journal: Pick<Journal, 'readAttempts' | 'writeAttempt'>
  /** This page's name as a writer. */
  device: string
}

type Sender = Sending & {
  isGivenUp: () => boolean
  random?: () => number
}

/** Brings what is kept of attempts that no page runs any more to the server, one after the other, for as long as it takes. */
export const sendAllKept = async (all: readonly KeptAttempt[], sender: Sender): Promise<void> => {
  const { isGivenUp, random = Math.random } = sender
  for (const kept of all) {
    if (isGivenUp()) return
    await keepTrying((timeoutMs) => sendKept(kept, sender, timeoutMs), {
      patience: createPatience(),
      toBell: () => kept.endsAt - nowOf(kept),
      onFailure: () => {},
      isGivenUp,
      random,
    })
  }
}

const nowOf = ({ clockAhead }: KeptAttempt) => Date.now() + clockAhead

const sendKept = async (
  kept: KeptAttempt,
  { api, journal, device }: Sender,
  timeoutMs: number,
): Promise<Reply<unknown>> => {
  const { id, deviceKey, sheet, base, turn, changedAt } = kept
  const progress = { sheet, base, changedAt, changes: 1, writer: { turn, device } }
  const isOver = nowOf(kept) > kept.endsAt
  const reply = await handIn(api, { attempt: id, progress, isOver }, { deviceKey, keepalive: false, timeoutMs })
  if (reply.ok) {
    // Another tab may have gone on with it meanwhile: what was sent is held, and nothing else.
    const now = (await journal.readAttempts()).find((each) => each.id === id) ?? kept
    await journal.writeAttempt({ ...now, sheet, heldAt: Date.now() })
  }
  return reply
}
