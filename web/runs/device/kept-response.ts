import * as z from 'zod/mini'
import { answerEntry, isNews, mergedSheet } from '#domain/answers/answer.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { KEPT_AFTER_ARRIVAL, KEPT_UNANSWERED } from './kept-for.ts'
import type { RecordKind } from './records.ts'

/** What is told beside the questions has names of its own, longer than ids. */
const entryName = z.string().brand<'QuestionId'>()

/** How a response stands on the server, as far as this device has heard. */
const standing = z.object({
  /** 0: the server has none. */
  revision: z.number(),
  /** Whether the server counts it as complete. */
  isCounted: z.boolean(),
  /** The life of the database in which it was heard; null: it was not. */
  epoch: z.nullable(z.string()),
  /** Rises each time the server is heard: of two windows the one with more knows how it stands. */
  heard: z.number(),
})
export type Standing = z.infer<typeof standing>

export const keptResponse = z.object({
  /** The key by which the server knows this device. */
  id: z.string(),
  code: z.string(),
  /** Null before what is asked was heard. */
  versionId: z.nullable(z.string()),
  /** Answers by their question's id, what is told beside them by `nameOfTold`, and `ENDED`. */
  sheet: z.record(entryName, answerEntry),
  /** Entries that the server may not have as they are. */
  unsent: z.array(z.string()),
  standing,
  /** Whether the window that wrote it shows that it is complete: each window says so for itself. */
  isEnded: z.boolean(),
  /** The name under which all of it, as it stands, is on its way; null: it has changed since. */
  change: z.nullable(z.string()),
  /** Whether what the server has was deleted here: the sheet holds what was changed since, and no more. */
  isPart: z.boolean(),
  /** Whether all of it is given in one call, when its respondent says so. */
  oneCall: z.boolean(),
  isAnonymous: z.boolean(),
  writtenAt: z.number(),
  heldAt: z.nullable(z.number()),
})
/** One response on this device. */
export type KeptResponse = z.infer<typeof keptResponse>

const TOLD = 'told.'

/** Where something that is told beside the questions stands in a sheet. */
export const nameOfTold = (name: string): QuestionId => `${TOLD}${name}` as QuestionId

/** The name of what is told; null: it is an answer. */
export const toldIn = (name: string): string | null => (name.startsWith(TOLD) ? name.slice(TOLD.length) : null)

/** Where it stands in a sheet that its respondent has said that all is complete. No question has such an id. */
export const ENDED = '.ended' as QuestionId

/** Of two that know the same change of an entry the one that heard the server later says whether it is there. */
const unsentAmong = (one: KeptResponse, other: KeptResponse, sheet: KeptResponse['sheet']): string[] => {
  const later = one.standing.heard - other.standing.heard
  return Object.entries(sheet).flatMap(([id, entry]) => {
    const knows = [one, other].filter((each) => !isNews(each.sheet, { [id]: entry }))
    const [first, second] = knows.map(({ unsent }) => unsent.includes(id))
    if (second === undefined || first === second) return first ? [id] : []
    return (later > 0 && first) || (later < 0 && second) ? [id] : []
  })
}

const onlyUnsent = ({ sheet, unsent }: KeptResponse): KeptResponse['sheet'] =>
  Object.fromEntries(Object.entries(sheet).filter(([id]) => unsent.includes(id)))

/** What of `record` is kept beside `other`: all of it, or what was changed where the other one has deleted the rest since. */
const beside = (record: KeptResponse, other: KeptResponse): KeptResponse['sheet'] => {
  const isDeleted = other.isPart && !record.isPart && record.standing.revision !== other.standing.revision
  return isDeleted && other.standing.heard > record.standing.heard ? onlyUnsent(record) : record.sheet
}

/** Two windows may write the same response: neither loses what the other has kept. */
export const mergedResponse = (before: KeptResponse | null, next: KeptResponse): KeptResponse => {
  if (before === null || before.id !== next.id) return next
  const both = [before, next]
  const [ours, theirs] = [beside(next, before), beside(before, next)]
  const sheet = mergedSheet(theirs, ours)
  const unsent = unsentAmong(before, next, sheet)
  const isWhole = both.some((each) => !each.isPart && beside(each, each === next ? before : next) === each.sheet)
  // Under its name is on its way what one of them knew: all there is, or less.
  const named = both.filter((each) => each.change !== null && !isNews(each.sheet, sheet))
  return {
    ...next,
    ...{ sheet, unsent, isPart: !isWhole, versionId: next.versionId ?? before.versionId },
    standing: before.standing.heard > next.standing.heard ? before.standing : next.standing,
    change: unsent.length > 0 ? (named.at(-1)?.change ?? null) : null,
    heldAt: unsent.length > 0 ? null : (next.heldAt ?? before.heldAt),
  }
}

const isEmpty = ({ sheet, standing: { revision } }: KeptResponse): boolean =>
  revision === 0 && Object.keys(sheet).length === 0

/** Once the server has all of it as complete, nothing of an anonymous response stays, and of another one nothing after a day. */
export const settledResponse = (record: KeptResponse, now: Instant): KeptResponse | null => {
  if (isEmpty(record) && now - record.writtenAt > KEPT_UNANSWERED) return null
  const hasArrived = record.unsent.length === 0 && record.standing.isCounted
  const heldAt = hasArrived ? (record.heldAt ?? now) : null
  const isOver = heldAt !== null && (record.isAnonymous || Math.abs(now - heldAt) >= KEPT_AFTER_ARRIVAL)
  return { ...record, heldAt, ...(isOver && { sheet: {}, isPart: true }) }
}

/** Versions of the page before kept each response in local storage, under a name that begins so. */
export const FORMER_RESPONSE = 'quiznity_response_'

/** Responses in the journal. */
export const RESPONSES: RecordKind<KeptResponse> = {
  schema: keptResponse,
  merged: mergedResponse,
  settled: settledResponse,
  left: 'response-left',
}

/** Whether there is anything that the server is to have, and may not. */
export const isToSend = ({
  unsent,
  standing: { isCounted },
  isEnded,
  oneCall,
}: Pick<KeptResponse, 'unsent' | 'standing' | 'isEnded' | 'oneCall'>): boolean =>
  unsent.includes(ENDED) || (unsent.length > 0 && (isEnded || !(oneCall || isCounted)))

/** Whether a database of another life may have less of it than this device was told. */
export const isInDoubt = (
  { standing: { revision, epoch } }: Pick<KeptResponse, 'standing'>,
  told: string | undefined,
): boolean => revision > 0 && told !== undefined && epoch !== null && epoch !== told
