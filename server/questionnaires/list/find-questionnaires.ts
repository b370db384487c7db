import type { SelectQueryBuilder } from 'kysely'
import { markingRules } from '#domain/marking/marking.ts'
import { keptVersionSettings } from '#domain/questionnaires/settings.ts'
import type { Report } from '#domain/statistics/report.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { foldedAndQueued, queuedReports, reportFrom } from '../../results/reports/find-reports.ts'
import { waitingAnswers } from '../../runs/scoring/store.ts'
import { isReported } from '../policy.ts'
import { asQuestionnaire, type Questionnaire, questionnaireColumns } from '../store.ts'

const described = (db: Database, quizzes: SelectQueryBuilder<Tables, 'questionnaire', object>) =>
  quizzes
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .leftJoin('report', (join) => join.onRef('report.questionnaire_id', '=', 'questionnaire.id').on(isReported))
    .leftJoin(queuedReports(db, quizzes.select('questionnaire.id')).as('queued'), (join) =>
      join.onRef('queued.questionnaire_id', '=', 'questionnaire.id').on(isReported),
    )
    .leftJoin(
      waitingAnswers(db, quizzes.select('questionnaire.id')).as('unmarked'),
      'unmarked.questionnaire_id',
      'questionnaire.id',
    )
    .select('waiting')
    .select([...questionnaireColumns, 'title', 'subject', 'minutes', 'marking', 'question_count', 'bin_until'])
    .select('version.settings as version_settings')
    .select(foldedAndQueued)

type Row = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]

/** A quiz as lists show it; its questions stay in the database. `waiting`: answers that a person still has to mark. */
export type ListedQuestionnaire = Questionnaire &
  Pick<Row, 'title' | 'subject' | 'minutes'> & {
    questionCount: number
    markingText: string
    /** The name of the examination by whose pattern it is laid out. */
    bears: string | undefined
    report: Report
    waiting: number
    /** When it is erased; null: it is not in the bin. */
    binUntil: Instant | null
  }

const asListed = (row: Row): ListedQuestionnaire => ({
  ...asQuestionnaire(row),
  title: row.title,
  subject: row.subject,
  minutes: row.minutes,
  questionCount: row.question_count,
  markingText: row.marking,
  bears: readJson(keptVersionSettings, row.version_settings).bears,
  report: reportFrom(row),
  waiting: row.waiting ?? 0,
  binUntil: row.bin_until,
})

/** Those with these ids, by their ids. */
export const questionnairesByIds = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ListedQuestionnaire>> => {
  if (ids.length === 0) return new Map()
  const wanted = db.selectFrom('questionnaire').where('questionnaire.id', 'in', [...ids])
  return new Map((await described(db, wanted).execute()).map((row) => [row.id, asListed(row)]))
}

/** Read for those that are shown, and not for all that are looked through. */
export const markingOf = ({ markingText }: ListedQuestionnaire) => readJson(markingRules, markingText)
