import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { type TimedKind, timedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { addressOf, KINDS, resultsAddress } from './kinds.tsx'

/** Of what a page is, where its address does not say. */
export const KindContext = createContext<TimedKind | null>(null)

const kindAt = (pathname: string): TimedKind =>
  timedKind.options.find((kind) => `${pathname}/`.startsWith(`${KINDS[kind].home}/`)) ?? 'quiz'

/** The kind of what students take that this page is about. */
export const useKindHere = (): TimedKind => {
  const { pathname } = useLocation()
  return useContext(KindContext) ?? kindAt(pathname)
}

type Page = Parameters<typeof addressOf>[1]

/** Where another page about the same one is. */
export const useQuizAddress = () => {
  const kind = useKindHere()
  return (id: string, page: Page | 'result'): string =>
    page === 'result' ? resultsAddress({ kind, id }) : addressOf({ kind, id }, page)
}
