import { useEffect } from 'react'

/** Called when the page is hidden or left, and when what calls this goes away. */
export const useOnLeaving = (keep: () => void): void => {
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])
}
