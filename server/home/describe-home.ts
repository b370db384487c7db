import type * as z from 'zod/mini'
import { kindOnWire } from '#contract/questionnaires/kind-on-wire.ts'
import type { readHome } from '#contract/results/home.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { averagePercent, type ReportSums } from '#domain/statistics/report.ts'
import { beginningOfDay } from '#domain/time/days.ts'
import { DAY, type Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { activityOnWire } from '../people/activity/describe-activity.ts'
import { activityOf } from '../people/activity/find-activity.ts'
import { listedOf, sumsOf } from '../questionnaires/list/find-page.ts'
import { waitingIn } from '../runs/scoring/store.ts'
import { type HandedIn, handedInSince } from './find-handed-in.ts'
import {
  type Front,
  frontsOf,
  lateOf,
  latestQuizOf,
  publishedIn,
  runningOf,
  toMarkOf,
  unpublishedOf,
  wishesOf,
} from './find-home.ts'
import { anonymousAmong, countResponded, type Ruled, respondedSince, ruledOf } from './find-responded.ts'

type Home = z.input<typeof readHome.data>
type Counted = { id: string; count: number }
type Needs = Pick<Context, 'db' | 'now'>

const SPAN = 30 * DAY
const WEEK = 7 * DAY
const SOON = 2 * DAY
/** Of each list; the pages behind them have the rest. */
const MOST = 3
const MOST_ANSWERED = 5
const MOST_ACTIVITY = 5

/** What a teacher's dashboard begins with; `utcOffset`: of the reader's clocks, in minutes. */
export const describeHome = async (
  { db, now }: Needs,
  teacher: SignedInTeacher,
  { utcOffset }: { utcOffset: number },
): Promise<Home> => {
  const at = now()
  const since = {
    ...{ before: at - 2 * SPAN, lately: at - SPAN, thisWeek: at - WEEK },
    today: beginningOfDay(at, utcOffset),
  }
  const sums = await sumsOf(db, listedOf(db, teacher.id))
  const taken = [...sums].flatMap(([id, { count }]) => (count > 0 ? { id, count } : []))
  const handedIn = await handedInSince(db, taken, since)
  const ruled = await ruledOf(db, teacher.id)
  const drafts = await unpublishedOf(db, teacher.id)
  const latest = await latestQuizOf(db, teacher.id)
  const activity = { part: 'quizzes' as const, search: '', said: '', quizId: null, limit: MOST_ACTIVITY, offset: 0 }
  return {
    totals: {
      quizzes: sums.size,
      active_users: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
      drafts: drafts.length,
      questionnaires: sums.size + (await countResponded(db, teacher.id)),
    },
    changes: { quizzes: await publishedOf({ db }, teacher, at), active_users: countsOf(handedIn) },
    latest_quiz: latest && {
      ...kindOnWire(latest.kind),
      id: latest.id,
      title: latest.title,
      share_code: latest.shareCode,
      status: latest.status,
      total_submissions: sums.get(latest.id)?.count ?? 0,
    },
    attention: { ...(await waitingFor({ db }, teacher)), closing: closingAmong(ruled, at) },
    drafts: drafts
      .slice(0, MOST)
      .map(({ id, title, kind, edited, savedAt }) => ({ id, title, kind, edited, saved_at: isoOf(savedAt) })),
    submissions: await submissionsOf({ db }, handedIn),
    responses: [
      ...(await respondedSince(db, teacher.id, { ...since, most: MOST_ANSWERED })).map(
        ({ rules: _, today, lastAt, ...row }) => ({ ...row, when: { today, last_at: isoOf(lastAt) } }),
      ),
      ...(await anonymousAmong(db, ruled, { most: MOST })).map(({ rules: _, ...row }) => ({ ...row, when: null })),
    ],
    activity: (await activityOf(db, teacher.id, activity)).map(activityOnWire),
  }
}

/** The quizzes with most of each thing that waits. */
const waitingFor = async ({ db }: Pick<Needs, 'db'>, { id: owner }: SignedInTeacher) => {
  const [running, marks] = [await runningOf(db, owner), await toMarkOf(db, owner)]
  const [late, wishes] = [await lateOf(db, owner), await wishesOf(db, owner)]
  const shown = [running, marks, late, wishes].flatMap(mostOf)
  const fronts = await frontsOf(db, [...new Set(shown.map(({ id }) => id))])
  const described = (counted: Counted[]) => ({
    quizzes: mostOf(counted).map((row) => ({ ...row, ...frontOnWire(fronts.get(row.id)) })),
    count: counted.reduce((sum, { count }) => sum + count, 0),
  })
  return { running: described(running), to_mark: described(marks), late: described(late), erasure: described(wishes) }
}

const frontOnWire = (front: Front | undefined) => ({
  ...(front && kindOnWire(front.kind)),
  title: front?.title ?? '',
})

const closingAmong = (ruled: readonly Ruled[], at: Instant) =>
  ruled
    .flatMap(({ rules: { until }, ...each }) =>
      until !== null && until > at && until <= at + SOON ? [{ ...each, until }] : [],
    )
    .toSorted((one, other) => one.until - other.until)
    .slice(0, MOST)
    .map(({ until, ...each }) => ({ ...each, at: isoOf(until) }))

/** Of this week, the last that was handed in first. */
const submissionsOf = async ({ db }: Pick<Needs, 'db'>, handedIn: readonly HandedIn[]) => {
  const recent = handedIn
    .filter(({ thisWeek }) => thisWeek.count > 0)
    .toSorted((one, other) => other.lastAt - one.lastAt)
    .slice(0, MOST_ANSWERED)
  const ids = recent.map(({ id }) => id)
  const [fronts, waiting] = [await frontsOf(db, ids), await waitingIn(db, ids)]
  return recent.map(({ id, thisWeek, today, lastAt }) => ({
    id,
    ...frontOnWire(fronts.get(id)),
    ...resultsOf(thisWeek),
    today: resultsOf(today),
    waiting: waiting.get(id) ?? 0,
    last_at: isoOf(lastAt),
  }))
}

const resultsOf = (sums: ReportSums) => ({ count: sums.count, average: averagePercent(sums) })

const publishedOf = async ({ db }: Pick<Needs, 'db'>, teacher: SignedInTeacher, at: Instant) => ({
  lately: await publishedIn(db, teacher.id, [at - SPAN, Number.MAX_SAFE_INTEGER]),
  before: await publishedIn(db, teacher.id, [at - 2 * SPAN, at - SPAN]),
})

const countsOf = (handedIn: readonly HandedIn[]) => ({
  lately: handedIn.reduce((sum, { lately }) => sum + lately, 0),
  before: handedIn.reduce((sum, { before }) => sum + before, 0),
})

const mostOf = (counted: Counted[]) => counted.toSorted((a, b) => b.count - a.count).slice(0, MOST)
