import { baseOf, knownAnswers } from '#contract/runs/answer-entries.ts'
import {
  answerOnWire,
  type LateSummaryOnWire,
  type StudentAnswerOnWire,
  type StudentOnWire,
} from '#contract/runs/attempts.ts'
import { isoOf, unixSecondsOf } from '#contract/wire/wire.ts'
import { countWaiting } from '#domain/answers/hand-marks.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { Shown } from '#domain/questionnaires/release.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { judgedOnWire } from '../scoring/describe-mark.ts'
import type { Standing } from '../scoring/store.ts'
import type { WholeAttempt } from './find-whole-attempts.ts'

type Judged = { shown: Shown; standings: readonly Standing[] }

const answersOf = ({ end, sheet }: WholeAttempt, { shown, standings }: Judged): StudentAnswerOnWire[] => {
  if (end === null) return knownAnswers(sheet)
  return end.entries.map((entry) => ({
    question_id: entry.questionId,
    ...answerOnWire(entry.answer),
    ...(shown.answers && {
      is_correct: entry.verdict === 'correct',
      ...judgedOnWire(entry, standings),
      marks: marksAsNumber(entry.marks),
    }),
    time_ms: entry.timeMs,
  }))
}

const participantOnWire = ({
  fields,
  ...usual
}: Described): Pick<StudentOnWire, 'name' | 'phone' | 'district' | 'fields'> =>
  fields.length === 0 ? usual : { ...usual, fields }

type Moment = {
  now: Instant
  epoch: string
  maxScore: number
  /** What of an ended attempt may be seen. */
  shown: Shown
  late?: LateSummaryOnWire | undefined
  /** What people made of its answers. */
  standings?: readonly Standing[]
}

/** An attempt as its own student sees it; the resume code is for the answer to a start alone. */
export const studentOnWire = (
  attempt: WholeAttempt,
  { now, epoch, maxScore, shown, late, standings = [] }: Moment,
): StudentOnWire => ({
  id: attempt.id,
  ...participantOnWire(attempt.participant),
  quiz_code: attempt.quizCode,
  submission_code: attempt.end?.code ?? null,
  answers: answersOf(attempt, { shown, standings }),
  score: attempt.end === null || !shown.score ? null : marksAsNumber(attempt.end.score),
  max_score: maxScore,
  attempted: attempt.end !== null,
  time_stamp: unixSecondsOf(attempt.startedAt),
  created_at: isoOf(attempt.startedAt),
  updated_at: isoOf(attempt.endedAt ?? attempt.savedAt ?? attempt.startedAt),
  revision: attempt.revision,
  base: baseOf(epoch, attempt.revision),
  turn: attempt.turn,
  epoch,
  server_now: now,
  ends_at: attempt.endsAt,
  ...(attempt.sectionEnds && { section_ends: attempt.sectionEnds }),
  given_back_ms: attempt.givenBackMs,
  // Pages that are open since before a teacher could end attempts know of no third.
  ...(attempt.end && {
    ended_by: attempt.end.endedBy === 'student' ? 'student' : 'server',
    waiting: countWaiting(attempt.end.entries),
  }),
  ...(late && { late }),
})
