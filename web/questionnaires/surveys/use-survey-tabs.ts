import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../i18n/teachers/editor.ts'
import { toast } from '../../ui/toast.ts'
import { BASE_KEY } from '../drafts/draft-base.ts'
import { createOwnVersions } from '../drafts/own-versions.ts'
import type { ServerDraft } from '../drafts/server-draft.ts'
import { useOtherBases, useOtherTabs } from '../drafts/use-other-tabs.ts'
import type { SurveyDraft } from './draft.ts'
import { keepDraft, keyOfPlace, readKeptDraft, readKeptWrites } from './kept-draft.ts'
import { asKept, mergedSurveys } from './merged-surveys.ts'

/** What this tab and others of this device make of one survey: what one writes does not leave out what another one has. */
export const useSharedDraft = (place: string, first: SurveyDraft) => {
  const [own] = useState(() => createOwnVersions(() => readKeptWrites(place), asKept(first)))
  const isTold = useRef(false)

  const keep = useCallback(
    (draft: SurveyDraft): boolean => {
      const isKept = keepDraft(place, draft, own.known())
      own.has(asKept(draft))
      return isKept
    },
    [place, own],
  )
  /** With what another tab has written meanwhile; null: it has not, or has put it away. */
  const withTheirs = useCallback(
    (mine: SurveyDraft): SurveyDraft | null => {
      const theirs = own.isOutdated() ? readKeptDraft(place) : null
      return theirs && mergedSurveys({ base: own.common().draft, mine, theirs })
    },
    [place, own],
  )
  const tellOnce = useCallback(() => {
    if (!isTold.current) toast.success(t('editor.mergedElsewhere'), { lasts: TOLD_MS })
    isTold.current = true
  }, [])
  return { own, keep, withTheirs, tellOnce }
}

/** It takes a while to read. */
const TOLD_MS = 8000

type Parts = {
  place: string
  server: ServerDraft<SurveyDraft>
  base: { reread: () => void }
  latest: RefObject<SurveyDraft>
  shared: ReturnType<typeof useSharedDraft>
  show: (draft: SurveyDraft) => void
  /** Keeps it, and has it saved. */
  put: (draft: SurveyDraft) => void
}

/** What another tab of this device has written is here too: that tab saves it, or this one saves what both have. */
export const useOtherTab = ({ place, server, base, latest, shared, show, put }: Parts) => {
  const { own, withTheirs } = shared
  const isKey = useCallback((key: string) => key === keyOfPlace(place), [place])
  const onOtherTab = useCallback(() => {
    if (!own.isOutdated()) return
    server.dropped()
    base.reread()
    const merged = withTheirs(latest.current)
    if (!merged) return server.become(null, { kind: 'gone' })
    // At once: the next key must not go into a question as it was before.
    if (!own.common().isNewest) return flushSync(() => put(latest.current))
    flushSync(() => show(merged))
    own.has(asKept(merged))
  }, [own, withTheirs, latest, server, base, show, put])
  useOtherTabs(isKey, onOtherTab)
  const isBase = useCallback((key: string) => key === `${keyOfPlace(place)}.${BASE_KEY}`, [place])
  useOtherBases(isBase, server.heard)
}
