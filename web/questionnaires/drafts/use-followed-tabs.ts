import { useCallback } from 'react'
import { DETAILS_KEY, type DeviceStorage, QUESTIONS_KEY } from '../entries/device-storage.ts'
import { type QuizDraft, readDraft } from '../entries/stored-draft.ts'
import { TEXT_KEY } from '../entries/text-key.ts'
import { BASE_KEY } from './draft-base.ts'
import { keyOnDevice } from './own-storage.ts'
import type { useKeeping } from './use-keeping.ts'
import { useOtherBases, useOtherTabs } from './use-other-tabs.ts'
import type { useServerDraft } from './use-server-draft.ts'

const KEYS = [DETAILS_KEY, QUESTIONS_KEY, TEXT_KEY]

type Following = Pick<ReturnType<typeof useKeeping>, 'own' | 'keep' | 'hasUnkept' | 'isKept'> &
  Pick<ReturnType<typeof useServerDraft>, 'server' | 'base'> & {
    storage: DeviceStorage | null
    place: string | null
    /** Takes what another tab has, where this one has nothing that it has not. */
    merge: (theirs: QuizDraft) => void
    onChanged: (how: 'newer' | 'gone') => void
  }

/** What another tab of this device makes of the same draft is here too. */
export const useFollowedTabs = (following: Following): void => {
  const { own, keep, hasUnkept, isKept, storage, place, server, base, merge, onChanged } = following
  const look = useCallback(() => {
    if (!own.isOutdated() || (own.isOthersToMend() && !hasUnkept())) return
    const theirs = readDraft(storage)
    server.dropped()
    base.reread()
    if (!theirs) server.become(null, { kind: 'gone' })
    else if (hasUnkept() || !own.common().isNewest) keep({ evenIfKept: true })
    else {
      isKept(theirs)
      merge(theirs)
    }
    onChanged(theirs ? 'newer' : 'gone')
  }, [own, keep, hasUnkept, isKept, merge, storage, server, base, onChanged])
  const isKey = useCallback((key: string) => KEYS.some((each) => keyOnDevice(each, place) === key), [place])
  useOtherTabs(isKey, look)
  const isBase = useCallback((key: string) => key === keyOnDevice(BASE_KEY, place), [place])
  useOtherBases(isBase, server.heard)
}
