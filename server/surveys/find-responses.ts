import { setImmediate as aTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AcrossVersions } from '#domain/across-versions.ts'
import { questionId } from '#domain/question-id.ts'
import { value } from '#domain/questions/value.ts'
import type { ResponseAnswers } from '#domain/response.ts'
import { EVERY_RESPONSE, isMeant, type ResponseFilter } from '#domain/response-filter.ts'
import type { Instant } from '#domain/time-limit.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { taggedWith } from './store.ts'

/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 100

const answers: z.ZodMiniType<ResponseAnswers> = z.record(questionId, value)
const told = z.record(z.string(), z.string())

/** A response as its teacher gets it. Of those that are told to nobody `at` is a day, and `startedAt` is not known. */
export type FoundResponse = {
  id: string
  versionId: string
  isComplete: boolean
  startedAt: Instant | null
  at: Instant
  name: string
  /** What was said beside the questions. */
  told: Readonly<Record<string, string>>
  answers: ResponseAnswers
  /** As its own version was answered; `answers` are so too, until it is read with all versions. */
  given: ResponseAnswers
}

export type Which = {
  id: OwnedQuestionnaireId
  isAnonymous: boolean
  /** How what was answered to each version is read. */
  across: AcrossVersions
}

/** Whose rows, and in which table they are. */
type Rows = Omit<Which, 'across'>

/** The response with its answers as answers to what all versions have asked. */
export const readAcross = ({ across }: Pick<Which, 'across'>, found: FoundResponse): FoundResponse => {
  const answers = across.read(found.versionId, found.given)
  return answers === found.answers ? found : { ...found, answers }
}

const NAMED = ['id', 'version_id', 'answers', 'told', 'started_at', 'saved_at', 'ended_at'] as const
const ANONYMOUS = ['id', 'version_id', 'answers', 'ended_on'] as const

const asNamed = (row: Pick<Tables['response'], (typeof NAMED)[number]>): FoundResponse => {
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

const asAnonymous = (row: Pick<Tables['anonymous_response'], (typeof ANONYMOUS)[number]>): FoundResponse => {
  const given = readJson(answers, row.answers)
  return {
    id: row.id,
    versionId: row.version_id,
    isComplete: true,
    startedAt: null,
    at: row.ended_on,
    name: '',
    told: {},
    answers: given,
    given,
  }
}

/** Those of a survey whose rows already say that they are meant; nothing is read of what they answered. */
export const namedRows = (db: Database, id: OwnedQuestionnaireId, { show, from, until }: ResponseFilter) => {
  let query = db.selectFrom('response').where('questionnaire_id', '=', id)
  if (show !== 'all') query = query.where('ended_at', show === 'complete' ? 'is not' : 'is', null)
  if (from !== null) query = query.where('saved_at', '>=', from)
  return until === null ? query : query.where('saved_at', '<', until)
}

/** The same where nobody may learn who responded: all of those are complete. */
export const anonymousRows = (db: Database, id: OwnedQuestionnaireId, { show, from, until }: ResponseFilter) => {
  let query = db.selectFrom('anonymous_response').where('questionnaire_id', '=', id)
  if (show === 'partial') query = query.where('id', '=', '')
  if (from !== null) query = query.where('ended_on', '>=', from)
  return until === null ? query : query.where('ended_on', '<', until)
}

/**
 * All that are meant, by their ids, which mean nothing where nobody may learn who responded; what was not given to the end
 * is left out there. A few are read at a time, however many there are: for files, which are written as they are read.
 */
export async function* responsesIn(
  db: Database,
  which: Which,
  filter: ResponseFilter = EVERY_RESPONSE,
): AsyncGenerator<FoundResponse> {
  const pages = filter.tag === '' ? readInTurn(db, which, filter) : readTagged(db, which, filter.tag)
  for await (const found of pages) {
    for (const each of found) {
      const read = readAcross(which, each)
      if (isMeant(read, filter)) yield read
    }
    await aTurn()
  }
}

async function* readInTurn(db: Database, { id, isAnonymous }: Rows, filter: ResponseFilter) {
  let last = ''
  while (true) {
    const found = isAnonymous
      ? await anonymousAfter(db, id, { filter, last })
      : await namedAfter(db, id, { filter, last })
    yield found
    last = found.at(-1)?.id ?? last
    if (found.length < AT_ONCE) return
  }
}

async function* readTagged(db: Database, which: Which, tag: string) {
  const ids = await taggedWith(db, which.id, tag)
  for (let at = 0; at < ids.length; at += AT_ONCE) yield await responsesById(db, which, ids.slice(at, at + AT_ONCE))
}

type After = { filter: ResponseFilter; last: string }

const namedAfter = async (db: Database, id: OwnedQuestionnaireId, { filter, last }: After) => {
  const query = namedRows(db, id, filter).select(NAMED).where('id', '>', last)
  return (await query.orderBy('id').limit(AT_ONCE).execute()).map(asNamed)
}

const anonymousAfter = async (db: Database, id: OwnedQuestionnaireId, { filter, last }: After) => {
  const query = anonymousRows(db, id, filter).select(ANONYMOUS).where('id', '>', last)
  return (await query.orderBy('id').limit(AT_ONCE).execute()).map(asAnonymous)
}

/** These responses, in the order of the ids. */
export const responsesById = async (
  db: Database,
  { id, isAnonymous }: Rows,
  ids: readonly string[],
): Promise<FoundResponse[]> => {
  if (ids.length === 0) return []
  const found = isAnonymous
    ? (
        await anonymousRows(db, id, EVERY_RESPONSE).select(ANONYMOUS).where('id', 'in', ids).orderBy('id').execute()
      ).map(asAnonymous)
    : (await namedRows(db, id, EVERY_RESPONSE).select(NAMED).where('id', 'in', ids).orderBy('id').execute()).map(
        asNamed,
      )
  const byId = new Map(found.map((each) => [each.id, each]))
  return ids.flatMap((each) => byId.get(each) ?? [])
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
 * What is given later carries a later moment. Null where nobody may learn when anything was given: there no sums tell one
 * response from another.
 */
export const sumsOf = async (db: Database, { id, isAnonymous }: Rows): Promise<string | null> => {
  if (isAnonymous) return null
  const { count, revisions, last, moments } = await namedRows(db, id, EVERY_RESPONSE)
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

/** The ids of responses behind `last`, in their order, with what rises when one is changed; those told to nobody never are. */
export const revisionsAfter = async (
  db: Database,
  { id, isAnonymous }: Rows,
  { last, limit }: Some,
): Promise<{ id: string; revision: number }[]> => {
  if (!isAnonymous) {
    const query = namedRows(db, id, EVERY_RESPONSE).select(['id', 'revision']).where('id', '>', last)
    return query.orderBy('id').limit(limit).execute()
  }
  const query = anonymousRows(db, id, EVERY_RESPONSE).select('id').where('id', '>', last)
  return (await query.orderBy('id').limit(limit).execute()).map((row) => ({ id: row.id, revision: 0 }))
}

type Page = { filter: ResponseFilter; from: number; perPage: number; isUp: boolean }

/** Who stands on one page: by time, or where nobody may learn who responded by ids that mean nothing. */
export const idsOfPage = async (
  db: Database,
  { id, isAnonymous }: Rows,
  { filter, from, perPage, isUp }: Page,
): Promise<string[]> => {
  if (isAnonymous) {
    const page = anonymousRows(db, id, filter).select('id').orderBy('id').limit(perPage).offset(from)
    return (await page.execute()).map((row) => row.id)
  }
  const order = isUp ? 'asc' : 'desc'
  const page = namedRows(db, id, filter).select('id').orderBy('saved_at', order).orderBy('id', order)
  return (await page.limit(perPage).offset(from).execute()).map((row) => row.id)
}
