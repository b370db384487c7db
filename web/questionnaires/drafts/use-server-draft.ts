import { QueryClientContext } from '@tanstack/react-query'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { quizzesQuery } from '../api.ts'
import { baseAsFound, type DraftBase } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import type { DraftPlace } from './draft-place.ts'
import { isSame } from './merged-json.ts'
import type { OpenedDraft } from './opened-draft.ts'
import { createServerDraft } from './server-draft.ts'
import { type DraftOnServer, draftCalls, editCalls } from './server-draft-calls.ts'
import type { Saving } from './server-draft-sending.ts'

/** Beside the draft, or in this page alone where the device keeps nothing. */
const keptBase = ({ base: place }: DraftPlace, found: DraftOnServer<unknown> | null) => {
  let inThisPage = place.read() ?? (found && baseAsFound(found))
  /** What lies there since then is older than what this page knows. */
  let isRefused = place.name === null
  return {
    read: (): DraftBase | null => (isRefused ? inThisPage : (place.read() ?? inThisPage)),
    /** Another tab has begun another draft in this one's place. */
    reread: () => {
      inThisPage = place.read()
    },
    write: (base: DraftBase | null) => {
      inThisPage = base
      // A save may end behind whoever has logged out, and has left nothing on the device.
      if (hasLoggedOut()) return
      isRefused = !place.write(base)
    },
  }
}

type Page<Draft> = {
  latest: () => Draft
  keep: () => void
  onNewer: (newer: DraftOnServer<Draft>) => void
}

type Where<Draft> = { kind: DraftKind<Draft>; place: DraftPlace; opened: OpenedDraft<Draft> }

/** The server's copy of the draft, from when it is worth saving on. */
export const useServerDraft = <Draft>({ kind, place, opened }: Where<Draft>, page: RefObject<Page<Draft>>) => {
  const { edit, found } = opened
  const queryClient = useContext(QueryClientContext)
  const [base] = useState(() => keptBase(place, found))
  const [saving, setSaving] = useState<Saving<Draft>>(() =>
    found && base.read()?.unsaved === false ? { kind: 'saved', at: found.savedAt } : { kind: 'none' },
  )
  const [server] = useState(() =>
    createServerDraft<Draft>({
      calls: edit ? editCalls(kind, edit.edits.quizId) : draftCalls(kind),
      edits: edit?.edits,
      // A new one begins with a title, and goes on without one.
      isWorthSaving: (draft) =>
        edit ? !isSame(kind.contentOf(draft), kind.contentOf(edit.initial)) : kind.isWorthSaving(draft),
      base,
      onSaving: setSaving,
      onSaved: () => void queryClient?.invalidateQueries({ queryKey: quizzesQuery.queryKey }),
      onNewer: (newer) => page.current.onNewer(newer),
      keep: () => page.current.keep(),
    }),
  )

  useEffect(() => {
    server.returned()
    const look = () => void server.check(page.current.latest())
    const onHide = () => {
      page.current.keep()
      server.leave({ forGood: false })
    }
    const onVisibility = () => (document.visibilityState === 'hidden' ? onHide() : look())
    const onOnline = () => void server.send()
    look()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('online', onOnline)
    }
  }, [server, page])
  return { saving, server, base }
}
