import { useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { isolated } from '#domain/text/isolated.ts'
import { speakOn } from '../i18n/on-page.ts'
import { KindHere } from '../questionnaires/kind-here.tsx'
import { usePageTitle } from './page-title.ts'

/** What every page of the app has: a title, a scroll position of its own, and its heading in focus once it is there. */
export function Root() {
  speakOn(useLocation().pathname)
  const title = usePageTitle()
  useEffect(() => {
    document.title = title ? `${isolated(title)} · Quiznity` : 'Quiznity'
  }, [title])
  useFocusOnNavigation()
  useFocusKept()
  return (
    <>
      <KindHere />
      <ScrollRestoration />
    </>
  )
}

/**
 * A page load starts at its top by itself; afterwards nothing but this tells a screen reader that the page is another,
 * unless the page begins in a field.
 */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (document.activeElement?.matches('main :is(input, textarea, select)')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

/** No page waits for it to be there; where it does not come, the browser does as it does. */
const useFocusKept = () =>
  useEffect(() => {
    const keeping = import('./after-page.ts').then(
      ({ afterPage }) => afterPage(),
      () => undefined,
    )
    return () => void keeping.then((end) => end?.())
  }, [])
