import { MINUTE } from '#domain/time/time-limit.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/activity.ts'
import type { Entry } from './api.ts'

/** What happened, as one says it; every kind has its text, or the compiler says which has none. */
export const sentenceOf = ({ kind, details }: Pick<Entry, 'kind' | 'details'>): string => {
  const { students, responses = students, minutes } = details
  const count = responses
  const span = typeof minutes === 'number' && formatSpan(minutes * MINUTE)
  return t(`activity.said_${kind}`, { ...details, ...(count !== undefined && { count }), ...(span && { span }) })
}
