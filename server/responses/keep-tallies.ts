import { setImmediate as aTurn, setTimeout as pause } from 'node:timers/promises'
import type { Question } from '#domain/question.ts'
import type { Value } from '#domain/questions/value.ts'
import { type Instant, SECOND } from '#domain/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { createLines } from '../line.ts'
import { createShelf } from '../shelf.ts'
import { countOf, type QuestionCount } from './count-question.ts'
import { type EndedResponse, endedAfter, endedSince } from './find-ended.ts'

/** 100,000 responses to a poll take about 30 MB. */
const MOST_KEPT = 48 * 1024 * 1024
const BYTES_OF_ONE = 200
const BYTES_OF_VALUE = 40
/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 200
/** Responses are not kept in the order of the moments that they carry; this is more than a commit takes as a rule. */
const LOOKING_BACK = SECOND
const TRIES = 3
const GATHER_MS = 10

type TalliedResponses = { responses: number; questions: ReturnType<QuestionCount['told']>[] }

/** Whether they may learn it is for the caller to know: its teacher, or those who have voted. */
type Asked = { id: string; versionId: string; questions: readonly Question[] }

/** What was counted of one response: its answers in the order of the questions. */
type Counted = { revision: number; values: readonly (Value | null)[] }
type Known = {
  versionId: string
  responses: Map<string, Counted>
  counts: QuestionCount[]
  revisions: number
  lastAt: Instant
  bytes: number
}

/**
 * What has been given to the end, each device's response as it stands now, counted in memory. Looking again counts what is new
 * and takes back what was changed. Neither clocks nor the order of commits decide what counts: after every look the number of
 * responses, and the sum of their revisions, are those of the same snapshot, or all are compared one by one.
 */
export const createTallies = (db: Database) => {
  const shelf = createShelf<Known>({
    mostBytes: MOST_KEPT,
    bytesOf: ({ bytes, counts }) => counts.reduce((sum, count) => sum + count.bytes(), bytes),
  })
  const ofQuestionnaire = createLines()
  /** Looks that have not begun: whoever asks until then is answered by them. */
  const toBegin = new Map<string, Promise<TalliedResponses>>()

  const look = async (asked: Asked): Promise<TalliedResponses> => {
    const kept = shelf.get(asked.id)
    const known = kept?.versionId === asked.versionId ? kept : nothingKnown(asked)
    if (!(await countsChanged(db, asked.id, known))) await compareAll(db, asked.id, known)
    shelf.put(asked.id, known)
    return { responses: known.responses.size, questions: known.counts.map(({ told }) => told()) }
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

const nothingKnown = ({ versionId, questions }: Asked): Known => ({
  versionId,
  responses: new Map(),
  counts: questions.map(countOf),
  revisions: 0,
  lastAt: 0,
  bytes: 0,
})

/** Whether all is counted then. */
const countsChanged = async (db: Database, id: string, known: Known): Promise<boolean> => {
  // All of it at once would hold everybody else up.
  if (known.responses.size === 0) return false
  const { count, revisions, changed } = await endedSince(db, { id, since: known.lastAt - LOOKING_BACK })
  for (const response of changed) take(known, response)
  return known.responses.size === count && known.revisions === revisions
}

/** As long as others write, something may have changed behind what was compared: the next look finds that too. */
const compareAll = async (db: Database, id: string, known: Known): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there = new Set<string>()
    for (let last = '', isMore = true; isMore; ) {
      const found = await endedAfter(db, { id, last, limit: AT_ONCE })
      for (const response of found) {
        take(known, response)
        there.add(response.id)
      }
      last = found.at(-1)?.id ?? last
      isMore = found.length === AT_ONCE
      await aTurn()
    }
    for (const response of known.responses.keys()) if (!there.has(response)) takeBack(known, response)
    if (known.responses.size === 0 || (await countsChanged(db, id, known))) return
  }
}

const take = (known: Known, { id, revision, savedAt, answers }: EndedResponse): void => {
  const counted = known.responses.get(id)
  // Read in an older snapshot.
  if (counted && counted.revision >= revision) return
  takeBack(known, id)
  const given = answers()
  const values = known.counts.map(({ question, add }) => {
    const value = given[question.id] ?? null
    return add(value) ? value : null
  })
  known.responses.set(id, { revision, values })
  known.revisions += revision
  known.lastAt = Math.max(known.lastAt, savedAt)
  known.bytes += bytesOf(values)
}

const takeBack = (known: Known, id: string): void => {
  const counted = known.responses.get(id)
  if (!counted) return
  for (const [at, value] of counted.values.entries()) known.counts[at]?.add(value, -1)
  known.responses.delete(id)
  known.revisions -= counted.revision
  known.bytes -= bytesOf(counted.values)
}

const bytesOf = (values: Counted['values']): number =>
  values.reduce((bytes: number, value) => bytes + BYTES_OF_VALUE + sizeOf(value), BYTES_OF_ONE)

const sizeOf = (value: Value | null): number =>
  typeof value === 'string' ? 2 * value.length : Array.isArray(value) ? BYTES_OF_VALUE * value.length : 0
