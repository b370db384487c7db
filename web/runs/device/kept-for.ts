import { DAY } from '#domain/time/time-limit.ts'

/** Who uses the device next may look so long for what was given, and after a restore it is sent again. */
export const KEPT_AFTER_ARRIVAL = DAY
/** Of what was opened and not answered nothing is kept longer. */
export const KEPT_UNANSWERED = 30 * DAY
