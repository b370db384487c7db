import { setImmediate as aTurn } from 'node:timers/promises'

/** So long at a time the event loop belongs to one piece of work, as a rule. */
const AT_A_TIME_MS = 2

export type Breath = () => Promise<void> | null

/**
 * To be called again and again in long work: now and then it is somebody else's turn, and that is a promise. Looks at the
 * clock at every so manieth call. `atATimeMs`: milliseconds before it is; more than the usual 2
 * for what people wait for while a crowd sends, where one turn of the others takes up to a second.
 */
export const createBreath = (every: number, atATimeMs = AT_A_TIME_MS): Breath => {
  let since = performance.now()
  let calls = 0
  const breathe = async () => {
    await aTurn()
    since = performance.now()
  }
  return () => {
    calls += 1
    return calls % every === 0 && performance.now() - since > atATimeMs ? breathe() : null
  }
}
