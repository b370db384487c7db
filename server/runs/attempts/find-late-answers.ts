import { setImmediate as aTurn } from 'node:timers/promises'
import type { LateSummaryOnWire } from '#contract/runs/attempts.ts'
import { type AnswerSheet, mergedSheet, notHeld } from '#domain/answers/answer.ts'
import { type Lateness, lateness } from '#domain/answers/attempt.ts'
import { type LateDecision, lateDecision } from '#domain/answers/late-answers.ts'
import { type MarkingRules, markingRules } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readEntries, readSheet, sheetOfEntries } from '../../database/answer-columns.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import { firstWithin } from '../../database/within-bytes.ts'
import { ANSWERS_SHOWN } from './shown-store.ts'

/** A score with the answers that it stands for, as they are stored. */
export type Standing = { score: Marks; answers: string }

/** An ended attempt and all that came too late for it. */
export type LateAttempt = {
  id: string
  questionnaireId: string
  versionId: string
  participant: Described
  marking: MarkingRules
  outOf: Marks
  endsAt: Instant
  why: Lateness
  /** What all its writers sent late, together. */
  late: AnswerSheet
  firstAt: Instant
  lastAt: Instant
  /** When the device says that the last of it was given; null where it says nothing, or may have read the answers off. */
  givenAt: Instant | null
  /** The last of it came when the attempt had been shown which answers are right. */
  cameAfterKey: boolean
  /** The result as it is now. */
  result: Standing
  /** The result as it was before anybody decided. */
  former: Standing
  /** What was decided last; null: nothing yet. */
  decided: { decision: LateDecision; at: Instant } | null
  /** Nobody has decided, or more has come since. */
  isWaiting: boolean
}

const lateRows = (db: Database) =>
  db
    .selectFrom('late_answers as late')
    .innerJoin('submission', 'submission.id', 'late.submission_id')
    .innerJoin('submission_result as result', 'result.submission_id', 'late.submission_id')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .leftJoin('attempt_record as shown', (join) =>
      join.onRef('shown.submission_id', '=', 'late.submission_id').on('shown.kind', '=', ANSWERS_SHOWN),
    )
    .select(['late.submission_id', 'late.why', 'late.answers', 'late.first_at', 'late.last_at', 'late.given_at'])
    .select(['submission.questionnaire_id', 'version_id', 'name', 'phone', 'district', 'fields', 'marking', 'ends_at'])
    .select(['result.score', 'result.out_of', 'result.answers as entries'])
    .select(['decision', 'decided_at', 'former_score', 'former_answers', 'shown.at as shown_at'])

type LateRow = Awaited<ReturnType<ReturnType<typeof lateRows>['execute']>>[number]

/** `rows`: one of each writer. */
const asAttempt = (rows: LateRow[]): LateAttempt[] => {
  const last = rows.toSorted((one, other) => other.last_at - one.last_at)[0]
  if (last === undefined) return []
  const result = { score: last.score, answers: last.entries }
  const given = rows.flatMap(({ given_at }) => given_at ?? [])
  const cameAfterKey = last.shown_at !== null && last.last_at > last.shown_at
  const { decided_at: at, former_score: score, former_answers: answers } = last
  const attempt: LateAttempt = {
    id: last.submission_id,
    questionnaireId: last.questionnaire_id,
    versionId: last.version_id,
    participant: readParticipant(last),
    marking: readJson(markingRules, last.marking),
    outOf: last.out_of,
    endsAt: last.ends_at,
    why: lateness.parse(last.why),
    late: rows.map((row) => readSheet(row.answers, 0)).reduce(mergedSheet),
    firstAt: Math.min(...rows.map(({ first_at }) => first_at)),
    lastAt: last.last_at,
    givenAt: cameAfterKey || given.length === 0 ? null : Math.max(...given),
    cameAfterKey,
    result,
    former: score === null || answers === null ? result : { score, answers },
    decided: at === null ? null : { decision: lateDecision.parse(last.decision), at },
    isWaiting: at === null || last.last_at > at,
  }
  return [attempt]
}

/** Those of these ended attempts that have late answers, in the order of their ids. */
export const lateAttempts = async (db: Database, ids: string[]): Promise<LateAttempt[]> => {
  if (ids.length === 0) return []
  const rows = await lateRows(db)
    .where('late.submission_id', 'in', ids)
    .orderBy('late.submission_id')
    .orderBy('late.writer')
    .execute()
  return [...Map.groupBy(rows, (row) => row.submission_id).values()].flatMap(asAttempt)
}

/** Each is read and scored, some twice. */
const AT_ONCE = 50

type Part = { ids: string[]; bytes: number }

/** These attempts in parts, each of which is read and scored in some milliseconds; between two, whoever waits has a turn. */
export async function* inParts(db: Database, ids: readonly string[]): AsyncGenerator<Part> {
  for (let from = 0; from < ids.length; ) {
    const next = ids.slice(from, from + AT_ONCE)
    const sizes = next.length === 1 ? new Map<string, number>() : await sizesOf(db, next)
    const part = firstWithin(next.map((id) => ({ id, bytes: sizes.get(id) ?? 0 })))
    yield { ids: part.map(({ id }) => id), bytes: part.reduce((sum, { bytes }) => sum + bytes, 0) }
    from += part.length
    if (from < ids.length) await aTurn()
  }
}

/** Bytes of what `lateAttempts` reads of each; neither database reads it for that. */
const sizesOf = async (db: Database, ids: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('late_answers as late')
    .innerJoin('submission_result as result', 'result.submission_id', 'late.submission_id')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select('late.submission_id as id')
    .select(({ fn }) => fn.sum<number>(fn('octet_length', ['late.answers'])).as('late'))
    .select(({ fn }) => fn.sum<number>(fn('octet_length', ['result.answers'])).as('result'))
    .select(({ fn }) => fn.sum<number | null>(fn('octet_length', ['former_answers'])).as('former'))
    .where('late.submission_id', 'in', ids)
    .groupBy('late.submission_id')
    .execute()
  return new Map(rows.map(({ id, late, result, former }) => [id, late + result + (former ?? 0)]))
}

export const countedIn = ({ answers }: Standing): AnswerSheet => sheetOfEntries(readEntries(answers))

export const decisionOn = ({ isWaiting, decided }: LateAttempt): LateSummaryOnWire['decision'] =>
  isWaiting || decided === null ? 'waiting' : decided.decision

/** The ended attempts with late answers of a quiz; an index has all that is asked of them. */
const attemptsAt = (db: Database, questionnaireId: string) =>
  db
    .selectFrom('late_answers as late')
    .innerJoin('submission_result as result', 'result.submission_id', 'late.submission_id')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select('late.submission_id as id')
    .where('late.questionnaire_id', '=', questionnaireId)
    .groupBy(['late.submission_id', 'decided.decided_at'])

const waitingAt = (db: Database, questionnaireId: string) =>
  attemptsAt(db, questionnaireId).having(({ or, eb, fn, ref }) =>
    or([eb('decided.decided_at', 'is', null), eb(fn.max('late.last_at'), '>', ref('decided.decided_at'))]),
  )

const decidedAt = (db: Database, questionnaireId: string) =>
  attemptsAt(db, questionnaireId).having(({ eb, fn, ref }) =>
    eb(fn.max('late.last_at'), '<=', ref('decided.decided_at')),
  )

/** At most `limit` attempts: those that wait for a decision first, then the others; of both the newest first. */
export const lateAttemptIds = async (db: Database, questionnaireId: string, limit: number): Promise<string[]> => {
  const ids: string[] = []
  for (const attempts of [waitingAt, decidedAt]) {
    const rows = await attempts(db, questionnaireId)
      .orderBy(({ fn }) => fn.max('late.last_at'), 'desc')
      .orderBy('late.submission_id')
      .limit(limit - ids.length)
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The next attempts that wait for a decision, in the order of their ids. */
export const waitingIdsAfter = async (
  db: Database,
  questionnaireId: string,
  { last, limit }: { last: string; limit: number },
): Promise<string[]> => {
  const rows = await waitingAt(db, questionnaireId)
    .where('late.submission_id', '>', last)
    .orderBy('late.submission_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those that wait though their student had been shown which answers are right when they came. */
const waitingAfterKeyAt = (db: Database, questionnaireId: string) =>
  waitingAt(db, questionnaireId)
    .innerJoin('attempt_record as shown', (join) =>
      join.onRef('shown.submission_id', '=', 'late.submission_id').on('shown.kind', '=', ANSWERS_SHOWN),
    )
    .groupBy('shown.at')
    .having(({ eb, fn }) => eb(fn.max('late.last_at'), '>', eb.ref('shown.at')))

const countOf = async (db: Database, attempts: ReturnType<typeof attemptsAt>): Promise<number> => {
  const { count } = await db
    .selectFrom(attempts.as('attempt'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many attempts at a quiz have late answers. */
export const countLate = (db: Database, questionnaireId: string): Promise<number> =>
  countOf(db, attemptsAt(db, questionnaireId))

/** How many of them wait for a decision. */
export const countLateWaiting = (db: Database, questionnaireId: string): Promise<number> =>
  countOf(db, waitingAt(db, questionnaireId))

/**
 * For those of these attempts that have late answers: how many, and what was decided. Of those that wait for a decision
 * again only the answers that do not count yet.
 */
export const lateSummaries = async (db: Database, ids: string[]): Promise<Map<string, LateSummaryOnWire>> => {
  const summaries = new Map<string, LateSummaryOnWire>()
  for await (const part of inParts(db, ids)) {
    for (const attempt of await lateAttempts(db, part.ids)) {
      const counted = countedIn(attempt.isWaiting ? attempt.result : attempt.former)
      const answers = Object.keys(notHeld(counted, attempt.late)).length
      if (answers > 0) summaries.set(attempt.id, { answers, decision: decisionOn(attempt) })
    }
  }
  return summaries
}

/** How many of those came after the right answers had been shown, and are to be looked at one by one. */
export const countLateAfterKey = (db: Database, questionnaireId: string): Promise<number> =>
  countOf(db, waitingAfterKeyAt(db, questionnaireId))
