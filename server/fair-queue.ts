/** What waits, each under a name. Names take turns, so that whoever has much waiting is in nobody else's way. */
export const createFairQueue = <T>() => {
  /** The name that had its turn last stands last. */
  const byName = new Map<string, T[]>()
  let size = 0
  return {
    push: (name: string, item: T): void => {
      const own = byName.get(name)
      if (own) own.push(item)
      else byName.set(name, [item])
      size += 1
    },
    /** The first of the name whose turn it is; undefined: nothing waits. */
    shift: (): T | undefined => {
      const [next] = byName
      if (!next) return undefined
      const [name, own] = next
      const item = own.shift()
      byName.delete(name)
      if (own.length > 0) byName.set(name, own)
      size -= 1
      return item
    },
    size: (): number => size,
    sizeOf: (name: string): number => byName.get(name)?.length ?? 0,
  }
}

export type FairQueue<T> = ReturnType<typeof createFairQueue<T>>
