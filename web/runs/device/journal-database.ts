import { promisifyRequest, type UseStore } from 'idb-keyval'

const DATABASE = 'quiznity'
const VERSION = 2
/** Attempts and their papers by the attempt's id, starts under way by the quiz's code. */
const STORES = ['attempts', 'papers', 'starts'] as const
export type Store = (typeof STORES)[number]

/** A storage that never answers must not hold up the quiz. */
const PATIENCE_MS = 1500

/** What a piece of work came to; null when it failed or took too long. */
export const answered = <T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, ms, null))])

/** Whether it was written: answered once the transaction is complete. */
export const isKept = async (writing: Promise<void>, ms?: number): Promise<boolean> =>
  (await answered(
    writing.then(() => true),
    ms,
  )) ?? false

/** Writes one after the other. Behind one under way waits one alone, of the newest: letters that come faster do not queue. */
export const newestWrite = (write: () => Promise<void>): (() => Promise<void>) => {
  let waiting: Promise<void> | null = null
  let last = Promise.resolve()
  const next = () => {
    waiting = null
    return write()
  }
  return () => {
    // One that fails says nothing about the next.
    waiting ??= last = last.then(next, next)
    return waiting
  }
}

/** The database that an open journal holds, asked for once and opened when something is first read or written. */
export const openStores = (): ((store: Store) => UseStore) => {
  let opened: Promise<IDBDatabase> | undefined
  return (store) => async (mode, use) => {
    opened ??= openDatabase()
    return use((await opened).transaction(store, mode).objectStore(store))
  }
}

const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    const { result: db } = request
    for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
  }
  const database = await promisifyRequest(request)
  database.onversionchange = () => database.close()
  return database
}
