import { setImmediate as aTurn } from 'node:timers/promises'
import type { ReportSums } from '#domain/statistics/report.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { partsOf } from '../results/trends/find-taken-quizzes.ts'

export type HandedIn = {
  id: string
  lately: number
  before: number
  thisWeek: ReportSums
  today: ReportSums
  lastAt: Instant
}

/** When each span begins; the days of this week are a part of what was lately. */
export type Since = { before: Instant; lately: Instant; thisWeek: Instant; today: Instant }

type Counted = { id: string; count: number }

/** Few enough that nobody else waits: node:sqlite is synchronous. */
const RESULTS_AT_ONCE = 5000

const FOREVER = Number.MAX_SAFE_INTEGER

/** What students have handed in since `before`, of those of these quizzes of which there is anything. */
export const handedInSince = async (db: Database, quizzes: readonly Counted[], since: Since): Promise<HandedIn[]> => {
  const handedIn: HandedIn[] = []
  const isLarge = ({ count }: Counted) => count > RESULTS_AT_ONCE
  const others = quizzes.filter((quiz) => !isLarge(quiz))
  for (const [at, part] of partsOf(others, RESULTS_AT_ONCE).entries()) {
    if (at > 0) await aTurn()
    const ids = part.map(({ id }) => id)
    const rows = await sumEnds(db, ids, since).execute()
    handedIn.push(
      ...rows.map(({ id, lately, before, lastAt, ...row }) => ({
        ...{ id, lately, before, lastAt },
        thisWeek: { count: row.weekCount, totalMarks: row.weekMarks, totalOutOf: row.weekOutOf },
        today: { count: row.todayCount, totalMarks: row.todayMarks, totalOutOf: row.todayOutOf },
      })),
    )
  }
  for (const { id } of quizzes.filter(isLarge)) handedIn.push(...(await sumOneByOne(db, id, since)))
  return handedIn
}

/** The same of a quiz with very many, span by span: whoever else waits has a turn in between. */
const sumOneByOne = async (db: Database, id: string, since: Since): Promise<HandedIn[]> => {
  const { before, lately, thisWeek, today } = since
  const ofQuiz = db.selectFrom('submission_result').where('questionnaire_id', '=', id)
  const sumsIn = async (from: Instant, until: Instant): Promise<ReportSums> => {
    await aTurn()
    const { count, marks, outOf } = await ofQuiz
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('score').as('marks'),
        fn.sum<number | null>('out_of').as('outOf'),
      ])
      .where('ended_at', '>=', from)
      .where('ended_at', '<', until)
      .executeTakeFirstOrThrow()
    return { count, totalMarks: marks ?? 0, totalOutOf: outOf ?? 0 }
  }
  const { lastAt } = await ofQuiz
    .select(({ fn }) => fn.max<number | null>('ended_at').as('lastAt'))
    .executeTakeFirstOrThrow()
  if (lastAt === null || lastAt < before) return []
  const ofToday = await sumsIn(today, FOREVER)
  const week = together(await sumsIn(thisWeek, today), ofToday)
  const rest = await sumsIn(lately, thisWeek)
  const { count: earlier } = await sumsIn(before, lately)
  return [{ id, lately: week.count + rest.count, before: earlier, thisWeek: week, today: ofToday, lastAt }]
}

const together = (one: ReportSums, other: ReportSums): ReportSums => ({
  count: one.count + other.count,
  totalMarks: one.totalMarks + other.totalMarks,
  totalOutOf: one.totalOutOf + other.totalOutOf,
})

const sumEnds = (db: Database, ids: string[], { before, lately, thisWeek, today }: Since) =>
  db
    .selectFrom('submission_result')
    .select(({ fn, eb }) => {
      const sumIn = (what: 'score' | 'out_of' | 1, from: Instant, until: Instant) =>
        fn.sum<number>(
          eb
            .case()
            .when(eb.and([eb('ended_at', '>=', from), eb('ended_at', '<', until)]))
            .then(what === 1 ? eb.lit(1) : eb.ref(what))
            .else(eb.lit(0))
            .end(),
        )
      return [
        'questionnaire_id as id',
        sumIn(1, lately, FOREVER).as('lately'),
        sumIn(1, before, lately).as('before'),
        sumIn(1, thisWeek, FOREVER).as('weekCount'),
        sumIn('score', thisWeek, FOREVER).as('weekMarks'),
        sumIn('out_of', thisWeek, FOREVER).as('weekOutOf'),
        sumIn(1, today, FOREVER).as('todayCount'),
        sumIn('score', today, FOREVER).as('todayMarks'),
        sumIn('out_of', today, FOREVER).as('todayOutOf'),
        fn.max<number>('ended_at').as('lastAt'),
      ]
    })
    .where('questionnaire_id', 'in', ids)
    .where('ended_at', '>=', before)
    .groupBy('questionnaire_id')
