import { setImmediate as aTurn } from 'node:timers/promises'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Value } from '#domain/questions/value.ts'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { createBreath } from '../../take-breaths.ts'
import { type Counts, countsOf } from './count-question.ts'
import { type EndedResponse, endedAfter, endedSince, readWhole, type WholeResponse, withAnswers } from './find-ended.ts'

const BYTES_OF_ONE = 200
const BYTES_OF_VALUE = 40
/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 200
/** Responses are not kept in the order of the moments that they carry; this is more than a commit takes as a rule. */
const LOOKING_BACK = SECOND
const TRIES = 3
/** Milliseconds of counting at a time: a thousand new votes, for which the screens of a hall wait, are counted in one go. */
const COUNTING_MS = 12

/** Whether they may learn it is for the caller to know: its teacher, or those who have voted. */
export type Asked = { id: string; versionId: string; questions: readonly Question[] }

/** What was counted of one response: its answers in the order of the questions. */
type Counted = { revision: number; values: readonly (Value | null)[] }
/** What is counted, so far. */
export type Known = {
  versionId: string
  responses: Map<string, Counted>
  counts: Counts
  revisions: number
  lastAt: Instant
  bytes: number
}

/** Counts what was given to a questionnaire. `most`: how much memory what is known of it may take, in bytes. */
export const createCounting = (db: Database, most: number) => ({
  begin: nothingKnown,
  /** Counts all that is not counted yet; false: it takes too much memory. */
  countOn: (id: string, known: Known): Promise<boolean> => areCounted(db, id, { known, most }),
  countAnew: (asked: Asked) => countAnew(db, asked),
})

/** Before anything is counted. */
const nothingKnown = ({ versionId, questions }: Asked): Known => ({
  versionId,
  responses: new Map(),
  counts: countsOf(questions),
  revisions: 0,
  lastAt: 0,
  bytes: 0,
})

/** `most`: how much memory it may take, in bytes. */
type Counting = { known: Known; most: number }

const areCounted = async (db: Database, id: string, { known, most }: Counting): Promise<boolean> => {
  if (!(await countsChanged(db, id, { known, most }))) await compareAll(db, id, { known, most })
  return known.bytes <= most
}

/** Whether all is counted then. */
const countsChanged = async (db: Database, id: string, { known, most }: Counting): Promise<boolean> => {
  // All of it at once would hold everybody else up.
  if (known.responses.size === 0) return false
  const { count, revisions, changed } = await endedSince(db, { id, since: known.lastAt - LOOKING_BACK })
  await takeEach(db, changed, { known, most })
  return known.responses.size === count && known.revisions === revisions
}

/** As long as others write, something may have changed behind what was compared: the next look finds that too. */
const compareAll = async (db: Database, id: string, { known, most }: Counting): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there = new Set<string>()
    for await (const found of pagesOf(db, id)) {
      await takeEach(db, found, { known, most })
      if (known.bytes > most) return
      for (const response of found) there.add(response.id)
    }
    for (const response of known.responses.keys()) if (!there.has(response)) takeBack(known, response)
    if (known.responses.size === 0 || (await countsChanged(db, id, { known, most }))) return
  }
}

/** What has ended, in the order of the ids, some at a time. Others have a turn in between. */
async function* pagesOf(db: Database, id: string): AsyncGenerator<EndedResponse[]> {
  for (let last = '', isMore = true; isMore; ) {
    const found = await endedAfter(db, { id, last, limit: AT_ONCE })
    yield found
    last = found.at(-1)?.id ?? last
    isMore = found.length === AT_ONCE
    await aTurn()
  }
}

/** Awaits nothing that is there already: while a thousand votes come in, each `await` lets all that was begun go first. */
const takeEach = async (db: Database, found: readonly EndedResponse[], { known, most }: Counting): Promise<void> => {
  const breath = createBreath(1, COUNTING_MS)
  for (const each of found) {
    // Read in an older snapshot.
    if ((known.responses.get(each.id)?.revision ?? 0) >= each.revision) continue
    const whole = withAnswers(each) ?? (await readWhole(db, each.id))
    if (whole) take(known, whole)
    if (known.bytes > most) return
    const pause = breath()
    if (pause) await pause
  }
}

const take = (known: Known, { id, revision, savedAt, answers }: WholeResponse): void => {
  takeBack(known, id)
  const values = known.counts.add(answers)
  known.responses.set(id, { revision, values })
  known.revisions += revision
  known.lastAt = Math.max(known.lastAt, savedAt)
  known.bytes += bytesOf(values)
}

const takeBack = (known: Known, id: string): void => {
  const counted = known.responses.get(id)
  if (!counted) return
  known.counts.takeBack(counted.values)
  known.responses.delete(id)
  known.revisions -= counted.revision
  known.bytes -= bytesOf(counted.values)
}

/** Counts all, each as it stands when it is read, and keeps nothing of them. */
const countAnew = async (db: Database, { id, questions }: Asked) => {
  const counts = countsOf(questions)
  const breath = createBreath(1)
  let [responses, bytes] = [0, 0]
  for await (const found of pagesOf(db, id)) {
    for (const each of found) {
      const whole = withAnswers(each) ?? (await readWhole(db, each.id))
      if (!whole) continue
      bytes += bytesOf(counts.add(whole.answers))
      responses += 1
      const pause = breath()
      if (pause) await pause
    }
  }
  return { responses, bytes, counts }
}

const bytesOf = (values: Counted['values']): number =>
  values.reduce((bytes: number, value) => bytes + BYTES_OF_VALUE + sizeOf(value), BYTES_OF_ONE)

const sizeOf = (value: Value | null): number => {
  if (typeof value === 'string') return 2 * value.length
  return Array.isArray(value) ? value.reduce<number>((bytes, part) => bytes + BYTES_OF_VALUE + sizeOf(part), 0) : 0
}
