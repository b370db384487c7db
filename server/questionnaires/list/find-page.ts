import { setImmediate as aTurn } from 'node:timers/promises'
import type { TeacherId } from '#domain/people/account.ts'
import { ABILITIES, kindsWith, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import {
  compare,
  type ListFilter,
  type ListTotals,
  type ListView,
  listKey,
  type QuizSort,
  searchWords,
} from '#domain/questionnaires/quiz-list.ts'
import { tagKey } from '#domain/questionnaires/quiz-tags.ts'
import { QUOTA } from '#domain/questionnaires/quota.ts'
import type { ReportSums } from '#domain/statistics/report.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { contains } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { numberWithin } from '../../database/dialect.ts'
import { type Quizzes, readTotals, selectFigure, selectSums } from '../../results/reports/find-reports.ts'
import { selectResponded } from './find-responded.ts'
import { slicesOf } from './slice-quizzes.ts'

type Kinds = readonly QuestionnaireKind[]
/** A teacher, and the kinds in question. */
export type Whose = { owner: TeacherId; kinds: Kinds }

/** What students take. */
export const TIMED: Kinds = kindsWith({ clock: true })

/** Their reports are added up or sorted in a few milliseconds. */
const QUIZZES_AT_ONCE = 2500
/** Their responses are counted one by one. */
const RESPONDED_AT_ONCE = 250
const atOnceOf = (kind: QuestionnaireKind): number => (ABILITIES[kind].clock ? QUIZZES_AT_ONCE : RESPONDED_AT_ONCE)

const owned = (db: Database, { owner, kinds }: Whose): Quizzes =>
  db
    .selectFrom('questionnaire')
    .where('questionnaire.owner_id', '=', owner)
    .where('questionnaire.kind', 'in', [...kinds])

/** What is neither archived nor deleted; without kinds, of all that students take. */
export const listedOf = (db: Database, owner: TeacherId, kinds = TIMED): Quizzes =>
  owned(db, { owner, kinds }).where('status', '!=', 'archived')

/** What lies in the bin, whatever it was before. */
export const binnedOf = (db: Database, whose: Whose): Quizzes => owned(db, whose).where('bin_until', '>', 0)

export const newestFirst = (quizzes: Quizzes): Quizzes =>
  quizzes.orderBy('questionnaire.created_at', 'desc').orderBy('questionnaire.id')

/** What is not listed: put away, or thrown away. */
export const putAwayOf = async (db: Database, whose: Whose): Promise<{ archived: number; in_bin: number }> => ({
  archived: await countOf(shownOf(db, whose, { show: 'archived', at: 0 })),
  in_bin: await countOf(binnedOf(db, whose)),
})

type Shown = { show: Exclude<ListFilter['show'], 'drafts'>; at: Instant }

const shownOf = (db: Database, whose: Whose, { show, at }: Shown): Quizzes => {
  if (show === 'all') return listedOf(db, whose.owner, whose.kinds)
  if (show === 'bin') return binnedOf(db, whose)
  const kept = owned(db, whose).where('bin_until', 'is', null)
  if (show === 'archived') return kept.where('status', '=', show)
  const closesAt = numberWithin(db, 'settings', ['opening', 'closes_at'])
  return kept.where(({ and, eb, not, or }) => {
    // As `statusAt` has it.
    const isOver = and([
      eb('questionnaire.kind', 'in', [...TIMED]),
      eb(closesAt, 'is not', null),
      eb(closesAt, '<=', at),
    ])
    return show === 'active'
      ? and([eb('status', '=', show), not(isOver)])
      : or([eb('status', '=', show), and([eb('status', '=', 'active'), isOver])])
  })
}

/** What a teacher has that fits all of it at a moment; null: nothing does. */
export const fitting = (
  db: Database,
  whose: Whose,
  { show, search, subject, tag, at }: ListFilter & { at: Instant },
): Quizzes | null => {
  if (show === 'drafts') return null
  const { owner } = whose
  let quizzes = shownOf(db, whose, { show, at })
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

/** What the results of each of these quizzes come to, by their ids. Others have a turn meanwhile. */
export const sumsOf = async (db: Database, quizzes: Quizzes): Promise<Map<string, ReportSums>> => {
  const sums = new Map<string, ReportSums>()
  for await (const slice of slicesOf(db, quizzes, QUIZZES_AT_ONCE)) {
    const rows = await selectSums(db, slice, slice.select('questionnaire.id')).execute()
    for (const row of rows) sums.set(row.id, row)
  }
  return sums
}

/** What all of these quizzes come to. Others have a turn meanwhile. */
export const totalsOf = async (db: Database, quizzes: Quizzes): Promise<ListTotals> => {
  const totals = { quizzes: 0, attempts: 0, weighed: 0 }
  for await (const slice of slicesOf(db, quizzes, QUIZZES_AT_ONCE)) {
    const { quizzes: found, attempts, weighed } = await readTotals(db, slice)
    totals.quizzes += found
    totals.attempts += attempts
    totals.weighed += weighed
  }
  return totals
}

/** How many complete responses all have that is listed of these kinds. Others have a turn meanwhile. */
export const responsesOf = async (db: Database, { owner, kinds }: Whose): Promise<number> => {
  let sum = 0
  for (const kind of kinds.filter((each) => !ABILITIES[each].clock))
    for await (const slice of slicesOf(db, listedOf(db, owner, [kind]), RESPONDED_AT_ONCE))
      for (const { key } of await selectResponded(slice).execute()) sum += Number(key)
  return sum
}

export type Placed = { id: string; key: string | number }
type Window = { limit: number; offset: number }

const COLUMNS = {
  title: 'title_key',
  subject: 'subject_key',
  created: 'questionnaire.created_at',
  status: 'status',
} as const

const isColumn = (sort: QuizSort): sort is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, sort)

type Order = Pick<ListView, 'sort' | 'descending'> & { kinds: Kinds }

/** So many of them in the order of a view. Others have a turn meanwhile. */
export const placedOf = async (db: Database, quizzes: Quizzes, view: Window & Order): Promise<Placed[]> => {
  const { sort, descending, limit, offset } = view
  if (!isColumn(sort)) return placedByFigure(db, quizzes, { ...view, sort })
  const rows = await quizzes
    .select(['questionnaire.id', `${COLUMNS[sort]} as key`])
    .orderBy('key', descending ? 'desc' : 'asc')
    .orderBy('questionnaire.id')
    .limit(limit)
    .offset(offset)
    .execute()
  await aTurn()
  return rows
}

type ByFigure = Window & { sort: Exclude<QuizSort, keyof typeof COLUMNS>; descending: boolean; kinds: Kinds }

/**
 * No index has these figures: each slice is sorted by itself. Where they are equal, the newer slice of the first kind comes
 * first.
 */
const placedByFigure = async (
  db: Database,
  quizzes: Quizzes,
  { sort, descending, limit, offset, kinds }: ByFigure,
): Promise<Placed[]> => {
  const placed: Placed[] = []
  for (const kind of kinds)
    for await (const slice of slicesOf(db, ofKind(quizzes, kind), atOnceOf(kind))) {
      const rows = await figureOf(db, slice, { sort, kind })
        .orderBy('key', descending ? 'desc' : 'asc')
        .orderBy('questionnaire.id')
        .limit(offset + limit)
        .execute()
      placed.push(...rows)
    }
  const direction = descending ? -1 : 1
  return placed.sort((one, other) => direction * compare(one.key, other.key)).slice(offset, offset + limit)
}

const ofKind = (quizzes: Quizzes, kind: QuestionnaireKind): Quizzes => quizzes.where('questionnaire.kind', '=', kind)

const figureOf = (
  db: Database,
  slice: Quizzes,
  { sort, kind }: Pick<ByFigure, 'sort'> & { kind: QuestionnaireKind },
) => {
  if (sort === 'average') return selectFigure(db, slice, 'percent')
  return ABILITIES[kind].clock ? selectFigure(db, slice, 'count') : selectResponded(slice)
}

/** The subjects of what is listed, each once, as it is written in one of them. */
export const subjectsOf = async (db: Database, owner: TeacherId): Promise<string[]> => {
  const rows = await listedOf(db, owner)
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select(({ fn }) => ['subject_key', fn.min('subject').as('subject')])
    .groupBy('subject_key')
    .orderBy('subject_key')
    .limit(QUOTA.listed)
    .execute()
  return rows.map(({ subject }) => subject)
}
