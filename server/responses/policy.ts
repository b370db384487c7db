import type { Context } from '../context.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'

/** Whether a questionnaire has, or had, that version. */
export const isVersionOf = async (
  { db }: Pick<Context, 'db'>,
  { questionnaire, version }: ShelvedQuiz,
  versionId: string,
): Promise<boolean> => {
  if (versionId === version.id) return true
  const row = await db
    .selectFrom('version')
    .select('id')
    .where('id', '=', versionId)
    .where('questionnaire_id', '=', questionnaire.id)
    .executeTakeFirst()
  return row !== undefined
}
