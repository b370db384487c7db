import type * as z from 'zod/mini'
import { type listSubmissions as contract, PAGE_SIZE, type SubmissionSort } from '#contract/analytics.ts'
import { outOfAll } from '#domain/marking.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import { averageMarks } from '#domain/report.ts'
import type { Context } from '../context.ts'
import { countWaitingAt, waitingOf } from '../hand-marks/store.ts'
import { countLateWaiting, lateSummaries } from '../late-answers/find-late-answers.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { currentVersionId } from '../questionnaires/store.ts'
import { endedOnWire } from './describe-row.ts'
import { readReport } from './find-reports.ts'
import { versionNumbers } from './find-results.ts'
import { countEnded, countRunning, listEnded } from './store.ts'

type Wanted = { search: string; page: number; sort: SubmissionSort }
type Listed = z.input<typeof contract.data>

const numberOrNull = (marks: number | null) => (marks === null ? null : marksAsNumber(marks))

/** One page of a questionnaire's ended submissions, beside the figures of all of them. */
export const listSubmissions = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  questionnaireId: OwnedQuestionnaireId,
  { page: asked, ...wanted }: Wanted,
): Promise<Listed> => {
  const version = await papers.version(db, await currentVersionId(db, questionnaireId))
  const report = await readReport(db, questionnaireId)
  const search = { questionnaireId, ...wanted }
  const found = wanted.search.trim() === '' ? report.count : await countEnded(db, search)
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await listEnded(db, search, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const ids = rows.map(({ id }) => id)
  const late = await lateSummaries(db, ids)
  const versions = await versionNumbers(db, questionnaireId)
  const outOf = outOfAll(questionsIn(version), version.marking)
  const waiting = await waitingOf(db, ids)
  return {
    quiz: {
      id: questionnaireId,
      title: version.title,
      subject: version.subject,
      no_of_questions: questionsIn(version).length,
    },
    rows: rows.map((row) => endedOnWire(row, { late: late.get(row.id), waiting: waiting.get(row.id), versions })),
    page,
    pages,
    found,
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
