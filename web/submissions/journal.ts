import * as z from 'zod/mini'
import { type QuizPaperOnWire, quizPaper } from '#contract/questionnaires.ts'
import { answered, finished, openDatabase, type Store, written } from './journal-database.ts'
import {
  type KeptAttempt,
  keptAttempt,
  mayBeForgotten,
  mergedKept,
  newestFirst,
  type PendingStart,
  pendingStart,
} from './kept.ts'

/** What this device keeps of one quiz. Each write answers whether it is kept now. */
export type Journal = {
  /** Everybody's who took this quiz here; the one that was open last comes first. */
  readAttempts: () => Promise<KeptAttempt[]>
  writeAttempt: (attempt: KeptAttempt) => Promise<boolean>
  readPaper: (attempt: string) => Promise<QuizPaperOnWire | null>
  writePaper: (attempt: string, paper: QuizPaperOnWire) => Promise<boolean>
  readStart: () => Promise<PendingStart | null>
  writeStart: (start: PendingStart | null) => Promise<boolean>
}

export const openJournal = (code: string, wallClock: () => number = Date.now): Journal => {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= openDatabase()
    return opened
  }
  const read = async <T>(store: Store, key: string, schema: z.ZodMiniType<T>) => {
    const found = await answered(database().then((db) => finished(db.transaction(store).objectStore(store).get(key))))
    return parsed(schema, found)
  }
  const change = async (store: Store, make: (records: IDBObjectStore) => void) =>
    (await answered(database().then((db) => written(db, store, make)))) !== null
  const forget = (ids: readonly string[]) =>
    Promise.all(
      (['attempts', 'papers'] as const).map((store) =>
        change(store, (records) => {
          for (const id of ids) records.delete(id)
        }),
      ),
    )
  return {
    readAttempts: async () => {
      const all = database().then((db) => finished(db.transaction('attempts').objectStore('attempts').getAll()))
      const kept = ((await answered(all)) ?? []).flatMap((record) => parsed(keptAttempt, record) ?? [])
      const old = kept.filter((attempt) => mayBeForgotten(attempt, wallClock()))
      if (old.length > 0) void forget(old.map(({ id }) => id))
      return newestFirst(kept.filter((attempt) => attempt.code === code && !old.includes(attempt)))
    },
    writeAttempt: (attempt) => change('attempts', (records) => mergeInto(records, attempt)),
    readPaper: (attempt) => read('papers', attempt, quizPaper),
    writePaper: (attempt, paper) => change('papers', (records) => records.put(paper, attempt)),
    readStart: () => read('starts', code, pendingStart),
    writeStart: (start) => change('starts', (records) => (start ? records.put(start, code) : records.delete(code))),
  }
}

const parsed = <T>(schema: z.ZodMiniType<T>, record: unknown): T | null => {
  const read = z.safeParse(schema, record)
  return read.success ? read.data : null
}

const mergeInto = (records: IDBObjectStore, attempt: KeptAttempt) => {
  const reading = records.get(attempt.id)
  reading.onsuccess = () => records.put(mergedKept(parsed(keptAttempt, reading.result), attempt), attempt.id)
}
