import type { TeacherId } from '#domain/account.ts'
import { markingRules } from '#domain/marking.ts'
import type { Report } from '#domain/report.ts'
import { queuedReports, reportFrom } from '../analytics/find-reports.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { waitingAnswers } from '../hand-marks/store.ts'
import { asQuestionnaire, type Questionnaire, questionnaireColumns } from './store.ts'

const listed = (db: Database, owner: TeacherId) => {
  const own = db.selectFrom('questionnaire').where('owner_id', '=', owner).where('status', '!=', 'archived')
  return own
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .leftJoin('report', 'report.questionnaire_id', 'questionnaire.id')
    .leftJoin(queuedReports(db, own.select('id')).as('queued'), 'queued.questionnaire_id', 'questionnaire.id')
    .leftJoin(waitingAnswers(db, own.select('id')).as('unmarked'), 'unmarked.questionnaire_id', 'questionnaire.id')
    .select('waiting')
    .select([...questionnaireColumns, 'title', 'subject', 'minutes', 'marking', 'question_count'])
    .select(['body', 'count', 'totalMarks', 'totalOutOf', 'highest'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

/** A quiz as lists show it; its questions stay in the database. `waiting`: answers that a person still has to mark. */
export type ListedQuestionnaire = Questionnaire &
  Pick<Row, 'title' | 'subject' | 'minutes'> & {
    questionCount: number
    markingText: string
    report: Report
    waiting: number
  }

/** All quizzes of a teacher that are not archived, the newest first, with what became of them: in one statement. */
export const questionnairesOf = async (db: Database, owner: TeacherId): Promise<ListedQuestionnaire[]> =>
  (await listed(db, owner).execute()).map((row) => ({
    ...asQuestionnaire(row),
    title: row.title,
    subject: row.subject,
    minutes: row.minutes,
    questionCount: row.question_count,
    markingText: row.marking,
    report: reportFrom(row),
    waiting: row.waiting ?? 0,
  }))

/** Read for those that are shown, and not for all that are looked through. */
export const markingOf = ({ markingText }: ListedQuestionnaire) => readJson(markingRules, markingText)
