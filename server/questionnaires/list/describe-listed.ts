import type { ListedQuestionnaireOnWire } from '#contract/questionnaires/listing.ts'
import { isoOf, nanosecondsOf } from '#contract/wire/wire.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { isClosedBy, type Opening } from '#domain/questionnaires/opening.ts'
import { type Responding, shutBy } from '#domain/questionnaires/responding.ts'
import { averagePercent } from '#domain/statistics/report.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { ListedRow } from './find-listed.ts'

/** `ended`: how many responses are complete, the latest since `lastAt`, where that may be known. */
type Answered = { ended: number; lastAt: Instant | undefined; at: Instant }

const limitsOf = (responding: Responding, { at: now, ended }: Pick<Answered, 'at' | 'ended'>) => {
  const shut = shutBy(responding, { now, ended })
  return shut !== null && { shut }
}

const windowOf = (opening: Opening, now: Instant) => ({
  ...(isClosedBy(opening, now) && { shut: 'over' as const }),
  ...(opening.opens_at !== null && { opens_at: isoOf(opening.opens_at) }),
  ...(opening.closes_at !== null && { closes_at: isoOf(opening.closes_at) }),
})

/** What a list of all kinds says of one of them. */
export const questionnaireInList = (
  { questionnaire, tags = [], editedAt }: ListedRow,
  { ended, lastAt, at }: Answered,
): ListedQuestionnaireOnWire => {
  const { kind, status, settings, report, waiting, binUntil } = questionnaire
  const { clock, marks } = ABILITIES[kind]
  return {
    kind,
    id: questionnaire.id,
    title: questionnaire.title,
    subject: questionnaire.subject,
    share_code: questionnaire.shareCode,
    no_of_questions: questionnaire.questionCount,
    status,
    ...(clock && { duration: nanosecondsOf(questionnaire.minutes) }),
    answered: clock ? report.count : ended,
    ...(lastAt !== undefined && { last_answered_at: isoOf(lastAt) }),
    average_percent: marks ? averagePercent(report) : null,
    ...(waiting > 0 && { marking_waiting: waiting }),
    ...(settings.responding.anonymous && { anonymous: true as const }),
    ...(status === 'active' && (clock ? windowOf(settings.opening, at) : limitsOf(settings.responding, { at, ended }))),
    ...(questionnaire.bears !== undefined && { pattern: questionnaire.bears }),
    ...(settings.practice && { practice: true as const }),
    ...(editedAt !== undefined && { edited_at: isoOf(editedAt) }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(binUntil !== null && { bin_until: isoOf(binUntil) }),
    created_at: isoOf(questionnaire.createdAt),
    updated_at: isoOf(questionnaire.updatedAt),
  }
}
