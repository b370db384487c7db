import type { ResponseAnswers } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { answersIn } from './store.ts'

/** In bytes: a thousand votes that are no larger are read and counted in one go. */
const LARGE = 1024

/** A response as it is counted. */
export type EndedResponse = {
  id: string
  revision: number
  savedAt: Instant
  /** Read when they are asked for: most are known already. Null: they are large, and have to be read (`readWhole`). */
  answers: (() => ResponseAnswers) | null
  /** That the answers take in the database. */
  bytes: number
}

/** A response with its answers. */
export type WholeResponse = EndedResponse & { answers: () => ResponseAnswers }

const COLUMNS = ['id', 'revision', 'saved_at'] as const

type Row = { id: string; revision: number; saved_at: Instant; answers: string | null; bytes: number }

const asEnded = ({ id, revision, saved_at: savedAt, answers, bytes }: Row): EndedResponse => ({
  id,
  revision,
  savedAt,
  answers: answers === null ? null : () => answersIn(answers),
  bytes,
})

/** Responses with their answers as they stand now, by their ids; those that are gone are left out. */
export const readWhole = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, WholeResponse>> => {
  const rows = await db
    .selectFrom('response')
    .select([...COLUMNS, 'answers', sizeOf('answers').as('bytes')])
    .where('id', 'in', [...ids])
    .where('ended_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...asEnded(row), answers: () => answersIn(row.answers) }]))
}

type After = { id: string; last: string; limit: number }

const unlessLargeAnswers = unlessLarge('answers', LARGE).as('answers')
const bytesOfAnswers = sizeOf('answers').as('bytes')

/** What was answered to the end in a questionnaire, some responses after another one by their ids. */
export const endedAfter = async (db: Database, { id, last, limit }: After): Promise<EndedResponse[]> => {
  const rows = await db
    .selectFrom('response')
    .select([...COLUMNS, unlessLargeAnswers, bytesOfAnswers])
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is not', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asEnded)
}

/** Where a response stands among all of its questionnaire, which are in the order of their last changes. */
export type Change = { savedAt: Instant; id: string }

export type EndedSince = {
  /** Of all that have ended: how many there are, and their revisions added up. */
  count: number
  revisions: number
  changed: EndedResponse[]
}

type Since = { id: string; last: Change; limit: number }

/** Some of what was answered to the end, or changed afterwards, behind a change; and how all stand, in the same snapshot. */
export const endedSince = async (db: Database, { id, last, limit }: Since): Promise<EndedSince> => {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('response')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.coalesce(fn.sum<number>('revision'), from.val(0)).as('revisions'),
        ])
        .where('questionnaire_id', '=', id)
        .where('ended_at', 'is not', null)
        .as('every'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('response')
          .select([...COLUMNS, unlessLargeAnswers, bytesOfAnswers])
          .where('questionnaire_id', '=', id)
          .where('ended_at', 'is not', null)
          .where('saved_at', '>=', last.savedAt)
          .where(({ eb, or }) => or([eb('saved_at', '>', last.savedAt), eb('id', '>', last.id)]))
          .orderBy('saved_at')
          .orderBy('id')
          .limit(limit)
          .as('changed'),
      (join) => join.onTrue(),
    )
    .select(['every.count', 'every.revisions', 'id', 'revision', 'saved_at', 'answers', 'bytes'])
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  const [first] = rows
  return {
    count: Number(first?.count ?? 0),
    revisions: Number(first?.revisions ?? 0),
    changed: rows.flatMap(({ id: response, revision, saved_at, answers, bytes }) =>
      response === null || revision === null || saved_at === null
        ? []
        : [asEnded({ id: response, revision, saved_at, answers, bytes: bytes ?? 0 })],
    ),
  }
}

export const countEnded = async (db: Database, id: string): Promise<number> => {
  const { found } = await db
    .selectFrom('response')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(found)
}

type Page = { id: string; limit: number; offset: number }

/** What was given to the end in a questionnaire, the latest first. */
export const endedPage = async (db: Database, { id, limit, offset }: Page) => {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'told', 'answers', 'ended_at'])
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    told: row.told,
    answers: answersIn(row.answers),
    endedAt: row.ended_at ?? 0,
  }))
}
