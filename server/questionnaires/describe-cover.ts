import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import { isoOf, nanosecondsOf } from '#contract/wire.ts'
import { hasNegativeMarking } from '#domain/marking.ts'
import type { QuizInWords } from './describe-quiz.ts'

/** The front of a paper, which says all but the questions. */
export const coverOnWire = ({ questionnaire, host, version, submissions }: QuizInWords): QuizPaperOnWire => ({
  id: questionnaire.id,
  title: version.title,
  subject: version.subject,
  host,
  share_code: questionnaire.shareCode,
  no_of_questions: version.questions.length,
  status: questionnaire.status,
  duration: nanosecondsOf(version.minutes),
  is_negative_marking: hasNegativeMarking(version.marking),
  paper: questionnaire.paper,
  questions: [],
  total_submissions: submissions,
  created_at: isoOf(questionnaire.createdAt),
  updated_at: isoOf(questionnaire.updatedAt),
})
