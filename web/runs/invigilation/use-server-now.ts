import { useEffect, useState } from 'react'
import { SECOND } from '#domain/time/time-limit.ts'

/** The server's clock, by how far it is ahead of this device's running time; moves every second. */
export const useServerNow = (ahead: number): number => {
  const [now, setNow] = useState(() => performance.now() + ahead)
  useEffect(() => {
    const tick = () => setNow(performance.now() + ahead)
    tick()
    const ticking = setInterval(tick, SECOND)
    return () => clearInterval(ticking)
  }, [ahead])
  return now
}
