import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'
import { keptProgress } from './kept-attempt.ts'
import type { Saved } from './progress.ts'

/** All entries that a tab knows, and of which attempt: a phone that is shared may have several of one quiz. */
const handedOver = z.object({ ...keptProgress.shape, id: z.string() })
export type HandedOver = Saved & { id: string }

const message = z.union([
  z.object({ kind: z.literal('claim'), tab: z.string() }),
  z.object({ kind: z.literal('handover'), to: z.string(), progress: z.nullable(handedOver) }),
])
type Message = z.infer<typeof message>

export type Tab = {
  /** What the tab that had this quiz open so far hands over; null when there is none. */
  handover: Promise<HandedOver | null>
  /** Another tab has taken over: give it what it needs, and stop. */
  whenTaken: (giveUp: () => HandedOver | null) => void
}

const HANDOVER_MS = 250
/** Two tabs restored at once both claim; within this time the greater name wins instead of the later claim. */
const TIE_MS = 500

/** Null where tabs can't speak: browsers without it, and some in frames of other sites, where it throws a SecurityError. */
const channelOf = (code: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`quiz:${code}`)
  } catch {
    return null
  }
}

/** Claims a quiz for this tab, if it is taken there. The newest tab has it; the others hand over and become read-only. */
export const claimQuiz = (code: string, isTaken = true): Tab => {
  const none = { handover: Promise.resolve(null), whenTaken: () => {} }
  const channel = isTaken ? channelOf(code) : null
  if (!channel) return none
  const tab = randomKey()
  const claimedAt = performance.now()
  let giveUp: (() => HandedOver | null) | null = null
  let isGone = false
  let received: (progress: HandedOver | null) => void = () => {}
  const post = (sent: Message) => channel.postMessage(sent)

  const handover = new Promise<HandedOver | null>((resolve) => {
    received = resolve
    setTimeout(resolve, HANDOVER_MS, null)
  })
  const isTie = (other: string) => performance.now() - claimedAt < TIE_MS && tab > other
  channel.onmessage = ({ data }) => {
    const heard = z.safeParse(message, data)
    if (!heard.success) return
    if (heard.data.kind === 'handover') {
      if (heard.data.to === tab) received(heard.data.progress)
    } else if (isTie(heard.data.tab)) {
      post({ kind: 'claim', tab })
    } else {
      isGone = true
      post({ kind: 'handover', to: heard.data.tab, progress: asKept(giveUp?.() ?? null) })
    }
  }
  post({ kind: 'claim', tab })
  return {
    handover,
    whenTaken: (callback) => {
      giveUp = callback
      if (isGone) callback()
    },
  }
}

const asKept = (saved: HandedOver | null) => {
  const parsed = z.safeParse(handedOver, saved)
  return parsed.success ? parsed.data : null
}
