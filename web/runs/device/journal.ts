import { del, delMany, get, set, update, values } from 'idb-keyval'
import { type QuizPaperOnWire, quizPaper } from '#contract/questionnaires/papers.ts'
import { answered, openStores } from './journal-database.ts'
import {
  type KeptAttempt,
  keptAttempt,
  keptIn,
  mayBeForgotten,
  mergedById,
  mergedKept,
  newestFirst,
  type PendingStart,
  parsed,
  pendingStart,
} from './kept.ts'
import { leaveBehind, leftBehind, leftInTab, notLeftAnyMore } from './left-behind.ts'

/** A cheap phone that is busy keeps a copy too, only later; whoever writes does not wait for it. */
const SLOWEST_MS = 10_000

/** What this device keeps of one quiz. Each write answers whether it is kept now. */
export type Journal = {
  /** Everybody's of all quizzes that were taken here. */
  readAllAttempts: () => Promise<KeptAttempt[]>
  /** Everybody's who took this quiz here; the one that was open last comes first. */
  readAttempts: () => Promise<KeptAttempt[]>
  writeAttempt: (attempt: KeptAttempt) => Promise<boolean>
  /** For a page that may be gone before a write is complete: the next page of this device reads it. */
  leaveBehind: (attempt: KeptAttempt) => void
  readPaper: (attempt: string) => Promise<QuizPaperOnWire | null>
  writePaper: (attempt: string, paper: QuizPaperOnWire) => Promise<boolean>
  readStart: () => Promise<PendingStart | null>
  writeStart: (start: PendingStart | null) => Promise<boolean>
}

export const openJournal = (code: string, wallClock: () => number = Date.now): Journal => {
  const stores = openStores()
  const [attempts, papers, starts] = [stores('attempts'), stores('papers'), stores('starts')]
  const forget = (ids: string[]) => Promise.all([attempts, papers].map((store) => isKept(delMany(ids, store))))
  const readAllAttempts = async () => {
    const all = (await answered(values<unknown>(attempts))) ?? []
    const kept = mergedById([...keptIn(all), ...leftBehind(), ...leftInTab(code)])
    const old = kept.filter((attempt) => mayBeForgotten(attempt, wallClock()))
    if (old.length > 0) void forget(old.map(({ id }) => id))
    for (const each of old) notLeftAnyMore(each)
    return newestFirst(kept.filter((attempt) => !old.includes(attempt)))
  }
  return {
    readAllAttempts,
    readAttempts: async () => (await readAllAttempts()).filter((attempt) => attempt.code === code),
    writeAttempt: async (attempt) => {
      const merged = (before: unknown) => mergedKept(parsed(keptAttempt, before), attempt)
      const isWritten = await isKept(update<unknown>(attempt.id, merged, attempts), SLOWEST_MS)
      if (isWritten || attempt.heldAt !== null) notLeftAnyMore(attempt)
      return isWritten
    },
    leaveBehind,
    readPaper: async (attempt) => parsed(quizPaper, await answered(get<unknown>(attempt, papers))),
    writePaper: (attempt, paper) => isKept(set(attempt, paper, papers)),
    readStart: async () => parsed(pendingStart, await answered(get<unknown>(code, starts))),
    writeStart: (start) => isKept(start ? set(code, start, starts) : del(code, starts)),
  }
}

/** Answered once the transaction is complete. */
const isKept = async (writing: Promise<void>, ms?: number): Promise<boolean> =>
  (await answered(
    writing.then(() => true),
    ms,
  )) !== null
