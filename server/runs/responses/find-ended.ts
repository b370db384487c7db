import type { ResponseAnswers } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { unlessLarge } from '../../database/within-bytes.ts'
import { answersIn } from './store.ts'

type Row = Tables['response']

/** A response as it is counted. `answers`: as they are stored, which most do not need again; null: they are large (`readWhole`). */
export type EndedResponse = { id: string; revision: number; savedAt: Instant; answers: string | null }

const ENDED_COLUMNS = ['id', 'revision', 'saved_at'] as const

const asEnded = (row: Pick<Row, (typeof ENDED_COLUMNS)[number]> & { answers: string | null }): EndedResponse => ({
  id: row.id,
  revision: row.revision,
  savedAt: row.saved_at,
  answers: row.answers,
})

/** A response with its answers. */
export type WholeResponse = Omit<EndedResponse, 'answers'> & { answers: ResponseAnswers }

/** The response with its answers; null: they are large, and have to be read (`readWhole`). */
export const withAnswers = ({ answers: stored, ...response }: EndedResponse): WholeResponse | null =>
  stored === null ? null : { ...response, answers: answersIn(stored) }

/** The response with its answers as it stands now. Null: it is gone. */
export const readWhole = async (db: Database, id: string): Promise<WholeResponse | null> => {
  const row = await db
    .selectFrom('response')
    .select([...ENDED_COLUMNS, 'answers'])
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  return row ? { ...asEnded(row), answers: answersIn(row.answers) } : null
}

type After = { id: string; last: string; limit: number }

/** What was answered to the end in a questionnaire, some responses after another one by their ids. */
export const endedAfter = async (db: Database, { id, last, limit }: After): Promise<EndedResponse[]> => {
  const rows = await db
    .selectFrom('response')
    .select(ENDED_COLUMNS)
    .select(unlessLarge('answers').as('answers'))
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is not', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asEnded)
}

export type EndedSince = {
  /** Of all that have ended: how many there are, and their revisions added up. */
  count: number
  revisions: number
  changed: EndedResponse[]
}

/** What was answered to the end, or changed afterwards, from a moment on; and how all stand, in the same snapshot. */
export const endedSince = async (db: Database, { id, since }: { id: string; since: Instant }): Promise<EndedSince> => {
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
    .leftJoin('response', (join) =>
      join.on('questionnaire_id', '=', id).on('ended_at', 'is not', null).on('saved_at', '>=', since),
    )
    .select(['every.count', 'every.revisions', 'id', 'revision', 'saved_at'])
    .select(unlessLarge('answers').as('answers'))
    .execute()
  const [first] = rows
  return {
    count: Number(first?.count ?? 0),
    revisions: Number(first?.revisions ?? 0),
    changed: rows.flatMap(({ id: response, revision, saved_at, answers: given }) =>
      response === null || revision === null || saved_at === null
        ? []
        : [asEnded({ id: response, revision, saved_at, answers: given })],
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
