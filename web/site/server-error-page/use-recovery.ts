import { useEffect, useState } from 'react'
import { readHealth } from '#contract/site/system.ts'
import { call } from '../../calls/call.ts'
import { failedAtOnce, lastReturning, noteReturning } from './returning.ts'
import { safeFrom } from './safe-from.ts'

const ASK_EVERY_MS = 10_000
const PATIENCE_MS = 5000

type State = 'asking' | 'down' | 'cut_off' | 'failed_again'

/**
 * `cut_off`: no network here, or one that answers in the server's place until one logs in to it. `failed_again`: the server
 * is well, but the page one came from failed as soon as one was back on it.
 */
export type Recovery = { state: State; isTrying: boolean; tryNow: () => Promise<void> }

/** How the server is: `null` when it is well. */
const troubleNow = async (): Promise<'down' | 'cut_off' | null> => {
  const reply = await call(readHealth, {}, { timeoutMs: PATIENCE_MS })
  if (reply.ok) return null
  const { code, status } = reply.failure
  const isElsewhere = code === 'not_an_answer' && (status === null || status < 500)
  return isElsewhere || !navigator.onLine ? 'cut_off' : 'down'
}

const whereFrom = () => safeFrom(new URLSearchParams(location.search).get('from'), location.origin)

/** Asks for the server until it is back, and leads to where one came from. */
export const useRecovery = (): Recovery => {
  const [state, setState] = useState<State>('asking')
  const [isTrying, setTrying] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const trouble = await troubleNow()
      if (isOver) return
      if (!trouble) return goBack(() => setState('failed_again'))
      setState(trouble)
      waitLonger()
    }
    const waitLonger = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, ASK_EVERY_MS)
    }
    // A new round begins where a try by hand was in vain: the server has been asked at this moment.
    if (round === 0) void ask()
    else waitLonger()
    window.addEventListener('online', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [round])

  const tryNow = async () => {
    setTrying(true)
    const trouble = await troubleNow()
    if (!trouble) return goBackAnyway()
    setTrying(false)
    setState(trouble)
    setRound(round + 1)
  }
  return { state, isTrying, tryNow }
}

const goBack = (onFailedAgain: () => void) => {
  const next = { to: whereFrom(), at: Date.now() }
  if (failedAtOnce(lastReturning(), next) || !noteReturning(next)) return onFailedAgain()
  location.replace(next.to)
}

const goBackAnyway = () => {
  const next = { to: whereFrom(), at: Date.now() }
  noteReturning(next)
  location.replace(next.to)
}
