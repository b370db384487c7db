import { count, percentOf } from '#domain/statistics/percents.ts'
import type { Taken } from '#domain/statistics/trend.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { eachScore, SCORES_AT_ONCE } from './store.ts'
import { createSums } from './sum-results.ts'

type Score = { score: number; outOf: number; endedAt: Instant; id: string; questionnaireId: string }

const MOST_KEPT = 16 * 1024 * 1024
const BYTES_OF_ONE = 300
const BYTES_OF_A_PERCENTAGE = 40

export const createQuizSums = ({ db }: { db: Database }) =>
  createSums<Score, null, Taken>({
    keyOf: () => '',
    read: (ids, last) => eachScore(db, ids, last),
    atOnce: SCORES_AT_ONCE,
    begin: () => ({ percents: new Map(), takenAt: Number.MAX_SAFE_INTEGER }),
    onto: (known) => {
      const percents = new Map(known.percents)
      let { takenAt } = known
      return {
        add: ({ score, outOf, endedAt }) => {
          // Where nothing earns marks there is no percentage.
          if (outOf === 0) return
          count(percents, percentOf(score, outOf))
          takenAt = Math.min(takenAt, endedAt)
        },
        end: () => ({ percents, takenAt }),
      }
    },
    bytesOf: ({ percents }) => BYTES_OF_ONE + percents.size * BYTES_OF_A_PERCENTAGE,
    mostBytes: MOST_KEPT,
  })

export type QuizSums = ReturnType<typeof createQuizSums>
