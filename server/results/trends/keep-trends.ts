import type { TeacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { createFairLine } from '../../line.ts'
import { createQuizGroups, type QuizGroups } from './sum-groups.ts'
import { createQuizSums, type QuizSums } from './sum-quizzes.ts'

/** Of one teacher. */
const MOST_WAITING = 10

type Source = { db: Database; now: () => Instant }

/** What quizzes came to, and by groups. */
export type Needs = Source & { sums: QuizSums; groups: QuizGroups }

/** All of a teacher's results take a while to go through: one look at them is made at a time, teachers in turn. */
export const createTrends = ({ db, now }: Source) => {
  const needs: Needs = { db, now, sums: createQuizSums({ db }), groups: createQuizGroups({ db }) }
  const inLine = createFairLine({ mostOfOne: MOST_WAITING })
  return <T>(teacher: TeacherId, look: (needs: Needs) => Promise<T>): Promise<T> => inLine(teacher, () => look(needs))
}

export type Trends = ReturnType<typeof createTrends>
