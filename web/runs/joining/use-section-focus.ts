import { useLayoutEffect, useRef } from 'react'

/** Another section begins at its heading, for screen readers too; the one that the page opens with takes no focus. */
export const useSectionFocus = (section: string) => {
  const shown = useRef<HTMLDivElement>(null)
  const last = useRef(section)
  useLayoutEffect(() => {
    if (last.current === section) return
    last.current = section
    const heading = shown.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    // Focus alone takes what lies behind a fixed header for visible.
    heading?.scrollIntoView({ block: 'nearest' })
  }, [section])
  return shown
}
