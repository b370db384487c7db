import { getHeapStatistics } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** In bytes. All shelves together may hold about 450 MB. */
const ROOMY_HEAP = 1536 * 1024 * 1024
const PART = Math.min(1, getHeapStatistics().heap_size_limit / ROOMY_HEAP)

/** As much of so many bytes as a process with a small heap can spare. */
export const withinHeap = (bytes: number): number => Math.floor(bytes * PART)

export type Shelf<T> = {
  get: (key: string) => T | undefined
  put: (key: string, value: T) => void
  drop: (key: string) => void
  /** What stands under that key, made now if nothing does: once, for everybody who asks meanwhile. */
  once: (key: string, make: () => Promise<T>) => Promise<T>
  /** Of all that stands there now. */
  bytes: () => number
}

type Settings<T> = { mostBytes: number; bytesOf: (value: T) => number }

/**
 * Holds so many bytes at most, or fewer where the heap is small (`withinHeap`); what nobody has asked for the longest makes
 * room, and what is too large is not kept.
 */
export const createShelf = <T extends NonNullable<unknown>>({ mostBytes, bytesOf }: Settings<T>): Shelf<T> => {
  const held = new LRUCache<string, T>({
    maxSize: withinHeap(mostBytes),
    // Whatever is there takes something, or no bound would hold for it.
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
  })
  const underWay = new Map<string, Promise<T>>()

  const get = (key: string): T | undefined => held.get(key)
  const drop = (key: string) => void held.delete(key)
  const put = (key: string, value: T) => {
    // It may stand there already, grown since, and is measured only where it is new.
    drop(key)
    held.set(key, value)
  }
  const once = async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = get(key)
    if (found !== undefined) return found
    return shared(underWay, key, async () => {
      const made = await make()
      put(key, made)
      return made
    })
  }
  return { get, put, drop, once, bytes: () => held.calculatedSize }
}

/**
 * Holds so many at most, however large they are; what nobody has asked for the longest makes room. Nothing is set aside for
 * what is not there.
 */
export const createNumberedShelf = <T extends NonNullable<unknown>>(most: number): LRUCache<string, T> =>
  new LRUCache<string, T>({ maxSize: most, sizeCalculation: () => 1 })

/** Does `work` for all who ask under the same key until it is done. */
export const shared = <T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> => {
  const known = underWay.get(key)
  if (known) return known
  const doing = work().finally(() => underWay.delete(key))
  underWay.set(key, doing)
  return doing
}
