import type { SelectQueryBuilder } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith, type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { waitingWishes } from '../personal-data/erasure/find-wishes.ts'
import { draftsOf } from '../questionnaires/drafts/store.ts'
import { listedOf } from '../questionnaires/list/find-page.ts'
import { isReported } from '../questionnaires/policy.ts'
import { waitingAnswers } from '../runs/scoring/store.ts'

/** How many there are for a quiz. */
type Counted = { id: string; count: number }

/** Of what is not archived: nobody looks after the rest. */
const idsOf = (db: Database, owner: TeacherId) => listedOf(db, owner).select('questionnaire.id')
const reportedIdsOf = (db: Database, owner: TeacherId) => idsOf(db, owner).where(isReported)

/** How many are taking each quiz now. */
export const runningOf = (db: Database, owner: TeacherId): Promise<Counted[]> =>
  db
    .selectFrom('submission')
    .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
    .where('questionnaire_id', 'in', reportedIdsOf(db, owner))
    .where('ended_at', 'is', null)
    .groupBy('questionnaire_id')
    .execute()

/** How many answers of each quiz wait for a mark. */
export const toMarkOf = async (db: Database, owner: TeacherId): Promise<Counted[]> => {
  const rows = await waitingAnswers(db, idsOf(db, owner)).execute()
  return rows.map(({ questionnaire_id: id, waiting: count }) => ({ id, count }))
}

/** How many ended attempts at each quiz have late answers that wait for a decision. */
export const lateOf = (db: Database, owner: TeacherId): Promise<Counted[]> =>
  db
    .selectFrom('late_answers as late')
    .innerJoin('submission_result as result', 'result.submission_id', 'late.submission_id')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select(({ fn }) => ['late.questionnaire_id as id', fn.count<number>('late.submission_id').distinct().as('count')])
    .where('late.questionnaire_id', 'in', reportedIdsOf(db, owner))
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

export type Front = { title: string; kind: QuestionnaireKind }
type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', object>

/** What these quizzes are called and of which kind they are, by their ids. */
export const frontsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Front>> => {
  if (ids.length === 0) return new Map()
  const rows = await titled(db.selectFrom('questionnaire').where('questionnaire.id', 'in', [...ids])).execute()
  return new Map(rows.map(({ id, title, kind }) => [id, { title, kind: questionnaireKind.parse(kind) }]))
}

const titled = (quizzes: Quizzes) =>
  quizzes
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select(['questionnaire.id', 'questionnaire.kind', 'title'])

/** The one that was published last. */
export const latestQuizOf = async (db: Database, owner: TeacherId) => {
  const row = await titled(listedOf(db, owner))
    .select(['share_code as shareCode', 'status'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, kind: questionnaireKind.parse(row.kind), status: questionnaireStatus.parse(row.status) } : null
}

/** Drafts of every kind, and edits of what is not put away, the last that was saved first. */
export const unpublishedOf = async (db: Database, owner: TeacherId) => {
  const drafts = await draftsOf(db, owner, kindsWith({ drafts: true }))
  const edited = drafts.flatMap((draft) => draft.edited ?? [])
  const open = new Set(await openAmong(db, edited))
  return drafts
    .filter((draft) => draft.edited === null || open.has(draft.edited))
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

const openAmong = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const among = db
    .selectFrom('questionnaire')
    .select('id')
    .where('id', 'in', [...ids])
  return (await among.where('status', '!=', 'archived').execute()).map(({ id }) => id)
}
