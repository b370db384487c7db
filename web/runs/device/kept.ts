import * as z from 'zod/mini'
import { answerEntry, isNews, mergedSheet } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { isValue, type Value } from '#domain/questions/value.ts'
import { DAY, type Instant } from '#domain/time/time-limit.ts'

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

/** Null where it is none. */
export const parsed = <T>(schema: z.ZodMiniType<T>, record: unknown): T | null => {
  const read = z.safeParse(schema, record)
  return read.success ? read.data : null
}

/** Those that can be read, of all that is kept. */
export const keptIn = (records: readonly unknown[]): KeptAttempt[] =>
  records.flatMap((record) => parsed(keptAttempt, record) ?? [])

/** Whether its student has submitted it, and it can be brought back. */
export const isSubmitted = ({ section, deviceKey, receipt }: KeptAttempt): boolean =>
  section === 'submitting' && deviceKey !== null && receipt !== null

/** The key that the next start will have. It is kept before Start is pressed, so that no press is a second start. */
export const pendingStart = z.object({ deviceKey: z.string(), isPressed: z.boolean() })
export type PendingStart = z.infer<typeof pendingStart>

/** Two tabs may write the same attempt: neither loses what the other has kept. */
export const mergedKept = (before: KeptAttempt | null, next: KeptAttempt): KeptAttempt => {
  if (before === null || before.id !== next.id) return next
  const isBeyond = before.heldAt === null && isNews(next.sheet, before.sheet)
  return { ...next, sheet: mergedSheet(before.sheet, next.sheet), heldAt: isBeyond ? null : next.heldAt }
}

/** One record of each attempt: of several, the newest with what the others have beyond it. */
export const mergedById = (records: readonly KeptAttempt[]): KeptAttempt[] => {
  const merged = new Map<string, KeptAttempt>()
  for (const record of newestFirst(records).reverse())
    merged.set(record.id, mergedKept(merged.get(record.id) ?? null, record))
  return [...merged.values()]
}

/** What the server has held for a day is not needed here any more. What it does not hold stays for ever. */
export const mayBeForgotten = ({ heldAt }: Pick<KeptAttempt, 'heldAt'>, now: Instant): boolean =>
  heldAt !== null && now - heldAt > DAY

/** The one that this device had open last comes first. */
export const newestFirst = (attempts: readonly KeptAttempt[]): KeptAttempt[] =>
  [...attempts].sort((one, other) => other.writtenAt - one.writtenAt)
