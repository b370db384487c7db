import type { AttemptRowOnWire } from '#contract/results/analytics.ts'
import type { LateSummaryOnWire } from '#contract/runs/attempts.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { whoOnWire } from '../../runs/attempts/describe-participant.ts'
import type { EndedAttempt } from './find-ended.ts'

/** `waiting`: how many answers a person still has to mark; `versions`: their numbers, where there are several. */
type Beside = {
  late: LateSummaryOnWire | undefined
  waiting: number | undefined
  versions: ReadonlyMap<string, number>
}

/** An ended attempt as a row: the phone number masked, the time at most what the quiz gave. */
export const endedOnWire = (ended: EndedAttempt, { late, waiting, versions }: Beside): AttemptRowOnWire => ({
  id: ended.id,
  ...whoOnWire(ended.participant),
  score: marksAsNumber(ended.score),
  max_score: marksAsNumber(ended.outOf),
  time_taken_ms: Math.min(ended.endedAt, ended.endsAt) - ended.startedAt,
  submitted_at: isoOf(ended.endedAt),
  ended_by: ended.endedBy,
  ...(waiting && { waiting }),
  ...(versions.has(ended.versionId) && { version: versions.get(ended.versionId) }),
  ...(late && { late }),
})
