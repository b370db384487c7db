import type * as z from 'zod/mini'
import type { readHome } from '#contract/results/home.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { DAY, type Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { activityOnWire } from '../people/activity/describe-activity.ts'
import { activityOf } from '../people/activity/find-activity.ts'
import { draftsOf } from '../questionnaires/drafts/store.ts'
import { listedOf, sumsOf } from '../questionnaires/list/find-page.ts'
import {
  type HandedIn,
  handedInSince,
  lateOf,
  latestQuizOf,
  publishedIn,
  runningOf,
  titlesOf,
  toMarkOf,
  wishesOf,
} from './find-home.ts'

type Home = z.input<typeof readHome.data>
type Counted = { id: string; count: number }

const SPAN = 30 * DAY
const WEEK = 7 * DAY
/** Of each list; the pages behind them have the rest. */
const MOST = 3
const MOST_ATTEMPTS = 5
const MOST_ACTIVITY = 8

/** What a teacher's dashboard begins with. */
export const describeHome = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  teacher: SignedInTeacher,
): Promise<Home> => {
  const at = now()
  const sums = await sumsOf(db, listedOf(db, teacher.id))
  const taken = [...sums].flatMap(([id, { count }]) => (count > 0 ? { id, count } : []))
  const since = { before: at - 2 * SPAN, lately: at - SPAN, thisWeek: at - WEEK }
  const handedIn = await handedInSince(db, taken, since)
  const recent = handedIn.filter(({ thisWeek }) => thisWeek > 0).toSorted((a, b) => b.lastAt - a.lastAt)
  const waiting = {
    running: await runningOf(db, teacher.id),
    to_mark: await toMarkOf(db, teacher.id),
    late: await lateOf(db, teacher.id),
    erasure: await wishesOf(db, teacher.id),
  }
  const shown = [...Object.values(waiting).flatMap(mostOf), ...recent.slice(0, MOST_ATTEMPTS)]
  const titles = await titlesOf(db, [...new Set(shown.map(({ id }) => id))])
  const named = <Row extends { id: string }>(row: Row) => ({ ...row, title: titles.get(row.id) ?? '' })
  const described = (counted: Counted[]) => ({ quizzes: mostOf(counted).map(named), count: sumOf(counted) })
  const drafts = (await draftsOf(db, teacher.id, 'quiz')).filter(({ edited }) => edited === null)
  const latest = await latestQuizOf(db, teacher.id)
  const attemptsOf = (id: string) => sums.get(id)?.count ?? 0
  const activity = { part: 'all' as const, search: '', said: '', quizId: null, limit: MOST_ACTIVITY, offset: 0 }
  return {
    totals: {
      quizzes: sums.size,
      active_users: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
      drafts: drafts.length,
    },
    changes: { quizzes: await publishedOf({ db }, teacher, at), active_users: handedInOf(handedIn) },
    latest_quiz: latest && {
      id: latest.id,
      title: latest.title,
      share_code: latest.shareCode,
      status: latest.status,
      total_submissions: attemptsOf(latest.id),
    },
    attention: {
      running: described(waiting.running),
      to_mark: described(waiting.to_mark),
      late: described(waiting.late),
      erasure: described(waiting.erasure),
    },
    drafts: drafts
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .slice(0, MOST)
      .map(({ id, title, savedAt }) => ({ id, title, saved_at: isoOf(savedAt) })),
    submissions: recent
      .slice(0, MOST_ATTEMPTS)
      .map((row) => ({ ...named({ id: row.id }), count: row.thisWeek, last_at: isoOf(row.lastAt) })),
    activity: (await activityOf(db, teacher.id, activity)).map(activityOnWire),
  }
}

const publishedOf = async ({ db }: Pick<Context, 'db'>, teacher: SignedInTeacher, at: Instant) => ({
  lately: await publishedIn(db, teacher.id, [at - SPAN, Number.MAX_SAFE_INTEGER]),
  before: await publishedIn(db, teacher.id, [at - 2 * SPAN, at - SPAN]),
})

const handedInOf = (handedIn: HandedIn[]) => ({
  lately: handedIn.reduce((sum, { lately }) => sum + lately, 0),
  before: handedIn.reduce((sum, { before }) => sum + before, 0),
})

const mostOf = (counted: Counted[]) => counted.toSorted((a, b) => b.count - a.count).slice(0, MOST)

const sumOf = (counted: Counted[]) => counted.reduce((sum, { count }) => sum + count, 0)
