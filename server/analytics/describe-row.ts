import type { SubmissionRowOnWire } from '#contract/analytics.ts'
import type { LateSummaryOnWire } from '#contract/submissions.ts'
import { isoOf } from '#contract/wire.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { maskedPhone } from '#domain/participant.ts'
import type { EndedSubmission } from './store.ts'

/** An ended submission as a row: the phone number masked, the time at most what the quiz gave. */
export const endedOnWire = (ended: EndedSubmission, late?: LateSummaryOnWire): SubmissionRowOnWire => ({
  id: ended.id,
  name: ended.name,
  phone: maskedPhone(ended.phone),
  district: ended.district,
  score: marksAsNumber(ended.score),
  max_score: marksAsNumber(ended.outOf),
  time_taken_ms: Math.min(ended.endedAt, ended.endsAt) - ended.startedAt,
  submitted_at: isoOf(ended.endedAt),
  ended_by: ended.endedBy,
  ...(late && { late }),
})
