import type * as z from 'zod/mini'
import type { listQuizzes } from '#contract/questionnaires.ts'
import { isoOf, nanosecondsOf } from '#contract/wire.ts'
import { hasNegativeMarking } from '#domain/marking.ts'
import { averagePercent, type Report } from '#domain/report.ts'
import type { ListedQuestionnaire } from './store.ts'

/** The quiz as its teacher's list shows it, with the figures of those who have finished. */
export const quizInList = (
  questionnaire: ListedQuestionnaire,
  report: Report,
): z.input<typeof listQuizzes.data>[number] => ({
  id: questionnaire.id,
  title: questionnaire.title,
  subject: questionnaire.subject,
  share_code: questionnaire.shareCode,
  no_of_questions: questionnaire.questionCount,
  status: questionnaire.status,
  duration: nanosecondsOf(questionnaire.minutes),
  paper: questionnaire.paper,
  is_negative_marking: hasNegativeMarking(questionnaire.marking),
  total_submissions: report.count,
  average_percent: averagePercent(report),
  created_at: isoOf(questionnaire.createdAt),
  updated_at: isoOf(questionnaire.updatedAt),
})
