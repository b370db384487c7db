import type { ExpressionBuilder } from 'kysely'
import {
  type ActivityDetails,
  type ActivityKind,
  type ActivityPart,
  activityDetails,
  activityKind,
  kindsOfPart,
} from '#domain/people/activity.ts'
import { kindsByWord } from '#domain/people/activity-search.ts'
import { type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { searchWords } from '#domain/questionnaires/quiz-list.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { contains, readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

export type ActivityView = { part: ActivityPart; search: string; said: string; quizId: string | null }

export type FoundActivity = {
  id: string
  at: Instant
  kind: ActivityKind
  quiz: { id: string; kind: QuestionnaireKind; title: string; isInBin: boolean } | null
  attemptId: string | null
  /** Whose it is, as long as it is there. */
  student: string | null
  details: ActivityDetails
}

/** What is about a quiz that was deleted for good goes with it. */
const logged = (db: Database, teacherId: string, { part, search, said, quizId }: ActivityView) => {
  let rows = db
    .selectFrom('activity')
    .where('teacher_id', '=', teacherId)
    .where('activity.kind', 'in', kindsOfPart(part))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('activity.questionnaire_id', 'is', null),
        eb('activity.questionnaire_id', 'not in', selectFrom('questionnaire').select('id').where('bin_until', '=', 0)),
      ]),
    )
  if (quizId !== null) rows = rows.where('activity.questionnaire_id', '=', quizId)
  const words = searchWords(search)
  const kinds = kindsByWord(said, words.length)
  for (const [at, word] of words.entries()) rows = rows.where(saying(word, { teacherId, kinds: kinds[at] ?? [] }))
  return rows
}

type Saying = { teacherId: string; kinds: ActivityKind[] }

/** Whoever reads an entry sees its sentence with its details, its quiz and its student: the word may be in any of them. */
const saying =
  (word: string, { teacherId, kinds }: Saying) =>
  ({ eb, or, exists, selectFrom }: ExpressionBuilder<Tables, 'activity'>) =>
    or([
      ...(kinds.length > 0 ? [eb('activity.kind', 'in', kinds)] : []),
      contains('activity.search_text', word),
      eb(
        'activity.questionnaire_id',
        'in',
        selectFrom('questionnaire')
          .select('questionnaire.id')
          .where('owner_id', '=', teacherId)
          .where(contains('questionnaire.search_text', word)),
      ),
      exists(
        selectFrom('submission')
          .select('submission.id')
          .whereRef('submission.id', '=', 'activity.submission_id')
          .where(contains('submission.search_text', word)),
      ),
    ])

export const countActivity = async (db: Database, teacherId: string, view: ActivityView): Promise<number> => {
  const { found } = await logged(db, teacherId, view)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

/** The latest first. */
export const activityOf = async (
  db: Database,
  teacherId: string,
  { limit, offset, ...view }: ActivityView & { limit: number; offset: number },
): Promise<FoundActivity[]> => {
  const rows = await logged(db, teacherId, view)
    .leftJoin('questionnaire', 'questionnaire.id', 'activity.questionnaire_id')
    .leftJoin('version', 'version.id', 'questionnaire.version_id')
    .leftJoin('submission', 'submission.id', 'activity.submission_id')
    .select(['activity.id', 'at', 'activity.kind', 'activity.questionnaire_id', 'submission_id', 'details'])
    .select(['title', 'questionnaire.kind as of_kind', 'bin_until', 'submission.name as student'])
    .orderBy('at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: activityKind.parse(row.kind),
    quiz: quizOf(row),
    attemptId: row.submission_id,
    student: row.student,
    details: readJson(activityDetails, row.details),
  }))
}

type Row = {
  questionnaire_id: string | null
  of_kind: string | null
  title: string | null
  bin_until: number | null
}

const quizOf = ({ questionnaire_id: id, of_kind: kind, title, bin_until: binUntil }: Row): FoundActivity['quiz'] =>
  id === null || title === null ? null : { id, kind: questionnaireKind.parse(kind), title, isInBin: binUntil !== null }
