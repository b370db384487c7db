import { useEffect, useState } from 'react'
import { readHealth } from '#contract/system.ts'
import { call } from '../../api/call.ts'
import { failedAtOnce, lastReturning, noteReturning } from './returning.ts'
import { safeFrom } from './safe-from.ts'

const ASK_EVERY_MS = 10_000
const PATIENCE_MS = 5000

/** `failed_again`: the server is well, but the page one came from failed as soon as one was back on it. */
export type Recovery = { state: 'asking' | 'down' | 'failed_again'; isTrying: boolean; tryNow: () => Promise<void> }

const isServerUp = async () => (await call(readHealth, {}, { timeoutMs: PATIENCE_MS })).ok

const whereFrom = () => safeFrom(new URLSearchParams(location.search).get('from'), location.origin)

/** Asks for the server until it is back, and leads to where one came from. */
export const useRecovery = (): Recovery => {
  const [state, setState] = useState<Recovery['state']>('asking')
  const [isTrying, setTrying] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins when a try by hand was in vain
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const isUp = await isServerUp()
      if (isOver) return
      if (isUp) return goBack(() => setState('failed_again'))
      setState('down')
      timer = setTimeout(ask, ASK_EVERY_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [round])

  const tryNow = async () => {
    setTrying(true)
    if (await isServerUp()) return goBackAnyway()
    setTrying(false)
    setState('down')
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
