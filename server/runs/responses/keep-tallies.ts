import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { createLines } from '../../line.ts'
import { createNumberedShelf, createShelf, withinHeap } from '../../shelf.ts'
import type { CountedQuestion } from './count-question.ts'
import { type Asked, createCounting, type Known } from './count-responses.ts'

/** 100,000 responses to a poll take about 30 MB. */
const MOST_KEPT = 48 * 1024 * 1024
/** Polls that are too large to be kept. */
const MOST_NOTED = 1000
const GATHER_MS = 10

type TalliedResponses = { responses: number; questions: CountedQuestion[] }

/**
 * What has been given to the end, each device's response as it stands now, counted in memory. Looking again counts what is new
 * and takes back what was changed. Neither clocks nor the order of commits decide what counts: after every look the number of
 * responses, and the sum of their revisions, are those of the same snapshot, or all are compared one by one. What would take
 * too much memory is counted anew with each look, and nothing of it is kept.
 */
export const createTallies = (db: Database, { mostKept = MOST_KEPT } = {}) => {
  const most = withinHeap(mostKept)
  const { begin, countOn, countAnew } = createCounting(db, most)
  const shelf = createShelf<Known>({ mostBytes: mostKept, bytesOf: ({ bytes, counts }) => bytes + counts.bytes() })
  const tooLarge = createNumberedShelf<true>(MOST_NOTED)
  const ofQuestionnaire = createLines()
  /** Looks that have not begun: whoever asks until then is answered by them. */
  const toBegin = new Map<string, Promise<TalliedResponses>>()

  const look = async (asked: Asked): Promise<TalliedResponses> => {
    const kept = shelf.get(asked.id)
    const known = kept?.versionId === asked.versionId ? kept : begin(asked)
    if (!tooLarge.get(asked.id) && (await countOn(asked.id, known))) {
      shelf.put(asked.id, known)
      return { responses: known.responses.size, questions: known.counts.told() }
    }
    shelf.drop(asked.id)
    tooLarge.set(asked.id, true)
    const { responses, bytes, counts } = await countAnew(asked)
    // Its votes may have been erased.
    if (bytes < most / 2) tooLarge.delete(asked.id)
    return { responses, questions: counts.told() }
  }

  return {
    /** Whatever was committed before the call is counted. */
    of: (asked: Asked): Promise<TalliedResponses> => {
      const key = `${asked.id}:${asked.versionId}`
      const next =
        toBegin.get(key) ??
        ofQuestionnaire(asked.id, async () => {
          // All screens of a hall ask at nearly the same moment.
          await pause(GATHER_MS)
          toBegin.delete(key)
          return look(asked)
        })
      toBegin.set(key, next)
      return next
    },
    bytes: shelf.bytes,
  }
}

export type Tallies = ReturnType<typeof createTallies>
