import { useContext } from 'react'
import type { TimedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { KindContext } from './kind-here.tsx'
import { addressOf, resultsAddress } from './kinds.tsx'

/** The kind of what students take that this page is about. */
export const useKindHere = (): TimedKind => useContext(KindContext)

type Page = Parameters<typeof addressOf>[1]

/** Where another page about the same one is. */
export const useQuizAddress = () => {
  const kind = useKindHere()
  return (id: string, page: Page | 'result'): string =>
    page === 'result' ? resultsAddress({ kind, id }) : addressOf({ kind, id }, page)
}
