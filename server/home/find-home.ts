import { setImmediate as aTurn } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { waitingWishes } from '../personal-data/erasure/find-wishes.ts'
import { listedOf } from '../questionnaires/list/find-page.ts'
import { waitingAnswers } from '../runs/scoring/store.ts'

/** How many there are for a quiz. */
type Counted = { id: string; count: number }

/** Of what is not archived: nobody looks after the rest. */
const idsOf = (db: Database, owner: TeacherId) => listedOf(db, owner).select('questionnaire.id')

/** How many are taking each quiz now. */
export const runningOf = (db: Database, owner: TeacherId): Promise<Counted[]> =>
  db
    .selectFrom('submission')
    .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
    .where('questionnaire_id', 'in', idsOf(db, owner))
    .where('ended_at', 'is', null)
    .groupBy('questionnaire_id')
    .execute()

/** How many answers of each quiz wait for a mark. */
export const toMarkOf = async (db: Database, owner: TeacherId): Promise<Counted[]> => {
  const rows = await waitingAnswers(db, idsOf(db, owner)).execute()
  return rows.map(({ questionnaire_id: id, waiting: count }) => ({ id, count }))
}

/** How many attempts at each quiz have late answers that wait for a decision. */
export const lateOf = (db: Database, owner: TeacherId): Promise<Counted[]> =>
  db
    .selectFrom('late_answers as late')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select(({ fn }) => ['late.questionnaire_id as id', fn.count<number>('late.submission_id').distinct().as('count')])
    .where('late.questionnaire_id', 'in', idsOf(db, owner))
    .where(({ eb, or, ref }) => or([eb('decided_at', 'is', null), eb('late.last_at', '>', ref('decided_at'))]))
    .groupBy('late.questionnaire_id')
    .execute()

/** How many students of each quiz have asked to be erased. */
export const wishesOf = (db: Database, owner: TeacherId): Promise<Counted[]> => waitingWishes(db, idsOf(db, owner))

/** How many quizzes were published in a time. */
export const publishedIn = async (
  db: Database,
  owner: TeacherId,
  [from, until]: [Instant, Instant],
): Promise<number> => {
  const { count } = await listedOf(db, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire.created_at', '>=', from)
    .where('questionnaire.created_at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}

export type HandedIn = { id: string; lately: number; before: number; thisWeek: number; lastAt: Instant }
type Since = { before: Instant; lately: Instant; thisWeek: Instant }

/** Few enough that nobody else waits: node:sqlite is synchronous. */
const QUIZZES_AT_ONCE = 20
const RESULTS_AT_ONCE = 5000

/** What students have handed in since `before`, of those of these quizzes of which there is anything. */
export const handedInSince = async (db: Database, quizzes: readonly Counted[], since: Since): Promise<HandedIn[]> => {
  const handedIn: HandedIn[] = []
  const isLarge = ({ count }: Counted) => count > RESULTS_AT_ONCE
  const ids = quizzes.filter((quiz) => !isLarge(quiz)).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += QUIZZES_AT_ONCE) {
    if (from > 0) await aTurn()
    handedIn.push(...(await countEnds(db, ids.slice(from, from + QUIZZES_AT_ONCE), since).execute()))
  }
  for (const { id } of quizzes.filter(isLarge)) handedIn.push(...(await countOneByOne(db, id, since)))
  return handedIn
}

/** The same of a quiz with very many, span by span: whoever else waits has a turn in between. */
const countOneByOne = async (db: Database, id: string, { before, lately, thisWeek }: Since): Promise<HandedIn[]> => {
  const ofQuiz = db.selectFrom('submission_result').where('questionnaire_id', '=', id)
  const countIn = async (from: Instant, until: Instant) => {
    await aTurn()
    const { count } = await ofQuiz
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ended_at', '>=', from)
      .where('ended_at', '<', until)
      .executeTakeFirstOrThrow()
    return count
  }
  const { lastAt } = await ofQuiz
    .select(({ fn }) => fn.max<number | null>('ended_at').as('lastAt'))
    .executeTakeFirstOrThrow()
  if (lastAt === null || lastAt < before) return []
  const week = await countIn(thisWeek, FOREVER)
  const rest = await countIn(lately, thisWeek)
  return [{ id, lately: week + rest, before: await countIn(before, lately), thisWeek: week, lastAt }]
}

const countEnds = (db: Database, ids: string[], { before, lately, thisWeek }: Since) =>
  db
    .selectFrom('submission_result')
    .select(({ fn, eb }) => {
      const countOf = (from: Instant, until: Instant) =>
        fn.sum<number>(
          eb
            .case()
            .when(eb.and([eb('ended_at', '>=', from), eb('ended_at', '<', until)]))
            .then(1)
            .else(0)
            .end(),
        )
      return [
        'questionnaire_id as id',
        countOf(lately, FOREVER).as('lately'),
        countOf(before, lately).as('before'),
        countOf(thisWeek, FOREVER).as('thisWeek'),
        fn.max<number>('ended_at').as('lastAt'),
      ]
    })
    .where('questionnaire_id', 'in', ids)
    .where('ended_at', '>=', before)
    .groupBy('questionnaire_id')

const FOREVER = Number.MAX_SAFE_INTEGER

type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', object>

/** The titles of these quizzes, by their ids. */
export const titlesOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  return new Map(
    (await titled(db.selectFrom('questionnaire').where('questionnaire.id', 'in', [...ids])).execute()).map((row) => [
      row.id,
      row.title,
    ]),
  )
}

const titled = (quizzes: Quizzes) =>
  quizzes.innerJoin('version', 'version.id', 'questionnaire.version_id').select(['questionnaire.id', 'title'])

/** The one that was published last. */
export const latestQuizOf = async (db: Database, owner: TeacherId) => {
  const row = await titled(listedOf(db, owner))
    .select(['share_code as shareCode', 'status'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, status: questionnaireStatus.parse(row.status) } : null
}
