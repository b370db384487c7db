import type { ActivityOnWire } from '#contract/people/activity.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { FoundActivity } from './find-activity.ts'

export const activityOnWire = ({ id, at, kind, quiz, attemptId, student, details }: FoundActivity): ActivityOnWire => ({
  id,
  at: isoOf(at),
  kind,
  quiz: quiz && { id: quiz.id, kind: quiz.kind, title: quiz.title, in_bin: quiz.isInBin },
  submission_id: attemptId,
  student,
  details,
})
