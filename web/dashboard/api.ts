import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { kindOf } from '#contract/questionnaires/kind-on-wire.ts'
import { readHome } from '#contract/results/home.ts'
import { orThrow } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import { entryFromWire } from '../people/activity/api.ts'
import { quizzesQuery } from '../questionnaires/api.ts'

type WaitingOnWire = z.infer<typeof readHome.data>['attention']['running']

const waitingFromWire = ({ quizzes, count }: WaitingOnWire) => ({
  quizzes: quizzes.map((quiz) => ({ ...quiz, kind: kindOf(quiz) })),
  count,
})

const read = async () => {
  const query = { utc_offset: -new Date().getTimezoneOffset() }
  const home = await orThrow(callAsTeacher(readHome, { query }))
  const { latest_quiz: latest, totals, changes, attention } = home
  return {
    totals: { ...totals, activeUsers: totals.active_users },
    changes: { quizzes: changes.quizzes, activeUsers: changes.active_users },
    latest: latest && {
      ...latest,
      kind: kindOf(latest),
      shareCode: latest.share_code,
      attempts: latest.total_submissions,
    },
    waiting: {
      running: waitingFromWire(attention.running),
      toMark: waitingFromWire(attention.to_mark),
      late: waitingFromWire(attention.late),
      erasure: waitingFromWire(attention.erasure),
    },
    closing: attention.closing.map(({ at, ...each }) => ({ ...each, at: Date.parse(at) })),
    drafts: home.drafts.map(({ saved_at, ...draft }) => ({ ...draft, savedAt: Date.parse(saved_at) })),
    attempts: home.submissions.map(({ last_at, ...quiz }) => ({
      ...quiz,
      kind: kindOf(quiz),
      lastAt: Date.parse(last_at),
    })),
    responses: home.responses.map(({ when, ...each }) => ({
      ...each,
      when: when && { today: when.today, lastAt: Date.parse(when.last_at) },
    })),
    activity: home.activity.map(entryFromWire),
  }
}

export type Home = Awaited<ReturnType<typeof read>>

/** Whatever changes quizzes changes it as well; while it is looked at, students may come and go. */
export const homeQuery = queryOptions({
  queryKey: [...quizzesQuery.queryKey, 'home'],
  queryFn: read,
  refetchInterval: 30_000,
})
