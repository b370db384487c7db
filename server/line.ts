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
