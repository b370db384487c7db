import { QueryClientContext } from '@tanstack/react-query'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { quizzesQuery } from '../api.ts'
import type { DeviceStorage } from '../entries/device-storage.ts'
import { isSameDraft, type QuizDraft } from '../entries/stored-draft.ts'
import { baseAsFound, type DraftBase, readBase, writeBase } from './draft-base.ts'
import { createServerDraft } from './server-draft.ts'
import { type DraftOnServer, draftCalls, editCalls } from './server-draft-calls.ts'
import type { Saving } from './server-draft-sending.ts'
import type { OpenedDraft } from './use-opened-draft.ts'

/** Beside the draft, or in this page alone where the device keeps nothing. */
const keptBase = (storage: DeviceStorage | null, found: DraftOnServer | null) => {
  let inThisPage = readBase(storage) ?? (found && baseAsFound(found))
  /** What lies there since then is older than what this page knows. */
  let isRefused = storage === null
  return {
    read: (): DraftBase | null => (isRefused ? inThisPage : (readBase(storage) ?? inThisPage)),
    /** Another tab has begun another draft in this one's place. */
    reread: () => {
      inThisPage = readBase(storage)
    },
    write: (base: DraftBase | null) => {
      inThisPage = base
      // A save may end behind whoever has logged out, and has left nothing on the device.
      if (hasLoggedOut()) return
      isRefused = !writeBase(storage, base)
    },
  }
}

type Page = {
  latest: () => QuizDraft
  keep: () => void
  onNewer: (newer: DraftOnServer) => void
}

type Place = { storage: DeviceStorage | null; opened: OpenedDraft | null }

/** The server's copy of the draft, from when it has a title on. */
export const useServerDraft = ({ storage, opened }: Place, page: RefObject<Page>) => {
  const edit = opened?.edit
  const queryClient = useContext(QueryClientContext)
  const [base] = useState(() => keptBase(storage, opened?.found ?? null))
  const [saving, setSaving] = useState<Saving>(() => {
    const found = opened?.found
    return found && base.read()?.unsaved === false ? { kind: 'saved', at: found.savedAt } : { kind: 'none' }
  })
  const [server] = useState(() =>
    createServerDraft({
      calls: edit ? editCalls(edit.edits.quizId) : draftCalls,
      edits: edit?.edits,
      // A new quiz begins with a title, and goes on without one.
      isWorthSaving: (draft) => (edit ? !isSameDraft(draft, edit.initial) : draft.details.title.trim() !== ''),
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
