import { useLayoutEffect, useRef, useState } from 'react'
import { isEmbedded } from '../all-pages/embedded.ts'
import { stepsTaken } from './use-steps.ts'

const GUARD = 'guard'
const isGuard = (state: unknown) => state === GUARD

/**
 * Back must not take anybody out of a running quiz unasked. Above the entry that the page was opened with lies a second
 * one, and whoever comes down from it is asked.
 */
export const useLeaving = (isRunning: boolean) => {
  const [isAsked, setIsAsked] = useState(false)
  const asks = useRef(isRunning)
  asks.current = isRunning
  // Before anything is shown: Back may be pressed as soon as there is something to see.
  useLayoutEffect(() => {
    // The way back is that of the page around a frame.
    if (isEmbedded()) return
    // Laid anew it drops what lay above it: the steps before the quiz lead nowhere now.
    const lay = () => history.pushState(GUARD, '', location.pathname + location.search)
    let isLaid = isGuard(history.state)
    const steps = stepsTaken(history.state)
    const popped = () => {
      if (isGuard(history.state)) return
      if (isLaid && !asks.current) return leaveFrom(1)
      lay()
      if (isLaid) setIsAsked(true)
      isLaid = true
    }
    addEventListener('popstate', popped)
    if (!isLaid && steps > 0) history.go(-steps)
    else if (!isLaid) popped()
    return () => removeEventListener('popstate', popped)
  }, [])
  return { isAsked, stay: () => setIsAsked(false), leave: () => leaveFrom(2) }
}

/** To where they came from; from a link that opened a tab of its own, to the front page. */
const leaveFrom = (height: number): void => {
  if (history.length > 2) history.go(-height)
  else location.assign('/')
}
