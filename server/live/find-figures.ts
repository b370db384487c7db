import type { FiguresOnWire } from '#contract/results/live.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Version, VersionId } from '#domain/questionnaires/questionnaire.ts'
import { averageMarks } from '#domain/statistics/report.ts'
import { presentationOnWire } from '../audience/presentations/on-wire.ts'
import { presentationOf } from '../audience/presentations/store.ts'
import type { Database } from '../database/connect.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { countVotes } from '../questionnaires/polls/count-votes.ts'
import { questionnaireFront, standingOf } from '../questionnaires/store.ts'
import { readReport } from '../results/reports/find-reports.ts'
import { countRunning } from '../results/reports/store.ts'
import { countLateWaiting } from '../runs/attempts/find-late-answers.ts'
import type { Tallies } from '../runs/responses/keep-tallies.ts'
import { countWaitingAt } from '../runs/scoring/store.ts'

const numberOrNull = (marks: number | null) => (marks === null ? null : marksAsNumber(marks))

type Papers = { version: (db: Database, id: VersionId) => Promise<Version> }
export type Sources = { db: Database; papers: Papers; tallies: Tallies }
export type Watched = { id: OwnedQuestionnaireId; shareCode: string; kind: QuestionnaireKind }

/** How a questionnaire stands at this moment. */
export const findFigures = async (sources: Sources, { id, kind }: Watched): Promise<FiguresOnWire> => {
  const { clock, presenting } = ABILITIES[kind]
  const poll = presenting ? await shownOf(sources, id) : null
  const figures = clock ? await figuresOfAttempts(sources.db, id) : { ...NO_ATTEMPTS, total: poll?.votes ?? 0 }
  return { ...figures, ...(poll && { poll }) }
}

/** All that its screens show of the votes: a hall has no time for each of them to ask. */
const shownOf = async (sources: Sources, id: OwnedQuestionnaireId): Promise<NonNullable<FiguresOnWire['poll']>> => {
  const { status, versionId, hidesResults } = await standingOf(sources.db, id)
  const version = await sources.papers.version(sources.db, versionId)
  const { votes, questions } = await countVotes(sources.tallies, id, version)
  const counted = questions.map(({ of, tally }) => ({ of, tally }))
  const shown = await presentationOf(sources.db, { id, hidesResults })
  const presentation = presentationOnWire({ hidesResults, ...shown })
  return { version_id: version.id, status, votes, questions: counted, presentation }
}

const NO_ATTEMPTS = {
  in_progress: 0,
  average_score: null,
  highest_score: null,
  late_waiting: 0,
  marking_waiting: 0,
}

const figuresOfAttempts = async (db: Database, questionnaireId: string): Promise<FiguresOnWire> => {
  // At the same time: where the database is another process, and busy, each has its turn to wait for.
  const [report, running, lateWaiting, markingWaiting] = await Promise.all([
    readReport(db, questionnaireId),
    countRunning(db, questionnaireId),
    countLateWaiting(db, questionnaireId),
    countWaitingAt(db, questionnaireId),
  ])
  return {
    in_progress: running,
    total: report.count,
    average_score: numberOrNull(averageMarks(report)),
    highest_score: numberOrNull(report.highest),
    late_waiting: lateWaiting,
    marking_waiting: markingWaiting,
  }
}

export const watchedOf = async (db: Database, id: OwnedQuestionnaireId): Promise<Watched> => {
  const { shareCode, kind } = await questionnaireFront(db, id)
  return { id, shareCode, kind }
}

/** Of an account that has more, what happens in the others is seen when the page asks by itself. */
const MOST_WATCHED = 2000

/** What a teacher's first page is touched by: the account, and each questionnaire that answers come to, the newest first. */
export const keysOfHome = async (db: Database, teacherId: TeacherId): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire')
    .select(['id', 'share_code'])
    .where('owner_id', '=', teacherId)
    .where('status', '=', 'active')
    .where('bin_until', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_WATCHED)
    .execute()
  return [teacherId, ...rows.flatMap((row) => [row.id, row.share_code])]
}
