import { setImmediate as aTurn } from 'node:timers/promises'
import { QueueFullError } from './database/committer.ts'
import { createFairQueue } from './fair-queue.ts'

/** Does heavy work one after the other, in the order it came; between two, whoever else waits has a turn. */
export const createLine = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined).then(() => aTurn())
    return done
  }
}

/** The same for several kinds of work at once: what is of one name goes in its order, whatever is in line for others. */
export const createLines = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const lines = new Map<string, { inLine: ReturnType<typeof createLine>; waiting: number }>()
  return async (name, work) => {
    const line = lines.get(name) ?? { inLine: createLine(), waiting: 0 }
    lines.set(name, line)
    line.waiting += 1
    try {
      return await line.inLine(work)
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(name)
    }
  }
}

/** How many wait at most: of all, and under one name. */
type Bounds = { mostWaiting?: number; mostOfOne?: number }

/**
 * Heavy work that people ask for, one after the other: those who wait take turns, so that whoever asks for much at once keeps
 * nobody else waiting longer than for one piece of it. Throws `QueueFullError` where too much waits already.
 */
export const createFairLine = ({
  mostWaiting = Number.POSITIVE_INFINITY,
  mostOfOne = Number.POSITIVE_INFINITY,
}: Bounds = {}): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const waiting = createFairQueue<() => void>()
  let isBusy = false
  const next = () => {
    const admit = waiting.shift()
    if (admit) admit()
    else isBusy = false
  }
  return async (name, work) => {
    if (isBusy) {
      if (waiting.size() >= mostWaiting || waiting.sizeOf(name) >= mostOfOne)
        throw new QueueFullError('too much is waiting in line')
      await new Promise<void>((admit) => waiting.push(name, admit))
    } else isBusy = true
    try {
      return await work()
    } finally {
      void aTurn().then(next)
    }
  }
}
