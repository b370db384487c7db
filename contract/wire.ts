import * as z from 'zod/mini'
import { storableText } from '#domain/text.ts'
import { MINUTE } from '#domain/time-limit.ts'

/** Calls live below this path. */
export const API_BASE = '/api/v1'

const NANOSECONDS_PER_MILLISECOND = 1_000_000

/** Durations travel as nanoseconds; inside they are minutes. */
export const nanosecondsOf = (minutes: number): number => minutes * MINUTE * NANOSECONDS_PER_MILLISECOND
export const minutesOf = (nanoseconds: number): number => nanoseconds / NANOSECONDS_PER_MILLISECOND / MINUTE

/** `time_stamp` is whole unix seconds; inside, moments are milliseconds. */
export const unixSecondsOf = (instant: number): number => Math.floor(instant / 1000)

export const isoOf = (instant: number): string => new Date(instant).toISOString()

export const isoInstant = z.iso.datetime()

/** A random key from a device, by which it proves that it is only saying again what it said before. */
export const deviceKey = storableText(128).check(z.minLength(16, 'out_of_range'))

const failureBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
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
