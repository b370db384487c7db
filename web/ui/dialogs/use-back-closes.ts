import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** As long as it is mounted, the browser's Back closes what is open and leaves the page behind it where it is. */
export const useBackCloses = (onClose: () => void): void => {
  const blocker = useBlocker(({ historyAction }) => {
    if (historyAction !== 'POP') return false
    // The router first goes forth again; to navigate before it has would write over the wrong entry of the history.
    window.addEventListener('popstate', onClose, { once: true })
    return true
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
