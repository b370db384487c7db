import type { QuizPaperOnWire } from '#contract/papers.ts'
import { isoOf, nanosecondsOf } from '#contract/wire.ts'
import { hasNegativeMarking } from '#domain/marking.ts'
import { isOfOneKind, type VersionFront } from '#domain/questionnaire.ts'
import type { Questionnaire } from './store.ts'

export type QuizFront = { questionnaire: Questionnaire; host: string; version: VersionFront; submissions: number }

/** The front of a paper, which says all but the questions. */
export const coverOnWire = ({ questionnaire, host, version, submissions }: QuizFront): QuizPaperOnWire => ({
  id: questionnaire.id,
  title: version.title,
  subject: version.subject,
  host,
  share_code: questionnaire.shareCode,
  no_of_questions: version.questionCount,
  status: questionnaire.status,
  duration: nanosecondsOf(version.minutes),
  is_negative_marking: hasNegativeMarking(version.marking),
  ...(version.marking.scheme !== 'all_or_nothing' && { marking_scheme: version.marking.scheme }),
  ...(isOfOneKind(version.kinds) ? {} : { kinds: version.kinds }),
  paper: questionnaire.paper,
  questions: [],
  total_submissions: submissions,
  created_at: isoOf(questionnaire.createdAt),
  updated_at: isoOf(questionnaire.updatedAt),
})
