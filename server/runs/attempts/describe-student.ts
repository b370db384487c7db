import { baseOf, knownAnswers } from '#contract/runs/answer-entries.ts'
import {
  answerOnWire,
  type LateSummaryOnWire,
  type StudentAnswerOnWire,
  type StudentOnWire,
} from '#contract/runs/submissions.ts'
import { isoOf, unixSecondsOf } from '#contract/wire/wire.ts'
import { countWaiting } from '#domain/answers/hand-marks.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { Shown } from '#domain/questionnaires/release.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { judgedOnWire } from '../scoring/describe-mark.ts'
import type { Standing } from '../scoring/store.ts'
import type { Submission } from './find-submissions.ts'

type Judged = { shown: Shown; standings: readonly Standing[] }

const answersOf = ({ end, sheet }: Submission, { shown, standings }: Judged): StudentAnswerOnWire[] => {
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

/** A submission as its own student sees it; the resume code is for the answer to a start alone. */
export const studentOnWire = (
  submission: Submission,
  { now, epoch, maxScore, shown, late, standings = [] }: Moment,
): StudentOnWire => ({
  id: submission.id,
  ...participantOnWire(submission.participant),
  quiz_code: submission.quizCode,
  submission_code: submission.end?.code ?? null,
  answers: answersOf(submission, { shown, standings }),
  score: submission.end === null || !shown.score ? null : marksAsNumber(submission.end.score),
  max_score: maxScore,
  attempted: submission.end !== null,
  time_stamp: unixSecondsOf(submission.startedAt),
  created_at: isoOf(submission.startedAt),
  updated_at: isoOf(submission.endedAt ?? submission.savedAt ?? submission.startedAt),
  revision: submission.revision,
  base: baseOf(epoch, submission.revision),
  turn: submission.turn,
  epoch,
  server_now: now,
  ends_at: submission.endsAt,
  given_back_ms: submission.givenBackMs,
  // Pages that are open since before a teacher could end attempts know of no third.
  ...(submission.end && {
    ended_by: submission.end.endedBy === 'student' ? 'student' : 'server',
    waiting: countWaiting(submission.end.entries),
  }),
  ...(late && { late }),
})
