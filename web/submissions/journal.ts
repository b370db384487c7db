import * as z from 'zod/mini'
import { type QuizPaperOnWire, quizPaper } from '#contract/questionnaires.ts'
import { answerSheet } from '#domain/answer.ts'
import { questionId } from '#domain/question.ts'

const count = z.int().check(z.nonnegative())

/** What can be kept of a student's progress, in any tab. */
export const keptProgress = z.object({
  sheet: answerSheet,
  revision: count,
  at: count,
  visited: z.array(questionId),
  changedIn: z.record(z.string(), count),
})

const keptAttempt = z.object({
  ...keptProgress.shape,
  id: z.string(),
  /** Once a student has said "submit", a reload goes on submitting. */
  section: z.enum(['quiz', 'submitting']),
  resumeCode: z.nullable(z.string()),
  endsAt: z.int(),
  /** The server's clock minus the device's. Only a first guess after a reload without a network. */
  clockAhead: z.number(),
})
export type KeptAttempt = z.infer<typeof keptAttempt>

/** One quiz on this device: no name, no phone number. `deviceKey` makes a start that is sent again the same start. */
const notes = z.object({ deviceKey: z.string(), attempt: z.nullable(keptAttempt) })
export type Notes = z.infer<typeof notes>

export type Journal = {
  readNotes: () => Promise<Notes | null>
  readPaper: () => Promise<QuizPaperOnWire | null>
  /** Whether it is kept on the device now. */
  writeNotes: (notes: Notes) => Promise<boolean>
  writePaper: (paper: QuizPaperOnWire) => Promise<boolean>
  clear: () => Promise<void>
}

const DATABASE = 'quiznity'
const STORES = ['notes', 'papers'] as const
type Store = (typeof STORES)[number]

/** A storage that never answers must not hold up the quiz. */
const PATIENCE_MS = 1500

export const openJournal = (code: string): Journal => {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= openDatabase()
    return opened
  }
  const read = async <T>(store: Store, schema: z.ZodMiniType<T>) => {
    const found = await answered(database().then((db) => finished(db.transaction(store).objectStore(store).get(code))))
    const parsed = z.safeParse(schema, found)
    return parsed.success ? parsed.data : null
  }
  const write = async (store: Store, value: object) => {
    const put = database().then((db) => written(db, store, (records) => records.put(value, code)))
    return (await answered(put)) !== null
  }
  return {
    readNotes: () => read('notes', notes),
    readPaper: () => read('papers', quizPaper),
    writeNotes: (value) => write('notes', value),
    writePaper: (value) => write('papers', value),
    clear: async () => {
      for (const store of STORES) {
        await answered(database().then((db) => written(db, store, (records) => records.delete(code))))
      }
    },
  }
}

/** What a piece of work came to; null when it failed or took too long. */
const answered = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])

const finished = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const written = (db: IDBDatabase, store: Store, change: (records: IDBObjectStore) => void) =>
  new Promise<true>((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite')
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
    change(transaction.objectStore(store))
  })

const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store)
  }
  const database = await finished(request)
  database.onversionchange = () => database.close()
  return database
}
