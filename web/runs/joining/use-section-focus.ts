import { useLayoutEffect, useRef } from 'react'

/**
 * Another section begins at its heading, for screen readers too; the one that the page opens with takes no focus. Null as
 * long as none is shown alone.
 */
export const useSectionFocus = (section: string | null) => {
  const shown = useRef<HTMLDivElement>(null)
  const last = useRef(section)
  useLayoutEffect(() => {
    const isFirst = last.current === null
    if (last.current === section) return
    last.current = section
    if (isFirst) return
    const heading = shown.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    // Focus alone takes what lies behind a fixed header for visible.
    heading?.scrollIntoView({ block: 'nearest' })
  }, [section])
  return shown
}
