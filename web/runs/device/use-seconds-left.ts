import { useEffect, useState } from 'react'
import { type Instant, secondsLeft } from '#domain/time/time-limit.ts'
import type { ServerClock } from './clock.ts'

const TICK_MS = 200

/** Whole seconds left, on the server's clock. */
export const useSecondsLeft = (endsAt: Instant, clock: ServerClock): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, clock.now()))
  useEffect(() => {
    const tick = () => setSeconds(secondsLeft(endsAt, clock.now()))
    tick()
    const ticking = setInterval(tick, TICK_MS)
    return () => clearInterval(ticking)
  }, [endsAt, clock])
  return seconds
}
