import { useEffect, useState } from 'react'
import type { Instant } from '#domain/time/time-limit.ts'
import type { ServerClock } from '../device/clock.ts'
import { runningPart } from './course.ts'

const TICK_MS = 200

/** The part whose time runs, on the server's clock; null where they share the paper's time. */
export const useRunningPart = (ends: readonly Instant[] | null, clock: ServerClock): number | null => {
  const [running, setRunning] = useState(() => runningPart(ends, clock.now()))
  useEffect(() => {
    const tick = () => setRunning(runningPart(ends, clock.now()))
    tick()
    const ticking = setInterval(tick, TICK_MS)
    return () => clearInterval(ticking)
  }, [ends, clock])
  return running
}
