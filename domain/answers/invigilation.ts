import { DAY } from '../time/time-limit.ts'

/** In one gift. */
export const MOST_MINUTES = 240

/** What was reset or removed can be brought back for so long. */
export const TAKEN_OUT_FOR = 30 * DAY
