import { useEffect, useMemo, useState } from 'react'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from '../entries/draft-entries.ts'
import type { Patterned, SectionCount } from './patterned.ts'

type Reading = typeof import('./patterned.ts')

/** A draft beside its pattern; null: it has none, or patterns are not there yet. Whoever has none never loads them. */
export const usePatterned = (details: DraftDetails, entries: readonly Entry[]): Patterned | null => {
  const isPatterned = details.settings.pattern !== undefined
  const [reading, setReading] = useState<Reading | null>(null)
  useEffect(() => {
    if (!isPatterned) return
    import('./patterned.ts').then(setReading, () => undefined)
  }, [isPatterned])
  return useMemo(() => reading?.patternedOf(details, entries) ?? null, [reading, details, entries])
}

/** The counts of sections by the entries that these begin with. */
export const useSectionCounts = (patterned: Patterned | null): ReadonlyMap<number, SectionCount> | undefined => {
  const told = patterned?.counts.map(({ key, has, of }) => `${key} ${has} ${of}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn again only where a count is another one
  return useMemo(() => patterned && new Map(patterned.counts.map((count) => [count.key, count])), [told]) ?? undefined
}
