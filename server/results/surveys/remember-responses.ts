import { createHash } from 'node:crypto'
import { setImmediate as aTurn } from 'node:timers/promises'
import { isMeant, type ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Database } from '../../database/connect.ts'
import { largestOf } from '../../database/within-bytes.ts'
import { type Grown, growing } from '../../growing.ts'
import { type Folding, LargeRow, type Portion } from '../../growing-portions.ts'
import type { CountedQuestion } from '../../runs/responses/count-question.ts'
import { createShelf } from '../../shelf.ts'
import { createBreath } from '../../take-breaths.ts'
import {
  type FoundResponse,
  findById,
  loadById,
  readAcross,
  responsesIn,
  revisionsAfter,
  sumsOf,
} from './find-responses.ts'
import { taggedWith } from './store.ts'
import type { NamedSurvey } from './which-survey.ts'

/** About 150,000 responses to twenty questions. */
const MOST_KEPT = 64 * 1024 * 1024
const MOST_COUNTS_KEPT = 16 * 1024 * 1024
const BYTES_OF_ONE = 200
const BYTES_OF_VALUE = 16
/** Each a few milliseconds. */
const REVISIONS_AT_ONCE = 2000
const RESPONSES_AT_ONCE = 100
/** In UTF-16 units: so much is digested at a time. */
const DIGESTED_AT_ONCE = 64 * 1024

type Remembered = { revision: number; found: FoundResponse; bytes: number }
type Responses = ReadonlyMap<string, Remembered>

type Known = {
  /** Null: they are too large to be kept, and none is read before it is asked for. */
  responses: Responses | null
  /** What was known before something was given, changed or taken away. */
  former: Responses
  /** Most chose what others chose as well: this has each of them once. */
  choices: Map<string, Value>
  /** Another text once anything has been given, changed or taken away. */
  stamp: string
  bytes: number
}

/** A response as it is known, or as it was read now; or where nothing is kept of it, that it is there. */
type Row = Remembered | { revision: number; found: FoundResponse } | { revision: number; id: string }

/** How many are meant, and what they answered question by question, in the order in which they were asked. */
export type CountedResponses = { shown: number; questions: CountedQuestion[] }

/** What was given to a survey, as it stood at one look. */
export type Looked = {
  /** Another text once anything has been given, changed or taken away. */
  stamp: string
  /** What `count` came to when this was asked for under the same name last, or comes to now if it never was. */
  counted: (name: string, count: () => Promise<CountedResponses>) => Promise<CountedResponses>
  /** Those that are meant, read as `across` says: versions are published without any response being changed. Yields to the event loop. */
  meant: (filter: ResponseFilter, which: NamedSurvey) => AsyncGenerator<FoundResponse>
}

/** The id of the last response that was read; null: none was looked for. */
type Mark = string | null
type About = NamedSurvey & { epoch: string }

/** The first of a slice that have so many unknown ones at most, and which these are. */
const nextOf = (slice: readonly { id: string; revision: number }[], former: Responses) => {
  const unknown: string[] = []
  const end = slice.findIndex(({ id, revision }) => {
    if (former.get(id)?.revision !== revision) unknown.push(id)
    return unknown.length > RESPONSES_AT_ONCE
  })
  return end < 0 ? { some: slice, unknown } : { some: slice.slice(0, end), unknown: unknown.slice(0, -1) }
}

/** All by their ids; rows are read of those alone that are new or changed. */
async function* responsesOf(
  db: Database,
  which: NamedSurvey,
  { responses, former }: Known,
): AsyncGenerator<Portion<Row, Mark>> {
  const largest = largestOf(RESPONSES_AT_ONCE)
  for (let last = '', isMore = true; isMore; ) {
    const slice = await revisionsAfter(db, which, { last, limit: REVISIONS_AT_ONCE })
    last = slice.at(-1)?.id ?? last
    isMore = slice.length === REVISIONS_AT_ONCE
    if (responses === null) yield { found: slice, mark: last }
    const revisions = new Map(slice.map(({ id, revision }) => [id, revision]))
    const asRow = (found: FoundResponse): Row => ({ revision: revisions.get(found.id) ?? 0, found })
    const load = async (ids: readonly string[]) => {
      const loaded = await loadById(db, which, ids)
      return new Map([...loaded].map(([id, found]) => [id, asRow(found)]))
    }
    for (let rest = responses === null ? [] : slice; rest.length > 0; ) {
      const { some, unknown } = nextOf(rest, former)
      const fresh = await findById(db, which, { ids: unknown, largest })
      // One that was taken away since its revision was read is not there.
      const found = some.flatMap(({ id, revision }): (Row | LargeRow)[] => {
        const known = former.get(id)
        if (known?.revision === revision) return [known]
        const read = fresh.get(id)
        if (read === undefined) return []
        return [read instanceof LargeRow ? read : asRow(read)]
      })
      yield { found, mark: last, load }
      rest = rest.slice(some.length)
    }
  }
}

const onto = (known: Known): Folding<Row, Known> => {
  const responses = known.responses && new Map(known.responses)
  const hash = createHash('sha256')
  let [bytes, text] = [known.bytes, '']
  const digest = (id: string, revision: number) => {
    text += `${id} ${revision}\n`
    if (text.length < DIGESTED_AT_ONCE) return
    hash.update(text)
    text = ''
  }
  return {
    add: (row) => {
      if ('id' in row) return digest(row.id, row.revision)
      digest(row.found.id, row.revision)
      const one = 'bytes' in row ? row : { revision: row.revision, ...sharing(row.found, known.choices) }
      responses?.set(one.found.id, one)
      bytes += one.bytes
    },
    end: () => ({
      responses,
      former: NONE,
      choices: known.choices,
      stamp: hash.update(text).digest('base64url'),
      bytes,
    }),
    bytes: () => bytes,
  }
}

const NONE: Responses = new Map()

const nothingKnown = (former?: Known): Known => ({
  responses: NONE,
  former: former?.responses ?? NONE,
  choices: former?.choices ?? new Map(),
  stamp: '',
  bytes: 0,
})

/**
 * What was given to surveys, read and checked once: to look again costs no more than the ids and revisions of all, and the
 * rows of those that are new or changed. A survey that is too large to be kept is read each time.
 */
export const createRememberResponses = (db: Database, { mostKept = MOST_KEPT } = {}) => {
  const counts = createShelf<CountedResponses>({
    mostBytes: MOST_COUNTS_KEPT,
    bytesOf: (counted) => 2 * JSON.stringify(counted).length,
  })
  const about = async (which: NamedSurvey): Promise<About> => {
    const epoch = await sumsOf(db, which)
    await aTurn()
    return { ...which, epoch }
  }
  const read = (which: About, { state, mark }: Grown<Known, Mark>) =>
    mark === null ? responsesOf(db, which, state) : null

  const remembered = growing<NamedSurvey, About, Row, Known, Mark>({
    source: { about, start: null, read, isWhole: () => true },
    fold: {
      begin: (_, former) => nothingKnown(former),
      onto,
      lean: () => ({ ...nothingKnown(), responses: null }),
      bytesOf: ({ responses, bytes }) => (responses ? bytes : Number.POSITIVE_INFINITY),
    },
    keyOf: ({ id }) => id,
    mostBytes: mostKept,
  })

  const asLooked = ({ id }: NamedSurvey, { responses, stamp }: Known): Looked => ({
    stamp,
    counted: (name, count) => counts.once(`${id} ${stamp} ${name}`, count),
    meant: (filter, which) => (responses ? meantOf(db, which, { responses, filter }) : responsesIn(db, which, filter)),
  })
  return {
    /** Whatever was committed before the call is in it. */
    of: async (which: NamedSurvey): Promise<Looked> => asLooked(which, await remembered.of(which)),
    bytes: remembered.bytes,
  }
}

export type RememberedResponses = ReturnType<typeof createRememberResponses>

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

type Asked = { responses: Responses; filter: ResponseFilter }

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
