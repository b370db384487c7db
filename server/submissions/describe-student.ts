import { baseOf, knownAnswers } from '#contract/answer-entries.ts'
import {
  answerOnWire,
  type LateSummaryOnWire,
  type StudentAnswerOnWire,
  type StudentOnWire,
} from '#contract/submissions.ts'
import { isoOf, unixSecondsOf } from '#contract/wire.ts'
import { marksAsNumber } from '#domain/marks.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Submission } from './find-submissions.ts'

const answersOf = ({ end, sheet }: Submission): StudentAnswerOnWire[] => {
  if (end === null) return knownAnswers(sheet)
  return end.entries.map(({ questionId, answer, verdict, timeMs }) => ({
    question_id: questionId,
    ...answerOnWire(answer),
    is_correct: verdict === 'correct',
    ...(verdict === 'partly' && { verdict }),
    time_ms: timeMs,
  }))
}

type Moment = { now: Instant; epoch: string; maxScore: number; late?: LateSummaryOnWire | undefined }

/** A submission as its own student sees it; the resume code is for the answer to a start alone. */
export const studentOnWire = (submission: Submission, { now, epoch, maxScore, late }: Moment): StudentOnWire => ({
  id: submission.id,
  ...submission.participant,
  quiz_code: submission.quizCode,
  submission_code: submission.end?.code ?? null,
  answers: answersOf(submission),
  score: submission.end === null ? null : marksAsNumber(submission.end.score),
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
  ...(submission.end && { ended_by: submission.end.endedBy }),
  ...(late && { late }),
})
