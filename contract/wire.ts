import * as z from 'zod/mini'
import { storableText } from '#domain/text.ts'
import { DAY, MINUTE, SECOND } from '#domain/time-limit.ts'

/** Calls live below this path. */
export const API_BASE = '/api/v1'

const NANOSECONDS_PER_MILLISECOND = 1_000_000

/** Durations travel as nanoseconds; inside they are minutes. */
export const nanosecondsOf = (minutes: number): number => minutes * MINUTE * NANOSECONDS_PER_MILLISECOND
export const minutesOf = (nanoseconds: number): number => nanoseconds / NANOSECONDS_PER_MILLISECOND / MINUTE

/** `time_stamp` is whole unix seconds; inside, moments are milliseconds. */
export const unixSecondsOf = (instant: number): number => Math.floor(instant / SECOND)

export const isoOf = (instant: number): string => new Date(instant).toISOString()

export const isoInstant = z.iso.datetime()

/** Which page of a list, in an address; the first is 1. */
export const pageNumber = z.coerce
  .number('wrong_type')
  .check(z.int('wrong_type'), z.gte(1, 'out_of_range'), z.lte(1_000_000, 'out_of_range'))

/** A random key from a device, by which it proves that it is only saying again what it said before. */
export const deviceKey = storableText(128).check(z.minLength(16, 'out_of_range'))

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
