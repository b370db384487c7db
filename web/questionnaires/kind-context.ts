import { createContext } from 'react'
import type { TimedKind } from '#contract/questionnaires/kind-on-wire.ts'

/** Of what a page is: as its address says, or where that does not, what is shown on it. */
export const KindContext = createContext<TimedKind>('quiz')

/** Known before the names and pages of all kinds are there. */
export const kindAt = (pathname: string): TimedKind =>
  pathname.startsWith('/dashboard/exams/') || pathname === '/dashboard/exams' ? 'exam' : 'quiz'
