import { useEffect } from 'react'

/** Opens the question that an address names: not every browser does so by itself. */
export function OpenTarget() {
  useEffect(() => {
    const arrived = named()
    // The browser has scrolled there by now. Whoever has moved on, or reads another one, must not be called back.
    if (arrived && isInView(arrived) && !document.querySelector('main details[open]')) arrived.open = true
    const follow = () => {
      const target = named()
      if (!target) return
      target.open = true
      target.scrollIntoView()
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return null
}

const named = (): HTMLDetailsElement | null => {
  const target = document.getElementById(location.hash.slice(1))
  return target instanceof HTMLDetailsElement ? target : null
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
