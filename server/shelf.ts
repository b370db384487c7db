import { getHeapStatistics } from 'node:v8'

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
export const createShelf = <T>({ mostBytes, bytesOf }: Settings<T>): Shelf<T> => {
  const held = new Map<string, { value: T; bytes: number }>()
  /** The key that stands last. */
  let latest: string | undefined
  const underWay = new Map<string, Promise<T>>()
  let bytes = 0
  const most = withinHeap(mostBytes)

  const drop = (key: string) => {
    bytes -= held.get(key)?.bytes ?? 0
    held.delete(key)
    if (latest === key) latest = undefined
  }
  const get = (key: string): T | undefined => {
    const found = held.get(key)
    if (found === undefined) return undefined
    // A map keeps its order: what is put back now stands last. A crowd asks for one and the same, which stands there.
    if (latest !== key) {
      held.delete(key)
      held.set(key, found)
      latest = key
    }
    return found.value
  }
  const put = (key: string, value: T) => {
    drop(key)
    const more = bytesOf(value)
    held.set(key, { value, bytes: more })
    latest = key
    bytes += more
    for (const oldest of held.keys()) {
      if (bytes <= most) break
      drop(oldest)
    }
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
  return { get, put, drop, once, bytes: () => bytes }
}

/** Does `work` for all who ask under the same key until it is done. */
export const shared = <T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> => {
  const known = underWay.get(key)
  if (known) return known
  const doing = work().finally(() => underWay.delete(key))
  underWay.set(key, doing)
  return doing
}
