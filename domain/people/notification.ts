import * as z from 'zod/mini'
import { DAY, HOUR, type Instant } from '../time/time-limit.ts'

/** Mails that a teacher may ask for; none is sent to whoever has not. */
export const NOTIFICATIONS = ['first_response', 'ended', 'weekly'] as const
export const notificationKind = z.enum(NOTIFICATIONS, 'not_one_of')
export type NotificationKind = z.infer<typeof notificationKind>

export const notificationChoices = z.strictObject({
  first_response: z.boolean(),
  ended: z.boolean(),
  weekly: z.boolean(),
})
export type NotificationChoices = z.infer<typeof notificationChoices>

const WEEK = 7 * DAY
/** Monday, seven in the morning in India; the first one of the epoch's. */
const FIRST_MONDAY = 4 * DAY + 1.5 * HOUR

/** The beginning of the week that it is. */
export const weekOf = (at: Instant): Instant => Math.floor((at - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY

export const weekBefore = (week: Instant): Instant => week - WEEK
