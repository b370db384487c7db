import { setImmediate as aTurn } from 'node:timers/promises'
import type { LateSummaryOnWire } from '#contract/runs/attempts.ts'
import { type EndedBy, endedBy, type MarkedEntry } from '#domain/answers/attempt.ts'
import type { PlacedMark } from '#domain/answers/hand-marks.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readEntries } from '../../database/answer-columns.ts'
import type { Database } from '../../database/connect.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import { MOST_AT_ONCE } from '../../database/within-bytes.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { lateSummaries } from '../../runs/attempts/find-late-answers.ts'
import { markFor, type Standing, standingsOf } from '../../runs/scoring/store.ts'
import { BEFORE_ALL, type Position } from '../quizzes/find-results.ts'

/** One ended attempt with all that is told of it outside. */
export type ExportedStudent = {
  id: string
  participant: Described
  versionId: string
  startedAt: Instant
  endedAt: Instant
  timeTakenMs: number
  givenMs: number
  endedBy: EndedBy
  score: Marks
  outOf: Marks
  late: LateSummaryOnWire | undefined
  answers: (MarkedEntry & { mark: PlacedMark | null })[]
}

/** Few enough to be read and written in some milliseconds, whatever they have answered: node:sqlite is synchronous. */
const STUDENTS_AT_ONCE = 20
const ANSWERS_A_TURN = 100

const rowsAfter = (db: Database, questionnaireId: string, last: Position) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select([
      'result.submission_id as id',
      'result.ended_at as endedAt',
      'result.answers',
      'ended_by',
      'score',
      'out_of',
    ])
    .select(['name', 'phone', 'district', 'fields', 'version_id', 'started_at', 'ends_at', 'given_ms'])
    .where('result.questionnaire_id', '=', questionnaireId)
    .where('result.ended_at', '>=', last.endedAt)
    .where(({ eb, or }) => or([eb('result.ended_at', '>', last.endedAt), eb('result.submission_id', '>', last.id)]))
    .orderBy('result.ended_at')
    .orderBy('result.submission_id')
    .limit(STUDENTS_AT_ONCE)
    .execute()

type Row = Awaited<ReturnType<typeof rowsAfter>>[number]
type Beside = { standings: readonly Standing[]; late: LateSummaryOnWire | undefined }

const asExported = (row: Row, { standings, late }: Beside): ExportedStudent => {
  const byQuestion = new Map(standings.map((standing) => [standing.questionId, standing]))
  return {
    id: row.id,
    participant: readParticipant(row),
    versionId: row.version_id,
    startedAt: row.started_at,
    endedAt: row.endedAt,
    timeTakenMs: Math.min(row.endedAt, row.ends_at) - row.started_at,
    givenMs: row.given_ms,
    endedBy: endedBy.parse(row.ended_by),
    score: row.score,
    outOf: row.out_of,
    late,
    answers: readEntries(row.answers).map((entry) => ({
      ...entry,
      mark: markFor(byQuestion.get(entry.questionId), entry),
    })),
  }
}

type Page = { rows: Row[]; standings: Map<string, Standing[]>; late: Map<string, LateSummaryOnWire> }

/** Reads one page after another in turn with whoever else exports, so that many keep nobody waiting longer than one does. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

type Needs = { db: Database; inTurn: InTurn }

/**
 * All that have ended, in the order in which they did, page by page as they are asked for: what nobody takes is not read.
 * Who ends meanwhile comes last, and who is erased is left out.
 */
export async function* exportedStudents(
  { db, inTurn }: Needs,
  questionnaireId: OwnedQuestionnaireId,
): AsyncGenerator<ExportedStudent> {
  let last = BEFORE_ALL
  const nextPage = async (): Promise<Page> => {
    const rows = await rowsAfter(db, questionnaireId, last)
    const ids = rows.map(({ id }) => id)
    return { rows, standings: await standingsOf(db, ids), late: await lateSummaries(db, ids) }
  }
  let isMore = true
  while (isMore) {
    const { rows, standings, late } = await inTurn(nextPage)
    let [answers, bytes] = [0, 0]
    for (const row of rows) {
      const student = asExported(row, { standings: standings.get(row.id) ?? [], late: late.get(row.id) })
      yield student
      answers += student.answers.length
      bytes += row.answers.length
      if (answers < ANSWERS_A_TURN && bytes < MOST_AT_ONCE) continue
      ;[answers, bytes] = [0, 0]
      await aTurn()
    }
    const end = rows.at(-1)
    if (end) last = { endedAt: end.endedAt, id: end.id }
    isMore = rows.length === STUDENTS_AT_ONCE
  }
}
