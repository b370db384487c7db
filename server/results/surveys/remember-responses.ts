import { createHash } from 'node:crypto'
import { setImmediate as aTurn } from 'node:timers/promises'
import { isMeant, type ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Database } from '../../database/connect.ts'
import { createLines } from '../../line.ts'
import type { CountedQuestion } from '../../runs/responses/count-question.ts'
import { createNumberedShelf, createShelf, withinHeap } from '../../shelf.ts'
import { createBreath } from '../../take-breaths.ts'
import { type FoundResponse, readAcross, responsesById, responsesIn, revisionsAfter, sumsOf } from './find-responses.ts'
import { taggedWith } from './store.ts'
import type { NamedSurvey } from './which-survey.ts'

/** About 150,000 responses to twenty questions. */
const MOST_KEPT = 64 * 1024 * 1024
const MOST_COUNTS_KEPT = 16 * 1024 * 1024
/** Surveys that are too large to be kept. */
const MOST_NOTED = 1000
const BYTES_OF_ONE = 200
const BYTES_OF_VALUE = 16
/** Each a few milliseconds. */
const REVISIONS_AT_ONCE = 2000
const RESPONSES_AT_ONCE = 100

type Remembered = { revision: number; found: FoundResponse; bytes: number }
/** Most chose what others chose as well: `choices` has each of them once. */
type Known = {
  sums: string | null
  looked: Looked | null
  responses: ReadonlyMap<string, Remembered>
  choices: Map<string, Value>
  bytes: number
}

/** How many are meant, and what they answered question by question, in the order in which they were asked. */
export type CountedResponses = { shown: number; questions: CountedQuestion[] }

/** What was given to a survey, as it stood at one look. */
export type Looked = {
  /** Another text once anything has been given, changed or taken away. */
  stamp: string
  /** What `count` came to when this was asked for under the same name last, or comes to now if it never was. */
  counted: (name: string, count: () => Promise<CountedResponses>) => Promise<CountedResponses>
  /** Those that are meant, read as `across` says: versions are published without any response being changed. Others have a turn meanwhile. */
  meant: (filter: ResponseFilter, which: NamedSurvey) => AsyncGenerator<FoundResponse>
}

const createShelves = (mostKept: number) => ({
  shelf: createShelf<Known>({ mostBytes: mostKept, bytesOf: ({ bytes }) => bytes }),
  counts: createShelf<CountedResponses>({
    mostBytes: MOST_COUNTS_KEPT,
    bytesOf: (counted) => 2 * JSON.stringify(counted).length,
  }),
  tooLarge: createNumberedShelf<true>(MOST_NOTED),
  most: withinHeap(mostKept),
})

/**
 * What was given to surveys, read and checked once: to look again costs no more than the ids and revisions of all, and the
 * rows of those that are new or changed. A survey that is too large to be kept is read each time.
 */
export const createRememberResponses = (db: Database, { mostKept = MOST_KEPT } = {}) => {
  const { shelf, counts, tooLarge, most } = createShelves(mostKept)
  const ofSurvey = createLines()
  /** Looks that have not begun: whoever asks until then is answered by them. */
  const toBegin = new Map<string, Promise<Looked>>()

  const look = async (which: NamedSurvey): Promise<Looked> => {
    const sums = await sumsOf(db, which)
    await aTurn()
    const { responses: former, choices, ...kept } = shelf.get(which.id) ?? nothingKnown()
    if (kept.looked && sums === kept.sums) return kept.looked
    const responses = new Map<string, Remembered>()
    const hash = createHash('sha256')
    let isKept = !tooLarge.get(which.id)
    let bytes = 0
    for (let last = '', isMore = true; isMore; ) {
      const slice = await revisionsAfter(db, which, { last, limit: REVISIONS_AT_ONCE })
      hash.update(slice.map(({ id, revision }) => `${id} ${revision}\n`).join(''))
      for await (const one of isKept ? remembered(db, which, { slice, former, choices }) : []) {
        responses.set(one.found.id, one)
        bytes += one.bytes
        if (bytes > most) break
      }
      if (bytes > most) {
        isKept = false
        responses.clear()
      }
      last = slice.at(-1)?.id ?? last
      isMore = slice.length === REVISIONS_AT_ONCE
      await aTurn()
    }
    const stamp = hash.digest('base64url')
    const looked: Looked = {
      stamp,
      counted: (name, count) => counts.once(`${which.id} ${stamp} ${name}`, count),
      meant: (filter, asked) => (isKept ? meantOf(db, asked, { responses, filter }) : responsesIn(db, asked, filter)),
    }
    if (isKept) shelf.put(which.id, { sums, looked, responses, choices, bytes })
    else {
      shelf.drop(which.id)
      tooLarge.set(which.id, true)
    }
    return looked
  }

  return {
    /** Whatever was committed before the call is in it. */
    of: (which: NamedSurvey): Promise<Looked> => {
      const next =
        toBegin.get(which.id) ??
        ofSurvey(which.id, () => {
          toBegin.delete(which.id)
          return look(which)
        })
      toBegin.set(which.id, next)
      return next
    },
    bytes: shelf.bytes,
  }
}

export type RememberedResponses = ReturnType<typeof createRememberResponses>

const nothingKnown = (): Known => ({ sums: null, looked: null, responses: new Map(), choices: new Map(), bytes: 0 })

type Slice = {
  slice: readonly { id: string; revision: number }[]
  former: ReadonlyMap<string, Remembered>
  choices: Map<string, Value>
}

/** What is known of these, and where nothing is, or something else, their rows. */
async function* remembered(
  db: Database,
  which: NamedSurvey,
  { slice, former, choices }: Slice,
): AsyncGenerator<Remembered> {
  for (let from = 0; from < slice.length; from += RESPONSES_AT_ONCE) {
    const some = slice.slice(from, from + RESPONSES_AT_ONCE)
    const unknown = some.filter(({ id, revision }) => former.get(id)?.revision !== revision).map(({ id }) => id)
    const read = await responsesById(db, which, unknown)
    if (read.length > 0) await aTurn()
    const fresh = new Map(read.map((found) => [found.id, found]))
    for (const { id, revision } of some) {
      const found = fresh.get(id)
      const known = found ? { revision, ...sharing(found, choices) } : former.get(id)
      // One that was taken away since its revision was read is not there.
      if (known?.revision === revision) yield known
    }
  }
}

/** A response, and what it takes beside the choices that others made too. */
const sharing = (found: FoundResponse, choices: Map<string, Value>): { found: FoundResponse; bytes: number } => {
  let bytes = BYTES_OF_ONE + 2 * found.name.length
  for (const text of Object.values(found.told)) bytes += sizeOf(text)
  const answers = Object.entries<Value>(found.answers).map(([question, value]): [string, Value] => {
    if (!isOfNumbers(value)) {
      bytes += sizeOf(value)
      return [question, value]
    }
    const text = value.join()
    const choice = choices.get(text) ?? value
    bytes += choice === value ? 2 * sizeOf(value) : BYTES_OF_VALUE
    choices.set(text, choice)
    return [question, choice]
  })
  const given = Object.fromEntries(answers)
  return { found: { ...found, answers: given, given }, bytes }
}

const isOfNumbers = (value: Value): value is number[] =>
  Array.isArray(value) && value.every((part: unknown) => typeof part === 'number')

const sizeOf = (value: Value | null): number => {
  if (typeof value === 'string') return BYTES_OF_VALUE + 2 * value.length
  if (!Array.isArray(value)) return BYTES_OF_VALUE
  return value.reduce<number>((bytes, part) => bytes + sizeOf(part), 2 * BYTES_OF_VALUE)
}

type Asked = { responses: ReadonlyMap<string, Remembered>; filter: ResponseFilter }

async function* meantOf(db: Database, which: NamedSurvey, { responses, filter }: Asked): AsyncGenerator<FoundResponse> {
  const tagged = filter.tag === '' ? null : new Set(await taggedWith(db, which.id, filter.tag))
  const breath = createBreath(1)
  for (const { found } of responses.values()) {
    if (tagged?.has(found.id) ?? true) {
      const read = readAcross(which, found)
      if (isMeant(read, filter)) yield read
    }
    const pause = breath()
    if (pause) await pause
  }
}
