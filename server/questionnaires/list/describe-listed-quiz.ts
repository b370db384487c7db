import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { ListedQuizOnWire } from '#contract/questionnaires/questionnaires.ts'
import { isoOf, nanosecondsOf } from '#contract/wire/wire.ts'
import { statusAt } from '#domain/questionnaires/opening.ts'
import { averagePercent } from '#domain/statistics/report.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { type ListedQuestionnaire, markingOf } from './find-questionnaires.ts'

/** What the quiz's teacher has beside it, at a moment. `editedAt`: when changes of it were saved that are not published. */
type Beside = { at: Instant; tags?: readonly string[] | undefined; editedAt?: Instant | undefined }

/** The quiz as its teacher's list shows it, with the figures of those who have finished. */
export const quizInList = (
  questionnaire: ListedQuestionnaire,
  { at, tags = [], editedAt }: Beside,
): ListedQuizOnWire => ({
  id: questionnaire.id,
  title: questionnaire.title,
  subject: questionnaire.subject,
  share_code: questionnaire.shareCode,
  no_of_questions: questionnaire.questionCount,
  status: statusAt(questionnaire, at),
  duration: nanosecondsOf(questionnaire.minutes),
  paper: questionnaire.paper,
  ...markingOnWire(markingOf(questionnaire)),
  total_submissions: questionnaire.report.count,
  average_percent: averagePercent(questionnaire.report),
  ...(questionnaire.waiting > 0 && { marking_waiting: questionnaire.waiting }),
  ...(questionnaire.bears !== undefined && { pattern: questionnaire.bears }),
  ...(questionnaire.settings.practice && { practice: true as const }),
  ...(editedAt !== undefined && { edited_at: isoOf(editedAt) }),
  ...(tags.length > 0 && { tags: [...tags] }),
  ...(questionnaire.binUntil !== null && { bin_until: isoOf(questionnaire.binUntil) }),
  created_at: isoOf(questionnaire.createdAt),
  updated_at: isoOf(questionnaire.updatedAt),
})
