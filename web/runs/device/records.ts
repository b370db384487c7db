import * as z from 'zod/mini'
import { type AnswerSheet, isNews } from '#domain/answers/answer.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { storedValue, storeText } from '../../ui/browser-storage.ts'

/** What a device keeps of an attempt or of a response, as far as the journal looks at it. */
export type Kept = {
  id: string
  /** Of its questionnaire. */
  code: string
  sheet: AnswerSheet
  /** By the device's clock. */
  writtenAt: number
  /** Since when the server holds all of it, by the device's clock. */
  heldAt: number | null
}

/** What sets the records of attempts and of responses apart. */
export type RecordKind<T extends Kept> = {
  schema: z.ZodMiniType<T>
  /** What two windows have kept of the same: neither loses what the other has. */
  merged: (before: T | null, next: T) => T
  /** What of it stays on the device by now; null: nothing. */
  settled: (record: T, now: Instant) => T | null
  /** The name in local storage of what pages that were left had not kept. */
  left: string
}

/** Null where it is none. */
export const parsed = <T>(schema: z.ZodMiniType<T>, record: unknown): T | null => {
  const read = z.safeParse(schema, record)
  return read.success ? read.data : null
}

/** Those that can be read, of all that is kept. */
export const recordsIn = <T extends Kept>({ schema }: RecordKind<T>, records: readonly unknown[]): T[] =>
  records.flatMap((record) => parsed(schema, record) ?? [])

/** The one that this device had open last comes first. */
export const newestFirst = <T extends Kept>(records: readonly T[]): T[] =>
  [...records].sort((one, other) => other.writtenAt - one.writtenAt)

/** One record by each id: of several, the newest with what the others have beyond it. */
export const mergedById = <T extends Kept>(kind: RecordKind<T>, records: readonly T[]): T[] => {
  const merged = new Map<string, T>()
  for (const record of newestFirst(records).reverse())
    merged.set(record.id, kind.merged(merged.get(record.id) ?? null, record))
  return [...merged.values()]
}

/** What pages had given and not kept yet when they were left: a write to the database may end with its page. */
export const leftBehind = <T extends Kept>(kind: RecordKind<T>): T[] => {
  const left = storedValue(kind.left)
  return Array.isArray(left) ? recordsIn(kind, left) : []
}

const keepLeft = <T extends Kept>({ left: name }: RecordKind<T>, left: readonly T[]): boolean =>
  storeText(name, left.length > 0 ? JSON.stringify(left) : null)

/** Answers whether it is kept. */
export const leaveBehind = <T extends Kept>(kind: RecordKind<T>, record: T): boolean =>
  keepLeft(
    kind,
    mergedById(kind, [...leftBehind(kind), record]).flatMap((left) => kind.settled(left, Date.now()) ?? []),
  )

/** Whatever of it was left behind is kept elsewhere now; without a sheet: is over. */
export const notLeftAnyMore = <T extends Kept>(
  kind: RecordKind<T>,
  { id, sheet }: { id: string; sheet?: AnswerSheet },
): boolean =>
  keepLeft(
    kind,
    leftBehind(kind).filter((left) => left.id !== id || (sheet && isNews(sheet, left.sheet))),
  )
