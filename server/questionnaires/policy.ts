import type { ExpressionBuilder } from 'kysely'
import { type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'

/** Only `ownedBy` and `openedByLink` make one, so a function that takes one can't be reached without the check. */
export type OwnedQuestionnaireId = string & { readonly __brand: 'OwnedQuestionnaireId' }

/** Not one that is only waiting to be erased. */
export const isFound = ({ eb, or }: ExpressionBuilder<Tables, 'questionnaire'>) =>
  or([eb('bin_until', 'is', null), eb('bin_until', '>', 0)])

/** Not one whose attempts are practice runs: no report, no figure and no mail has any of those. */
export const isReported = ({ eb }: ExpressionBuilder<Tables, 'questionnaire'>) => eb('questionnaire.practice', '=', 0)

/** Null for somebody else's exactly as for one that does not exist. */
export const ownedBy = async (
  db: Database,
  teacher: SignedInTeacher,
  id: string,
): Promise<OwnedQuestionnaireId | null> => {
  const row = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', teacher.id)
    .where(isFound)
    .executeTakeFirst()
  return row ? (row.id as OwnedQuestionnaireId) : null
}

/** The same for whoever asks for results: a practice paper has none. */
export const reportedBy = async (
  db: Database,
  teacher: SignedInTeacher,
  id: string,
): Promise<Result<OwnedQuestionnaireId, 'quiz_not_found' | 'practice_paper'>> => {
  const owned = await ownedBy(db, teacher, id)
  if (!owned) return fail('quiz_not_found')
  const reported = db.selectFrom('questionnaire').select('id').where('id', '=', owned).where(isReported)
  return (await reported.executeTakeFirst()) ? ok(owned) : fail('practice_paper')
}

/** What it is for. */
export const kindOf = async (db: Database, id: OwnedQuestionnaireId): Promise<QuestionnaireKind> => {
  const row = await db.selectFrom('questionnaire').select('kind').where('id', '=', id).executeTakeFirstOrThrow()
  return questionnaireKind.parse(row.kind)
}

/** For whoever has a link to its summary, which its owner made; null once it is in the bin. */
export const openedByLink = async (
  db: Database,
  link: Pick<Tables['summary_link'], 'questionnaire_id'>,
): Promise<OwnedQuestionnaireId | null> => {
  const row = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('id', '=', link.questionnaire_id)
    .where('bin_until', 'is', null)
    .executeTakeFirst()
  return row ? (row.id as OwnedQuestionnaireId) : null
}
