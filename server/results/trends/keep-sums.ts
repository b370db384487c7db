import type { Context } from '../../context.ts'
import { createQuizGroups, type QuizGroups } from './sum-groups.ts'
import { createQuizSums, type QuizSums } from './sum-quizzes.ts'

/** What was summed up is kept; one look at a time is made. */
export type Needs = Pick<Context, 'db' | 'now'> & { sums: QuizSums; groups: QuizGroups }

export const withSums = (context: Pick<Context, 'db' | 'now'>): Needs => ({
  db: context.db,
  now: context.now,
  sums: createQuizSums(context),
  groups: createQuizGroups(context),
})
