import { formatTime } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/late-answers.ts'
import type { LateAttempt } from './api.ts'

type Late = Pick<LateAttempt, 'why' | 'endsAt' | 'firstAt' | 'lastAt' | 'givenAt' | 'cameAfterKey'>

const arrival = ({ why, endsAt, firstAt, lastAt }: Late): string => {
  if (why === 'already_submitted') return t('late.afterSubmit')
  const [first, last] = [formatSpan(firstAt - endsAt), formatSpan(lastAt - endsAt)]
  return first === last ? t('late.arrived', { after: first }) : t('late.arrivedUntil', { first, last })
}

const givenBy = ({ why, endsAt, givenAt }: Late): string => {
  if (givenAt === null) return t('late.givenUnknown')
  const time = formatTime(givenAt)
  if (why === 'already_submitted') return t('late.givenAt', { time })
  return t(givenAt <= endsAt ? 'late.givenBefore' : 'late.givenAfter', { time })
}

/** How late it came, and what the device says for itself; nothing once the right answers had been shown. */
export const whyLate = (late: Late): string => (late.cameAfterKey ? arrival(late) : `${arrival(late)} ${givenBy(late)}`)
