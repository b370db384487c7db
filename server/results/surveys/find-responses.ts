import { setImmediate as aTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { EVERY_RESPONSE, isMeant, type ResponseFilter } from '#domain/answers/response-filter.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { type ResponseAnswers, value } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { LargeRow } from '../../growing-portions.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { createBreath } from '../../take-breaths.ts'
import { taggedWith } from './store.ts'
import type { NamedSurvey } from './which-survey.ts'

/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 100

const answers: z.ZodMiniType<ResponseAnswers> = z.record(questionId, value)
const told = z.record(z.string(), z.string())

/** A response as its teacher gets it. */
export type FoundResponse = {
  id: string
  versionId: string
  isComplete: boolean
  startedAt: Instant
  at: Instant
  name: string
  /** What was said beside the questions. */
  told: Readonly<Record<string, string>>
  answers: ResponseAnswers
  /** As its own version was answered; `answers` are so too, until it is read with all versions. */
  given: ResponseAnswers
}

/** Whose responses. */
type Of = Pick<NamedSurvey, 'id'>

/** The response with its answers as answers to what all versions have asked. */
export const readAcross = ({ across }: Pick<NamedSurvey, 'across'>, found: FoundResponse): FoundResponse => {
  const answers = across.read(found.versionId, found.given)
  return answers === found.answers ? found : { ...found, answers }
}

const COLUMNS = ['id', 'version_id', 'told', 'started_at', 'saved_at', 'ended_at'] as const

type Row = Pick<Tables['response'], (typeof COLUMNS)[number]>

const asFound = (row: Row & { answers: string }): FoundResponse => {
  const beside = readJson(told, row.told)
  const given = readJson(answers, row.answers)
  return {
    id: row.id,
    versionId: row.version_id,
    isComplete: row.ended_at !== null,
    startedAt: row.started_at,
    at: row.saved_at,
    name: beside.name ?? '',
    told: beside,
    answers: given,
    given,
  }
}

/** Those of a survey whose rows already say that they are meant; nothing is read of what they answered. */
export const rowsOf = (db: Database, id: OwnedQuestionnaireId, { show, from, until }: ResponseFilter) => {
  let query = db.selectFrom('response').where('questionnaire_id', '=', id)
  if (show !== 'all') query = query.where('ended_at', show === 'complete' ? 'is not' : 'is', null)
  if (from !== null) query = query.where('saved_at', '>=', from)
  return until === null ? query : query.where('saved_at', '<', until)
}

/**
 * Rows as responses, in their order. Large ones (`unlessLarge`) are read now, one after the other; what is gone by then is left
 * out.
 */
async function* wholeOf(
  db: Database,
  rows: readonly (Row & { answers: string | null })[],
): AsyncGenerator<FoundResponse> {
  const breath = createBreath(1)
  for (const { answers: given, ...row } of rows) {
    if (given !== null) yield asFound({ ...row, answers: given })
    else {
      const large = db
        .selectFrom('response')
        .select([...COLUMNS, 'answers'])
        .where('id', '=', row.id)
      const whole = await large.executeTakeFirst()
      if (whole) yield asFound(whole)
    }
    const pause = breath()
    if (pause) await pause
  }
}

/** All that are meant, in the order of their ids. A few are read at a time, however many there are: for files, which are written as they are read. */
export async function* responsesIn(
  db: Database,
  survey: NamedSurvey,
  filter: ResponseFilter = EVERY_RESPONSE,
): AsyncGenerator<FoundResponse> {
  const pages = filter.tag === '' ? readInTurn(db, survey, filter) : readTagged(db, survey, filter.tag)
  for await (const each of pages) {
    const read = readAcross(survey, each)
    if (isMeant(read, filter)) yield read
  }
}

const selected = (db: Database, id: OwnedQuestionnaireId, filter: ResponseFilter) =>
  rowsOf(db, id, filter).select(COLUMNS).select(unlessLarge('answers').as('answers'))

async function* readInTurn(db: Database, { id }: Of, filter: ResponseFilter): AsyncGenerator<FoundResponse> {
  let last = ''
  while (true) {
    const rows = await selected(db, id, filter).where('id', '>', last).orderBy('id').limit(AT_ONCE).execute()
    yield* wholeOf(db, rows)
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
    await aTurn()
  }
}

async function* readTagged(db: Database, survey: Of, tag: string): AsyncGenerator<FoundResponse> {
  const ids = await taggedWith(db, survey.id, tag)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield* await responsesById(db, survey, ids.slice(at, at + AT_ONCE))
    await aTurn()
  }
}

/** These responses, in the order of the ids. */
export const responsesById = async (db: Database, { id }: Of, ids: readonly string[]): Promise<FoundResponse[]> => {
  if (ids.length === 0) return []
  const rows = await selected(db, id, EVERY_RESPONSE).where('id', 'in', ids).execute()
  const byId = new Map<string, FoundResponse>()
  for await (const found of wholeOf(db, rows)) byId.set(found.id, found)
  return ids.flatMap((each) => byId.get(each) ?? [])
}

type OfThese = { ids: readonly string[]; largest: number }

/** These responses by their ids; of those whose answers are larger than `largest` bytes, how large they are. */
export const findById = async (
  db: Database,
  { id }: Of,
  { ids, largest }: OfThese,
): Promise<ReadonlyMap<string, FoundResponse | LargeRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(db, id, EVERY_RESPONSE)
    .select([...COLUMNS, unlessLarge('answers', largest).as('answers'), sizeOf('answers').as('bytes')])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ answers: given, bytes, ...row }) => [
      row.id,
      given === null ? new LargeRow(row.id, bytes) : asFound({ ...row, answers: given }),
    ]),
  )
}

/** These responses by their ids, however large. */
export const loadById = async (
  db: Database,
  { id }: Of,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundResponse>> => {
  const rows = await rowsOf(db, id, EVERY_RESPONSE)
    .select([...COLUMNS, 'answers'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, asFound(row)]))
}

/** How many have begun and not given all. */
export const countOpen = async (db: Database, id: OwnedQuestionnaireId): Promise<number> => {
  const { count } = await db
    .selectFrom('response')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const FEW_DIGITS = 1_000_003

/**
 * How all stand, as sums that an index has: whoever knows them knows whether anything was given, changed or taken away since.
 * What is given later carries a later moment.
 */
export const sumsOf = async (db: Database, { id }: Of): Promise<string> => {
  const { count, revisions, last, moments } = await rowsOf(db, id, EVERY_RESPONSE)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('revision').as('revisions'),
      fn.max('saved_at').as('last'),
      sql<number>`sum(saved_at % ${sql.lit(FEW_DIGITS)})`.as('moments'),
    ])
    .executeTakeFirstOrThrow()
  return `${count} ${revisions} ${last} ${moments}`
}

type Some = { last: string; limit: number }

/** The ids of responses behind `last`, in their order, with what rises when one is changed. */
export const revisionsAfter = async (
  db: Database,
  { id }: Of,
  { last, limit }: Some,
): Promise<{ id: string; revision: number }[]> => {
  const query = rowsOf(db, id, EVERY_RESPONSE).select(['id', 'revision']).where('id', '>', last)
  return query.orderBy('id').limit(limit).execute()
}

type Page = { filter: ResponseFilter; from: number; perPage: number; isUp: boolean }

/** Who stands on one page, by time. */
export const idsOfPage = async (db: Database, { id }: Of, { filter, from, perPage, isUp }: Page): Promise<string[]> => {
  const order = isUp ? 'asc' : 'desc'
  const page = rowsOf(db, id, filter).select('id').orderBy('saved_at', order).orderBy('id', order)
  return (await page.limit(perPage).offset(from).execute()).map((row) => row.id)
}
