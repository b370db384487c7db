import { promisifyRequest, type UseStore } from 'idb-keyval'
import { migrated } from './journal-migration.ts'

const DATABASE = 'quiznity'
const VERSION = 2
/** Attempts and their papers by the attempt's id, starts under way by the quiz's code. */
const STORES = ['attempts', 'papers', 'starts'] as const
export type Store = (typeof STORES)[number]

/** A storage that never answers must not hold up the quiz. */
const PATIENCE_MS = 1500

/** What a piece of work came to; null when it failed or took too long. */
export const answered = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])

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
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: db, transaction } = request
    for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
    if (oldVersion === 1 && transaction) migrate(db, transaction)
  }
  const database = await promisifyRequest(request)
  database.onversionchange = () => database.close()
  return database
}

/** Within the transaction that makes the new stores: either all of it is there afterwards, or the old is as it was. */
const migrate = (db: IDBDatabase, transaction: IDBTransaction) => {
  const notes = transaction.objectStore('notes')
  const papers = transaction.objectStore('papers')
  notes.openCursor().onsuccess = ({ target }) => {
    const cursor = cursorOf(target)
    if (cursor === null) return db.deleteObjectStore('notes')
    papers.get(cursor.key).onsuccess = (event) => {
      keepAgain(transaction, { code: String(cursor.key), note: cursor.value, paper: resultOf(event.target) })
      papers.delete(cursor.key)
      cursor.continue()
    }
  }
}

const resultOf = (target: EventTarget | null): unknown => (target instanceof IDBRequest ? target.result : null)

const cursorOf = (target: EventTarget | null): IDBCursorWithValue | null => {
  const result = resultOf(target)
  return result instanceof IDBCursorWithValue ? result : null
}

const keepAgain = (transaction: IDBTransaction, record: { code: string; note: unknown; paper: unknown }) => {
  const found = migrated(record)
  if (found === null) return
  if ('pending' in found) {
    transaction.objectStore('starts').put(found.pending, record.code)
    return
  }
  transaction.objectStore('attempts').put(found.attempt, found.attempt.id)
  if (found.paper) transaction.objectStore('papers').put(found.paper, found.attempt.id)
}
