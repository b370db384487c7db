import { useEffect, useState } from 'react'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { findStudent } from '#contract/runs/attempts.ts'
import { type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { call } from '../../calls/call.ts'
import type { ServerClock } from '../device/clock.ts'

/** How often a page asks whether it opens at another time by now, and what time it is: a device that slept lost some. */
const ASK_AGAIN_MS = 2 * MINUTE
const TICK_MS = SECOND / 4

type Asking = { code: string; clock: ServerClock }

/** Hears the server's clock; what it opens at by now, null where it opens at no time, undefined where nothing was heard. */
const ask = async ({ code, clock }: Asking): Promise<Instant | null | undefined> => {
  const askedAt = performance.now()
  const found = await call(findStudent, { query: { code } })
  const serverNow = found.ok ? found.value.server_now : undefined
  if (serverNow !== undefined) clock.heard({ serverNow, askedAt, heardAt: performance.now() })
  const cover = await call(readQuiz, { query: { code } })
  return cover.ok ? (cover.value.settings?.opening?.opens_at ?? null) : undefined
}

/** Until the server was heard, the device's own clock stands in for it. */
const nowBy = (clock: ServerClock): Instant => (clock.isHeard() ? clock.now() : Date.now())

/** Waiting for what opens at `first`, on the server's clock, which goes on without a network. */
export const useWaiting = ({ code, clock, first }: Asking & { first: Instant | undefined }) => {
  const [opensAt, setOpensAt] = useState(first ?? null)
  const [now, setNow] = useState(() => nowBy(clock))
  const [isAsking, setAsking] = useState(false)
  const isWaiting = opensAt !== null && now < opensAt

  const askNow = async () => {
    setAsking(true)
    const heard = await ask({ code, clock })
    if (heard !== undefined) setOpensAt(heard)
    setNow(nowBy(clock))
    setAsking(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again as long as somebody waits
  useEffect(() => {
    if (!isWaiting) return
    void askNow()
    const ticking = setInterval(() => setNow(nowBy(clock)), TICK_MS)
    const asking = setInterval(() => void askNow(), ASK_AGAIN_MS * (1 + Math.random()))
    const awake = () => {
      if (document.visibilityState === 'visible') void askNow()
    }
    document.addEventListener('visibilitychange', awake)
    addEventListener('online', awake)
    return () => {
      clearInterval(ticking)
      clearInterval(asking)
      document.removeEventListener('visibilitychange', awake)
      removeEventListener('online', awake)
    }
  }, [isWaiting, clock])

  return {
    opensAt,
    isWaiting,
    isAsking,
    leftMs: opensAt === null ? 0 : opensAt - now,
    ask: askNow,
    now: () => nowBy(clock),
  }
}
