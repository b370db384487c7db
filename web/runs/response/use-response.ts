import { useEffect, useState } from 'react'
import { createOpening, type Loaded } from './opening.ts'

/** The poll or survey behind a code, and this device's response to it. */
export const useResponse = (code: string) => {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [retry, setRetry] = useState<() => void>()

  useEffect(() => {
    const { open, wake, leave, close, retry: again } = createOpening(code, setLoaded)
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    setRetry(() => again)
    void open()
    addEventListener('online', wake)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      close()
      removeEventListener('online', wake)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [code])

  return { loaded, retry }
}
