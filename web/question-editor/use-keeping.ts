import { useCallback, useEffect, useRef, useState } from 'react'
import { hasLoggedOut } from '../accounts/session.ts'
import { freeStorage } from './own-storage.ts'
import type { ServerDraft } from './server-draft.ts'
import { type DeviceStorage, type QuizDraft, removeDraft, writeDraft } from './stored-draft.ts'

const WRITE_AFTER_MS = 300

type Keeping = { storage: DeviceStorage | null; place: string | null; onKept: (draft: QuizDraft) => void }

/** Writes the draft at the latest so long after it has changed, however fast somebody types, and at once when the page is left. */
export const useKeeping = (draft: QuizDraft, { storage, place, onKept }: Keeping) => {
  /** When it was last written; `failed` when the device did not take it, null while nothing had to be. */
  const [kept, setKept] = useState<number | 'failed' | null>(null)
  const text = JSON.stringify(draft)
  const known = useRef(text)
  const latest = useRef({ text, draft })
  latest.current = { text, draft }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (latest.current.text === known.current || hasLoggedOut()) return
    known.current = latest.current.text
    const written = latest.current.draft
    const isWritten = writeDraft(storage, written) || (freeStorage(place) && writeDraft(storage, written))
    setKept(isWritten ? Date.now() : 'failed')
    onKept(written)
  }, [storage, place, onKept])

  // What comes back out of the list may be written otherwise than what went in.
  const isTakenOver = useRef(false)
  useEffect(() => {
    if (isTakenOver.current) known.current = text
    isTakenOver.current = false
  })
  useEffect(() => {
    if (text !== known.current) timer.current ??= setTimeout(keep, WRITE_AFTER_MS)
  }, [text, keep])

  const isKept = useCallback((kept: QuizDraft) => {
    clearTimeout(timer.current)
    timer.current = undefined
    known.current = JSON.stringify(kept)
    isTakenOver.current = true
  }, [])
  const forget = useCallback(() => {
    known.current = latest.current.text
    removeDraft(storage)
    setKept(null)
  }, [storage])
  return { kept, keep, isKept, forget }
}

/** Nothing that was typed is left behind. */
export const useLeaving = (keep: () => void, server: ServerDraft) => {
  useEffect(
    () => () => {
      keep()
      if (hasLoggedOut()) server.dropped()
      server.leave({ forGood: true })
    },
    [keep, server],
  )
}
