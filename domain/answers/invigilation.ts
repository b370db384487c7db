import { DAY, SECOND } from '../time/time-limit.ts'

/** In one gift. */
export const MOST_MINUTES = 240

/** What was reset or removed can be brought back for so long. */
export const TAKEN_OUT_FOR = 30 * DAY

/** Of somebody who has given no new answer for so long it is said. */
export const SILENT_AFTER = 30 * SECOND
