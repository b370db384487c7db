import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import type { DraftKind } from './draft-kind.ts'
import {
  type DraftPlace,
  forgetPlace,
  freeRoom,
  readDraft,
  readWrites,
  typedJustNow,
  writeDraft,
} from './draft-place.ts'
import { createOwnVersions, type OwnVersions } from './own-versions.ts'
import { pastedAt } from './pasted-place.ts'
import type { ServerDraft } from './server-draft.ts'

const WRITE_AFTER_MS = 300

type Keeping<Draft> = {
  kind: DraftKind<Draft>
  place: DraftPlace
  onKept: (draft: Draft) => void
  /** With what another tab has written meanwhile. */
  onMerged: (merged: Draft) => void
}

/** Writes the draft at the latest so long after it has changed, however fast somebody types, and at once when the page is left. */
export const useKeeping = <Draft>(draft: Draft, { kind, place, onKept, onMerged }: Keeping<Draft>) => {
  /** When it was last written; `failed` when the device did not take it, null while nothing had to be. */
  const [kept, setKept] = useState<number | 'failed' | null>(null)
  const text = JSON.stringify(draft)
  const known = useRef(text)
  const latest = useRef({ text, draft })
  latest.current = { text, draft }
  const [own] = useState(() => createOwnVersions(() => readWrites(place), draft))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(
    ({ evenIfKept = false, isLast = false } = {}) => {
      clearTimeout(timer.current)
      timer.current = undefined
      if ((latest.current.text === known.current && !evenIfKept) || hasLoggedOut()) return
      const { isMerged, written } = withTheirs(latest.current.draft, { kind, place, own })
      known.current = JSON.stringify(written)
      const write = () => writeDraft(kind, place, written)
      const isWritten = write() || (freeRoom(place) && write())
      own.has(written)
      setKept(isWritten ? Date.now() : 'failed')
      if (isMerged && !isLast) onMerged(written)
      onKept(written)
    },
    [kind, place, own, onKept, onMerged],
  )

  useKeptAtOnce(keep)
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
    (kept: Draft) => {
      clearTimeout(timer.current)
      timer.current = undefined
      known.current = JSON.stringify(kept)
      own.has(kept)
      isTakenOver.current = true
    },
    [own],
  )
  const forget = useCallback(() => {
    known.current = latest.current.text
    forgetPlace(place)
    pastedAt(place.place).write(null)
    setKept(null)
  }, [place])
  return { kept, keep, isKept, ...useWriting(latest, known), own, forget }
}

const useWriting = (latest: RefObject<{ text: string }>, known: RefObject<string>) => ({
  hasUnkept: useCallback(() => latest.current.text !== known.current, [latest, known]),
  /** All of it as it is at that moment, the same for the same. */
  inWriting: useCallback(() => latest.current.text, [latest]),
})

/** Whoever asks what there is has it written first. */
const useKeptAtOnce = (keep: () => void) =>
  useEffect(() => {
    typedJustNow.add(keep)
    return () => void typedJustNow.delete(keep)
  }, [keep])

type Tab<Draft> = Pick<Keeping<Draft>, 'kind' | 'place'> & { own: OwnVersions<Draft> }

/** With what another tab has written meanwhile. */
const withTheirs = <Draft>(mine: Draft, { kind, place, own }: Tab<Draft>) => {
  const theirs = own.isOutdated() ? readDraft(kind, place) : null
  if (theirs === null) return { isMerged: false, written: mine }
  return { isMerged: true, written: kind.merged({ base: own.common().draft, mine, theirs }) }
}

/** Nothing that was typed is left behind. */
export const useLeaving = <Draft>(keep: (way: { isLast: boolean }) => void, server: ServerDraft<Draft>) => {
  useEffect(
    () => () => {
      keep({ isLast: true })
      if (hasLoggedOut()) server.dropped()
      server.leave({ forGood: true })
    },
    [keep, server],
  )
}
