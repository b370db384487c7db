import type { Api } from './api.ts'
import { HELD } from './held.ts'
import type { Journal } from './journal.ts'
import type { KeptAttempt } from './kept.ts'
import { timeoutMs } from './retry.ts'

type Sender = {
  api: Pick<Api, 'save'>
  journal: Pick<Journal, 'writeAttempt'>
  device: string
  wallClock?: () => number
}

/** Brings what is kept of an attempt to the server, once, where no page runs it any more. */
export const sendKept = async (
  kept: KeptAttempt,
  { api, journal, device, wallClock = Date.now }: Sender,
): Promise<void> => {
  const { id, sheet, base, turn, changedAt } = kept
  const progress = { sheet, base, changedAt, changes: 1, writer: { turn, device } }
  const isOver = wallClock() + kept.clockAhead > kept.endsAt
  const reply = await api.save({ attempt: id, progress, isOver }, { keepalive: false, timeoutMs: timeoutMs(0) })
  if (reply.ok || HELD.includes(reply.failure.code)) await journal.writeAttempt({ ...kept, heldAt: wallClock() })
}
