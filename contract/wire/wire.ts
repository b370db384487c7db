import * as z from 'zod/mini'
import { DAY, MINUTE, SECOND } from '#domain/time/time-limit.ts'

/** Calls live below this path. */
export const API_BASE = '/api/v1'

const NANOSECONDS_PER_MILLISECOND = 1_000_000

/** Durations travel as nanoseconds; inside they are minutes. */
export const nanosecondsIn = (ms: number): number => ms * NANOSECONDS_PER_MILLISECOND
export const nanosecondsOf = (minutes: number): number => nanosecondsIn(minutes * MINUTE)
export const minutesOf = (nanoseconds: number): number => nanoseconds / NANOSECONDS_PER_MILLISECOND / MINUTE

/** `time_stamp` is whole unix seconds; inside, moments are milliseconds. */
export const unixSecondsOf = (instant: number): number => Math.floor(instant / SECOND)

export const isoOf = (instant: number): string => new Date(instant).toISOString()

/** An instant as ISO 8601 writes it in UTC. */
export const isoInstant = z.string()

const failureBody = z.object({
  code: z.string(),
  message: z.string(),
  /** What is wrong with which field, in words. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The same in codes. */
  problems: z.optional(z.record(z.string(), z.string())),
  /** Names a surprise in the server's log. */
  reference: z.optional(z.string()),
})

/** The envelope of every answer: `data` is null exactly when there is an `error`. */
export const envelope = z.object({
  response: z.object({
    status: z.int(),
    status_text: z.string(),
    data: z.unknown(),
    error: z.optional(failureBody),
  }),
})

/** Nobody spends longer than a day on one question. */
export const MAX_TIME_MS = DAY
