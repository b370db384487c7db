import { count, percentOf } from '#domain/statistics/percents.ts'
import type { Taken } from '#domain/statistics/trend.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { createGrowing } from './keep-growing.ts'
import { eachScore, SCORES_AT_ONCE } from './store.ts'

type Score = { score: number; outOf: number; endedAt: Instant; id: string; questionnaireId: string }

const MOST_KEPT = 16 * 1024 * 1024
const BYTES_OF_ONE = 300
const BYTES_OF_A_PERCENTAGE = 40

export const createQuizSums = ({ db }: Pick<Context, 'db'>) =>
  createGrowing<Score, null, Taken>({
    keyOf: () => '',
    read: (ids, last) => eachScore(db, ids, last),
    atOnce: SCORES_AT_ONCE,
    begin: () => ({ percents: new Map(), takenAt: Number.MAX_SAFE_INTEGER }),
    add: (taken, { score, outOf, endedAt }) => {
      count(taken.percents, percentOf(score, outOf))
      taken.takenAt = Math.min(taken.takenAt, endedAt)
    },
    bytesOf: ({ percents }) => BYTES_OF_ONE + percents.size * BYTES_OF_A_PERCENTAGE,
    mostBytes: MOST_KEPT,
  })

export type QuizSums = ReturnType<typeof createQuizSums>
