import { setImmediate as aTurn } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { TeacherId } from '#domain/account.ts'
import type { QuestionnaireKind } from '#domain/kinds.ts'
import { type ListFilter, type ListView, listKey, type QuizSort, searchWords } from '#domain/quiz-list.ts'
import { tagKey } from '#domain/quiz-tags.ts'
import type { ReportSums } from '#domain/report.ts'
import { selectFigure, selectSums } from '../analytics/find-reports.ts'
import { contains } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { rowsAtOnce } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'

type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', object>

/** All of one kind that a teacher has. */
const ownedOfKind = (db: Database, owner: TeacherId, kind: QuestionnaireKind = 'quiz'): Quizzes =>
  db.selectFrom('questionnaire').where('questionnaire.owner_id', '=', owner).where('questionnaire.kind', '=', kind)

/** What is neither archived nor deleted. */
export const listedOf = (db: Database, owner: TeacherId, kind?: QuestionnaireKind): Quizzes =>
  ownedOfKind(db, owner, kind).where('status', '!=', 'archived')

/** What lies in the bin, whatever it was before. */
export const binnedOf = (db: Database, owner: TeacherId, kind: QuestionnaireKind): Quizzes =>
  ownedOfKind(db, owner, kind).where('bin_until', '>', 0)

export const newestFirst = (quizzes: Quizzes): Quizzes =>
  quizzes.orderBy('questionnaire.created_at', 'desc').orderBy('questionnaire.id')

/** What is not listed: put away, or thrown away. */
export const putAwayOf = async (db: Database, owner: TeacherId): Promise<{ archived: number; in_bin: number }> => ({
  archived: await countOf(shownOf(db, owner, 'archived')),
  in_bin: await countOf(shownOf(db, owner, 'bin')),
})

const shownOf = (db: Database, owner: TeacherId, show: Exclude<ListFilter['show'], 'drafts'>): Quizzes => {
  if (show === 'all') return listedOf(db, owner)
  const own = ownedOfKind(db, owner)
  if (show === 'bin') return own.where('bin_until', '>', 0)
  return own.where('status', '=', show).where('bin_until', 'is', null)
}

/** The quizzes of a teacher that fit all of it; null: no quiz does. */
export const fitting = (db: Database, owner: TeacherId, { show, search, subject, tag }: ListFilter): Quizzes | null => {
  if (show === 'drafts') return null
  let quizzes = shownOf(db, owner, show)
  for (const word of searchWords(search)) quizzes = quizzes.where(contains('search_text', word))
  if (subject !== null) quizzes = quizzes.where('subject_key', '=', listKey(subject))
  if (tag === null) return quizzes
  const tagged = db.selectFrom('questionnaire_tag').select('questionnaire_id').where('owner_id', '=', owner)
  return quizzes.where('questionnaire.id', 'in', tagged.where('tag_key', '=', tagKey(tag)))
}

export const countOf = async (quizzes: Quizzes): Promise<number> => {
  const { found } = await quizzes.select(({ fn }) => fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  await aTurn()
  return found
}

export const idsOf = async (quizzes: Quizzes): Promise<string[]> => {
  const rows = await quizzes.select('questionnaire.id').execute()
  await aTurn()
  return rows.map(({ id }) => id)
}

/** A few milliseconds. */
const QUIZZES_AT_ONCE = 700

/** What the results of each of these quizzes come to, by their ids. Others have a turn meanwhile. */
export const sumsOf = async (db: Database, quizzes: Quizzes): Promise<Map<string, ReportSums>> => {
  const sums = new Map<string, ReportSums>()
  const limit = rowsAtOnce(db, QUIZZES_AT_ONCE)
  let last = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }
  while (true) {
    const next = quizzesBefore(quizzes, last).limit(limit)
    const rows = await selectSums(db, next, next.select('questionnaire.id'))
      .select('questionnaire.created_at as createdAt')
      .execute()
    for (const row of rows) sums.set(row.id, row)
    await aTurn()
    const end = rows.at(-1)
    if (end === undefined || rows.length < limit) return sums
    last = end
  }
}

/** The newest first, as the index by owner has them. */
const quizzesBefore = (quizzes: Quizzes, last: { createdAt: number; id: string }): Quizzes =>
  quizzes
    .where('questionnaire.created_at', '<=', last.createdAt)
    .where(({ eb, or }) =>
      or([eb('questionnaire.created_at', '<', last.createdAt), eb('questionnaire.id', '<', last.id)]),
    )
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id', 'desc')

export type Placed = { id: string; key: string | number }
type Window = { limit: number; offset: number }

const COLUMNS = {
  title: 'title_key',
  subject: 'subject_key',
  created: 'questionnaire.created_at',
  status: 'status',
} as const

const isColumn = (sort: QuizSort): sort is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, sort)

/** So many of them in the order of a view. */
export const placedOf = async (
  db: Database,
  quizzes: Quizzes,
  { sort, descending, limit, offset }: Window & Pick<ListView, 'sort' | 'descending'>,
): Promise<Placed[]> => {
  const keyed = isColumn(sort)
    ? quizzes.select(['questionnaire.id', `${COLUMNS[sort]} as key`])
    : selectFigure(db, quizzes, sort === 'participants' ? 'count' : 'percent')
  const rows = await keyed
    .orderBy('key', descending ? 'desc' : 'asc')
    .orderBy('questionnaire.id')
    .limit(limit)
    .offset(offset)
    .execute()
  await aTurn()
  return rows
}

/** More are hard to choose from. */
const MOST_CHOICES = 200

/** The subjects of what is listed, each once, as it is written in one of them. */
export const subjectsOf = async (db: Database, owner: TeacherId): Promise<string[]> => {
  const rows = await listedOf(db, owner)
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select(({ fn }) => ['subject_key', fn.min('subject').as('subject')])
    .groupBy('subject_key')
    .orderBy('subject_key')
    .limit(MOST_CHOICES)
    .execute()
  return rows.map(({ subject }) => subject)
}
