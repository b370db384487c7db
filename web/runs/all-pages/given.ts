import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/quiz-extras.ts'
import { toast } from '../../ui/toast.ts'

const LONG = 15 * SECOND

/** Minutes that a teacher gave. */
export const tellGiven = (ms: number): void =>
  void toast.success(t('extras.given', { count: Math.round(ms / MINUTE) }), { lasts: LONG })

/** Time that the server gave back, because it was away itself. */
export const tellGivenBack = (ms: number): void => void toast.success(givenBack(ms), { lasts: LONG })

const givenBack = (ms: number): string =>
  ms < MINUTE
    ? t('extras.givenBackSeconds', { count: Math.max(1, Math.round(ms / SECOND)) })
    : t('extras.givenBackMinutes', { count: Math.round(ms / MINUTE) })
