import { useCallback, useEffect, useRef } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { type DraftPlace, typedJustNow } from '../drafts/draft-place.ts'
import { useOnLeaving } from '../drafts/use-on-leaving.ts'

/** After the draft itself, which matters more. */
const WRITE_AFTER_MS = 500

/** Keeps what can be undone on this device, for the page that comes after this one. `now`: another one with each change. */
export const useKeptHistory = (now: object, { draft, history }: DraftPlace, written: () => object | null): void => {
  const latest = useRef({ now, written })
  latest.current = { now, written }
  const known = useRef(now)

  const keep = useCallback(() => {
    if (latest.current.now === known.current || hasLoggedOut()) return
    known.current = latest.current.now
    // What a page is left with may not be written yet.
    for (const write of typedJustNow) write()
    // Of what is published nothing stays.
    const kept = draft.read() && latest.current.written()
    // No room: what is there is of another moment, and would be taken for none.
    if (!history.write(kept)) history.write(null)
  }, [draft, history])

  useEffect(() => {
    if (now === known.current) return
    const timer = setTimeout(keep, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now, keep])

  useOnLeaving(keep)
}
