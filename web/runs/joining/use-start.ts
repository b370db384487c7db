import { useRef, useState } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { isPassing } from '../../calls/retry.ts'
import type { EnteredWithCode } from '../attempt/api.ts'
import type { Session } from '../attempt/session.ts'
import type { PendingStart } from '../device/pending-start.ts'
import { freshStart, type Joined, type StartTrial, start } from './joining.ts'
import { mayReload } from './tab-memory.ts'

type StartOptions = {
  /** Null where the page is rendered on the server. */
  session: Session | null
  /** Null as long as it is not known whether this device has pressed Start before. */
  pending: PendingStart | null
  onJoined: (joined: Joined) => void
}

/** Starting the clock: tried until it succeeds, is refused, or its student has had enough. */
export const useStart = ({ session, pending: kept, onJoined }: StartOptions) => {
  const [later, setPending] = useState<PendingStart | null>(null)
  const pending = later ?? kept
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [trial, setTrial] = useState<StartTrial | null>(null)
  const hasJoined = useRef(false)
  // A second press may come before the first is painted.
  const underway = useRef<StartTrial | null>(null)

  const begin = async (entered: EnteredWithCode, as = pending): Promise<CallFailure | null> => {
    if (!session || !as || underway.current || hasJoined.current) return null
    setFailure(null)
    const tried = start(entered, session, { pending: as, onFailure: setFailure })
    underway.current = tried
    setTrial(tried)
    const reply = await tried.result
    if (hasJoined.current) return null
    if (reply.ok) {
      hasJoined.current = true
      onJoined(reply.value)
      return null
    }
    if (reply.failure.code === 'page_outdated' && mayReload()) location.reload()
    if (isPassing(reply.failure)) setPending({ ...as, isPressed: true })
    if (underway.current === tried) underway.current = null
    setTrial((current) => (current === tried ? null : current))
    setFailure(reply.failure)
    return reply.failure
  }
  /** The call under way may still succeed; then the quiz opens. */
  const stop = () => {
    underway.current?.giveUp()
    underway.current = null
    setTrial(null)
  }
  /** A key that nobody else's start was sent with. */
  const asSomebodyElse = async (): Promise<PendingStart | null> => {
    if (!session) return null
    const fresh = await freshStart(session)
    setPending(fresh)
    setFailure(null)
    return fresh
  }
  return { begin, stop, asSomebodyElse, failure, forget: () => setFailure(null), isTrying: trial !== null, pending }
}
