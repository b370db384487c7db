import { del, get, set, update, values } from 'idb-keyval'
import type * as z from 'zod/mini'
import { answered, isKept, openStores } from './journal-database.ts'
import { type PendingStart, pendingStart } from './pending-start.ts'
import {
  type Kept,
  leaveBehind,
  leftBehind,
  mergedById,
  newestFirst,
  notLeftAnyMore,
  parsed,
  type RecordKind,
  recordsIn,
} from './records.ts'

/** A cheap phone that is busy keeps a copy too, only later; whoever writes does not wait for it. */
const SLOWEST_MS = 10_000

/** What this device keeps of the attempts at one quiz, or of the responses to one poll or survey. */
export type Journal<T, Paper> = {
  /** Everybody's, whatever they belong to. */
  readAll: () => Promise<T[]>
  /** Everybody's of this questionnaire; the one that was open last comes first. */
  read: () => Promise<T[]>
  /** Answers what is kept now, with what other windows have written of it; null: it could not be kept. */
  write: (record: T) => Promise<T | null>
  /** For a page that may be gone before a write is complete: the next page of this device reads it. */
  leaveBehind: (record: T) => void
  readPaper: (id: string) => Promise<Paper | null>
  writePaper: (id: string, paper: Paper) => Promise<boolean>
  readStart: () => Promise<PendingStart | null>
  writeStart: (start: PendingStart | null) => Promise<boolean>
}

type Opened<T extends Kept, Paper> = {
  code: string
  kind: RecordKind<T>
  paper: z.ZodMiniType<Paper>
}

export const openJournal = <T extends Kept, Paper>({ code, kind, paper }: Opened<T, Paper>): Journal<T, Paper> => {
  const stores = openStores()
  const [records, papers, starts] = [stores('attempts'), stores('papers'), stores('starts')]
  const forget = (record: T) => {
    void isKept(del(record.id, records))
    void isKept(del(record.id, papers))
    notLeftAnyMore(kind, record)
    return null
  }
  const write = async (record: T) => {
    let all = record
    const merge = (before: unknown) => {
      all = kind.merged(parsed(kind.schema, before), record)
      return kind.settled(all, Date.now()) ?? all
    }
    const isWritten = await isKept(update<unknown>(record.id, merge, records), SLOWEST_MS)
    if (isWritten) notLeftAnyMore(kind, all)
    // A database that is full, or refused, is not all there is on the device.
    return isWritten || leaveBehind(kind, record) ? all : null
  }
  const readAll = async () => {
    const all = (await answered(values<unknown>(records))) ?? []
    const kept = mergedById(kind, [...recordsIn(kind, all), ...leftBehind(kind)])
    const settled = kept.map((record) => kind.settled(record, Date.now()) ?? forget(record))
    return newestFirst(settled.filter((record) => record !== null))
  }
  return {
    readAll,
    read: async () => (await readAll()).filter((record) => record.code === code),
    write,
    leaveBehind: (record) => void leaveBehind(kind, record),
    readPaper: async (id) => parsed(paper, await answered(get<unknown>(id, papers))),
    writePaper: (id, given) => isKept(set(id, given, papers)),
    readStart: async () => parsed(pendingStart, await answered(get<unknown>(code, starts))),
    writeStart: (start) => isKept(start ? set(code, start, starts) : del(code, starts)),
  }
}
