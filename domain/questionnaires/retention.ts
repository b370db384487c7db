import * as z from 'zod/mini'
import { DAY, type Instant } from '../time/time-limit.ts'

/** What becomes of what students did once it is old: nothing, its names go, or all of it goes. */
export const RETENTION_DEEDS = ['keep', 'anonymise', 'erase'] as const
export const retentionDeed = z.enum(RETENTION_DEEDS, 'not_one_of')
export type RetentionDeed = z.infer<typeof retentionDeed>

const MOST_MONTHS = 120

export const months = z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MOST_MONTHS, 'out_of_range'))

/** `months` after an attempt has ended. */
export const retentionRule = z.strictObject({ deed: retentionDeed, months })
export type RetentionRule = z.infer<typeof retentionRule>

export const KEEP: RetentionRule = { deed: 'keep', months: 12 }

/** The same day of an earlier month, or its last one. */
const monthsBefore = (now: Instant, count: number): Instant => {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - count, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/** What ended before then is old by this rule; null: nothing ever is. */
export const oldBefore = ({ deed, months: count }: RetentionRule, now: Instant): Instant | null =>
  deed === 'keep' ? null : monthsBefore(now, count)

/** How long a practice run is kept, whatever the rule says. */
export const PRACTICE_DAYS = 30

/** What ended before then of a practice paper is old. */
export const practiceOldBefore = (now: Instant): Instant => now - PRACTICE_DAYS * DAY

/** What somebody is called of whom nothing is known any more; `code` tells them from the others in a list. */
export const anonymousName = (code: string): string => `Anonymised ${code}`
