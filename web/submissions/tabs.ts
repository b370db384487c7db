import * as z from 'zod/mini'
import { randomKey } from '../api/random-key.ts'
import { keptProgress } from './journal.ts'
import type { Saved } from './progress.ts'

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claim'), tab: z.string() }),
  z.object({ kind: z.literal('handover'), to: z.string(), progress: z.nullable(keptProgress) }),
])
type Message = z.infer<typeof message>

export type Tab = {
  /** What the tab that had this quiz open so far hands over; null when there is none. */
  handover: Promise<Saved | null>
  /** Another tab has taken over: give it what it needs, and stop. */
  whenTaken: (giveUp: () => Saved | null) => void
}

const HANDOVER_MS = 250
/** Two tabs restored at once both claim; within this time the greater name wins instead of the later claim. */
const TIE_MS = 500

/** Claims a quiz for this tab. The newest tab has it; the others hand over and become read-only. */
export const claimQuiz = (code: string): Tab => {
  const none = { handover: Promise.resolve(null), whenTaken: () => {} }
  if (typeof BroadcastChannel === 'undefined') return none
  const channel = new BroadcastChannel(`quiz:${code}`)
  const tab = randomKey()
  const claimedAt = performance.now()
  let giveUp: (() => Saved | null) | null = null
  let isTaken = false
  let received: (progress: Saved | null) => void = () => {}
  const post = (sent: Message) => channel.postMessage(sent)

  const handover = new Promise<Saved | null>((resolve) => {
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
      isTaken = true
      post({ kind: 'handover', to: heard.data.tab, progress: asKept(giveUp?.() ?? null) })
    }
  }
  post({ kind: 'claim', tab })
  return {
    handover,
    whenTaken: (callback) => {
      giveUp = callback
      if (isTaken) callback()
    },
  }
}

const asKept = (saved: Saved | null) => {
  const parsed = z.safeParse(keptProgress, saved)
  return parsed.success ? parsed.data : null
}
