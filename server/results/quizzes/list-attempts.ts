import type * as z from 'zod/mini'
import { type listSubmissions as contract, PAGE_SIZE } from '#contract/results/analytics.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { countMetIn, outOfVersion } from '#domain/questionnaires/questionnaire.ts'
import { averageMarks } from '#domain/statistics/report.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { currentVersionId } from '../../questionnaires/store.ts'
import { countLateWaiting, lateSummaries } from '../../runs/attempts/find-late-answers.ts'
import { countWaitingAt, waitingOf } from '../../runs/scoring/store.ts'
import { readReport } from '../reports/find-reports.ts'
import { countRunning } from '../reports/store.ts'
import { chooseEnded, type Wanted as Narrowed } from './choose-ended.ts'
import { endedOnWire } from './describe-row.ts'
import { endedByIds, lastEnded } from './find-ended.ts'
import { versionNumbers } from './find-results.ts'

type Wanted = Pick<Narrowed, 'search' | 'sort' | 'order' | 'show' | 'district'> & {
  page: number
  version: number | null
}
type Needs = Pick<Context, 'db' | 'papers' | 'outlines'>
type Listed = z.input<typeof contract.data>

const numberOrNull = (marks: number | null) => (marks === null ? null : marksAsNumber(marks))

/** One page of a questionnaire's ended attempts, beside the figures of all of them. */
export const listAttempts = async (
  { db, papers, outlines }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { page: asked, version: number, ...wanted }: Wanted,
): Promise<Listed> => {
  const version = await papers.version(db, await currentVersionId(db, questionnaireId))
  const report = await readReport(db, questionnaireId)
  const versions = await versionNumbers(db, questionnaireId)
  const search = { questionnaireId, ...wanted, versionId: idOf(versions, number) }
  const chosen = await chooseEnded({ db, outlines }, search)
  const found = chosen === null ? report.count : chosen.count
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = await endedByIds(
    db,
    chosen?.idsIn(window) ?? (await lastEnded(db, questionnaireId, { ...window, of: found })),
  )
  const ids = rows.map(({ id }) => id)
  const late = await lateSummaries(db, ids)
  const outOf = outOfVersion(version)
  const waiting = await waitingOf(db, ids)
  return {
    quiz: {
      id: questionnaireId,
      title: version.title,
      subject: version.subject,
      no_of_questions: countMetIn(version),
    },
    rows: rows.map((row) => endedOnWire(row, { late: late.get(row.id), waiting: waiting.get(row.id), versions })),
    page,
    pages,
    found,
    ...(versions.size > 0 && { versions: [...versions.values()] }),
    in_progress: await countRunning(db, questionnaireId),
    late_waiting: await countLateWaiting(db, questionnaireId),
    marking_waiting: await countWaitingAt(db, questionnaireId),
    total: report.count,
    average_score: numberOrNull(averageMarks(report)),
    highest_score: numberOrNull(report.highest),
    max_score: marksAsNumber(outOf),
    ...(report.totalOutOf !== report.count * outOf && { max_score_varies: true }),
  }
}

/** Of a version that there is not, there are no attempts; of the only one there are all. */
const idOf = (versions: ReadonlyMap<string, number>, wanted: number | null): string | null => {
  if (wanted === null || versions.size === 0) return null
  return [...versions].find(([, number]) => number === wanted)?.[0] ?? ''
}
