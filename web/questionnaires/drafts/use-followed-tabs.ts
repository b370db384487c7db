import { useCallback } from 'react'
import type { DraftKind } from './draft-kind.ts'
import { type DraftPlace, openPlace } from './draft-place.ts'
import type { useKeeping } from './use-keeping.ts'
import { useOtherBases, useOtherTabs } from './use-other-tabs.ts'
import type { useServerDraft } from './use-server-draft.ts'

type Following<Draft> = Pick<ReturnType<typeof useKeeping<Draft>>, 'own' | 'keep' | 'hasUnkept' | 'isKept'> &
  Pick<ReturnType<typeof useServerDraft<Draft>>, 'server' | 'base'> & {
    kind: DraftKind<Draft>
    place: DraftPlace
    /** Takes what another tab has, where this one has nothing that it has not. */
    merge: (theirs: Draft) => void
    onChanged: (how: 'newer' | 'gone') => void
  }

/** What another tab of this device makes of the same draft is here too. */
export const useFollowedTabs = <Draft>(following: Following<Draft>): void => {
  const { own, keep, hasUnkept, isKept, kind, place, server, base, merge, onChanged } = following
  const look = useCallback(() => {
    const isOfEarlierPage = kind.former(place.place) !== null
    const theirs = openPlace(kind, place)
    if (!own.isOutdated()) return
    server.dropped()
    base.reread()
    if (!theirs) server.become(null, { kind: 'gone' })
    else if (hasUnkept() || !own.common().isNewest) keep({ evenIfKept: true })
    else {
      isKept(theirs)
      merge(theirs)
      // Such a page saves nothing any more.
      if (isOfEarlierPage) server.changed(theirs)
    }
    onChanged(theirs ? 'newer' : 'gone')
  }, [own, keep, hasUnkept, isKept, merge, kind, place, server, base, onChanged])
  const isName = useCallback(
    (name: string) => name === place.draft.name || kind.isFormer(name, place.place),
    [kind, place],
  )
  useOtherTabs(isName, look)
  useOtherBases(place.base.name, { onHeard: server.heard, onGone: base.reread })
}
