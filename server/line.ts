import { setImmediate as aTurn } from 'node:timers/promises'

/** Does heavy work one after the other, in the order it came; between two, whoever else waits has a turn. */
export const createLine = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined).then(() => aTurn())
    return done
  }
}
