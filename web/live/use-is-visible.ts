import { useEffect, useState } from 'react'

const isVisibleNow = () => document.visibilityState !== 'hidden'

/** Whether somebody may be looking at the page. */
export const useIsVisible = (): boolean => {
  const [isVisible, setVisible] = useState(isVisibleNow)
  useEffect(() => {
    const look = () => setVisible(isVisibleNow())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
