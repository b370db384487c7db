import { useCallback, useEffect, useRef, useState } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import type { DeviceStorage } from '../entries/device-storage.ts'
import { type QuizDraft, readDraft, readWrites, removeDraft, writeDraft } from '../entries/stored-draft.ts'
import { mergedDrafts } from './merged-drafts.ts'
import { freeStorage } from './own-storage.ts'
import { createOwnVersions, type OwnVersions } from './own-versions.ts'
import type { ServerDraft } from './server-draft.ts'

const WRITE_AFTER_MS = 300

type Keeping = {
  storage: DeviceStorage | null
  place: string | null
  onKept: (draft: QuizDraft) => void
  /** With what another tab has written meanwhile. */
  onMerged: (merged: QuizDraft) => void
}

/** Writes the draft at the latest so long after it has changed, however fast somebody types, and at once when the page is left. */
export const useKeeping = (draft: QuizDraft, { storage, place, onKept, onMerged }: Keeping) => {
  /** When it was last written; `failed` when the device did not take it, null while nothing had to be. */
  const [kept, setKept] = useState<number | 'failed' | null>(null)
  const text = JSON.stringify(draft)
  const known = useRef(text)
  const latest = useRef({ text, draft })
  latest.current = { text, draft }
  const [own] = useState(() => createOwnVersions(() => readWrites(storage), draft))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(
    ({ evenIfKept = false, isLast = false } = {}) => {
      clearTimeout(timer.current)
      timer.current = undefined
      if ((latest.current.text === known.current && !evenIfKept) || hasLoggedOut()) return
      const { isMerged, written } = withTheirs(latest.current.draft, storage, own)
      known.current = JSON.stringify(written)
      const write = () => writeDraft(storage, written, own.known())
      const isWritten = write() || (freeStorage(place) && write())
      own.has(written)
      setKept(isWritten ? Date.now() : 'failed')
      if (isMerged && !isLast) onMerged(written)
      onKept(written)
    },
    [storage, place, own, onKept, onMerged],
  )

  // What comes back out of the list may be written otherwise than what went in.
  const isTakenOver = useRef(false)
  useEffect(() => {
    if (isTakenOver.current) {
      known.current = text
      own.has(latest.current.draft)
    }
    isTakenOver.current = false
  })
  useEffect(() => {
    if (text !== known.current) timer.current ??= setTimeout(keep, WRITE_AFTER_MS)
  }, [text, keep])

  const isKept = useCallback(
    (kept: QuizDraft) => {
      clearTimeout(timer.current)
      timer.current = undefined
      known.current = JSON.stringify(kept)
      own.has(kept)
      isTakenOver.current = true
    },
    [own],
  )
  const hasUnkept = useCallback(() => latest.current.text !== known.current, [])
  const forget = useCallback(() => {
    known.current = latest.current.text
    removeDraft(storage)
    setKept(null)
  }, [storage])
  return { kept, keep, isKept, hasUnkept, own, forget }
}

/** With what another tab has written meanwhile. */
const withTheirs = (mine: QuizDraft, storage: DeviceStorage | null, own: OwnVersions) => {
  const theirs = own.isOutdated() ? readDraft(storage) : null
  if (theirs === null) return { isMerged: false, written: mine }
  return { isMerged: true, written: mergedDrafts({ base: own.common().draft, mine, theirs }) }
}

/** Nothing that was typed is left behind. */
export const useLeaving = (keep: (way: { isLast: boolean }) => void, server: ServerDraft) => {
  useEffect(
    () => () => {
      keep({ isLast: true })
      if (hasLoggedOut()) server.dropped()
      server.leave({ forGood: true })
    },
    [keep, server],
  )
}
