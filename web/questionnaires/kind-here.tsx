import { createContext } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { TimedKind } from '#contract/questionnaires/kind-on-wire.ts'

/** Of what a page is: as its address says, or where that does not, what is shown on it. */
export const KindContext = createContext<TimedKind>('quiz')

/** Known before the names and pages of all kinds are there. */
const kindAt = (pathname: string): TimedKind =>
  pathname.startsWith('/dashboard/exams/') || pathname === '/dashboard/exams' ? 'exam' : 'quiz'

/** Around all pages: an address says what its page is about. */
export function KindHere() {
  const { pathname } = useLocation()
  return (
    <KindContext value={kindAt(pathname)}>
      <Outlet />
    </KindContext>
  )
}
