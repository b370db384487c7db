import { useEffect } from 'react'

/** Opens the question that an address names: not every browser does so by itself. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (!(target instanceof HTMLDetailsElement)) return
      target.open = true
      target.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return null
}
