import * as z from 'zod/mini'
import { answerEntry, isNews, mergedSheet } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { isValue, type Value } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { KEPT_AFTER_ARRIVAL } from './kept-for.ts'
import type { RecordKind } from './records.ts'

const count = z.int().check(z.nonnegative())

/** As devices wrote a choice that have kept it since an earlier version of the page. */
const formerChoice = z.object({ kind: z.literal('choice'), option: count })
const isFormer = (given: unknown) => formerChoice.safeParse(given).success
const answer = z
  .custom<Value>((given) => isValue(given) || isFormer(given), 'wrong_type')
  .check(z.overwrite((given) => (isValue(given) ? given : formerChoice.parse(given).option)))

export const keptSheet = z.record(questionId, z.object({ ...answerEntry.shape, answer: z.nullable(answer) }))

/** What can be kept of a student's progress, in any tab. */
export const keptProgress = z.object({
  sheet: keptSheet,
  at: count,
  visited: z.array(questionId),
  changedAt: z.record(z.string(), count),
})

/** One attempt on this device: no name, no phone number. */
export const keptAttempt = z.object({
  ...keptProgress.shape,
  id: z.string(),
  code: z.string(),
  /** Once a student has said "submit", a reload goes on submitting. */
  section: z.enum(['quiz', 'submitting']),
  /** With the key and the receipt an attempt comes back whose cookie was lost, or that the server has forgotten. */
  deviceKey: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  resumeCode: z.nullable(z.string()),
  turn: count,
  /** What the server said last, of all that `sheet` holds. */
  base: z.nullable(z.string()),
  epoch: z.nullable(z.string()),
  endsAt: z.int(),
  sectionEnds: z.optional(z.array(z.int())),
  /** Milliseconds that were left when this was written; null where that is not known. */
  leftMs: z.nullable(z.number()),
  /** The server's clock minus the device's. Only a first guess after a reload without a network. */
  clockAhead: z.number(),
  givenBackMs: count,
  /** By the device's clock. */
  writtenAt: z.number(),
  /** Since when the server holds all of it, by the device's clock. */
  heldAt: z.nullable(z.number()),
})
export type KeptAttempt = z.infer<typeof keptAttempt>

/** Whether its student has submitted it, and it can be brought back. */
export const isSubmitted = ({ section, deviceKey, receipt }: KeptAttempt): boolean =>
  section === 'submitting' && deviceKey !== null && receipt !== null

/** Two tabs may write the same attempt: neither loses what the other has kept. */
export const mergedKept = (before: KeptAttempt | null, next: KeptAttempt): KeptAttempt => {
  if (before === null || before.id !== next.id) return next
  const isBeyond = before.heldAt === null && isNews(next.sheet, before.sheet)
  return { ...next, sheet: mergedSheet(before.sheet, next.sheet), heldAt: isBeyond ? null : next.heldAt }
}

/** What the server has held for a day is not needed here any more. What it does not hold stays for ever. */
export const mayBeForgotten = ({ heldAt }: Pick<KeptAttempt, 'heldAt'>, now: Instant): boolean =>
  heldAt !== null && now - heldAt > KEPT_AFTER_ARRIVAL

/** Attempts in the journal. */
export const ATTEMPTS: RecordKind<KeptAttempt> = {
  schema: keptAttempt,
  merged: mergedKept,
  settled: (attempt, now) => (mayBeForgotten(attempt, now) ? null : attempt),
  left: 'quiz-left',
}
