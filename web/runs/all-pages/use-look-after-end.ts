import { useEffect } from 'react'
import { MINUTE } from '#domain/time/time-limit.ts'
import { type AskStudent, lookAfterEnd, type MaybeEnded } from './look-after-end.ts'

/** Give or take a fifth: after a bell a whole hall has that page open. */
const LOOK_EVERY_MS = 5 * MINUTE

/** While the page says that all is in, the server is asked now and then whether it is, and whenever somebody comes back to it. */
export const useLookAfterEnd = (attempt: MaybeEnded | undefined, api: AskStudent): void =>
  useEffect(() => {
    if (attempt === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') void lookAfterEnd(attempt, api)
    }
    const timer = setInterval(look, LOOK_EVERY_MS * (0.8 + 0.4 * Math.random()))
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [attempt, api])
