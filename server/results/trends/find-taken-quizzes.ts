import { setImmediate as aTurn } from 'node:timers/promises'
import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith, type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Database } from '../../database/connect.ts'
import { tagsOf } from '../../questionnaires/list/find-tags.ts'
import { isReported } from '../../questionnaires/policy.ts'
import { readReports } from '../reports/find-reports.ts'

/** How many results it has; `changes` rises whenever one of them becomes another one, or is erased. */
export type Counted = { id: string; count: number; changes: number }

export type OwnQuiz = Counted & {
  kind: QuestionnaireKind
  title: string
  subject: string
  tags: readonly string[]
  settings: string
}

/** So many quizzes are looked at in one statement: the event loop waits for it. */
const QUIZZES_AT_ONCE = 200

/** A teacher's quizzes that are not archived, the newest first. */
export const ownQuizzes = async (db: Database, owner: TeacherId): Promise<OwnQuiz[]> => {
  const quizzes: OwnQuiz[] = []
  let last = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }
  for (;;) {
    const rows = await quizzesBefore(db, owner, last)
    const ids = rows.map(({ id }) => id)
    const [reports, tags] = [await readReports(db, ids), await tagsOf(db, ids)]
    for (const { changes, kind, ...quiz } of rows) {
      const count = reports.get(quiz.id)?.count ?? 0
      quizzes.push({
        ...quiz,
        kind: questionnaireKind.parse(kind),
        tags: tags.get(quiz.id) ?? [],
        changes: changes ?? 0,
        count,
      })
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < QUIZZES_AT_ONCE) return quizzes
    last = end
    await aTurn()
  }
}

const quizzesBefore = (db: Database, owner: TeacherId, last: { createdAt: number; id: string }) =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .leftJoin('report', 'report.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', 'questionnaire.kind', 'title', 'subject', 'questionnaire.settings', 'changes'])
    .select('questionnaire.created_at as createdAt')
    .where('owner_id', '=', owner)
    .where('questionnaire.kind', 'in', kindsWith({ clock: true, marks: true }))
    .where('bin_until', 'is', null)
    .where('status', '!=', 'archived')
    .where(isReported)
    .where('questionnaire.created_at', '<=', last.createdAt)
    .where(({ eb, or }) =>
      or([eb('questionnaire.created_at', '<', last.createdAt), eb('questionnaire.id', '<', last.id)]),
    )
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id', 'desc')
    .limit(QUIZZES_AT_ONCE)
    .execute()

/** Parts of about so many results each; a quiz with more of them is a part by itself. */
export const partsOf = <Quiz extends { count: number }>(quizzes: readonly Quiz[], results: number): Quiz[][] => {
  const parts: Quiz[][] = []
  let room = 0
  for (const quiz of quizzes) {
    const part = parts.at(-1)
    if (part && part.length < QUIZZES_AT_ONCE && quiz.count <= room) part.push(quiz)
    else {
      parts.push([quiz])
      room = results
    }
    room -= quiz.count
  }
  return parts
}
