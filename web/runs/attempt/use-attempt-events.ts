import { useLayoutEffect } from 'react'
import type { Attempt } from './attempt.ts'

const TICK_MS = 250

/** What happens to the page while a quiz is open: time passes, the network comes back, the page is hidden or left. */
export const useAttemptEvents = (attempt: Attempt) => {
  useLayoutEffect(() => {
    const ticking = setInterval(() => void attempt.checkTime(), TICK_MS)
    const seen = () => (document.visibilityState === 'visible' ? attempt.comeBack() : attempt.leave())
    // A page brought back from the browser's memory may have missed that another tab took over.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('online', attempt.wake)
    addEventListener('pagehide', attempt.leave)
    addEventListener('pageshow', shown)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(ticking)
      removeEventListener('online', attempt.wake)
      removeEventListener('pagehide', attempt.leave)
      removeEventListener('pageshow', shown)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [attempt])
}
