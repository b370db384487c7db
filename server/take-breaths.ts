import { setImmediate as aTurn } from 'node:timers/promises'

/** So long at a time the event loop belongs to one piece of work. */
const AT_A_TIME_MS = 2

export type Breath = () => Promise<void> | null

/**
 * To be called again and again in long work: now and then it is somebody else's turn, and that is a promise. Looks at the
 * clock at every so manieth call.
 */
export const createBreath = (every: number): Breath => {
  let since = performance.now()
  let calls = 0
  const breathe = async () => {
    await aTurn()
    since = performance.now()
  }
  return () => {
    calls += 1
    return calls % every === 0 && performance.now() - since > AT_A_TIME_MS ? breathe() : null
  }
}
