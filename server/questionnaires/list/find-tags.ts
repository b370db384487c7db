import type { TeacherId } from '#domain/people/account.ts'
import { QUOTA } from '#domain/questionnaires/quota.ts'
import type { Database } from '../../database/connect.ts'

/** The tags of all quizzes of a teacher, with how many have each. */
export const tagsInUse = async (db: Database, owner: TeacherId): Promise<{ tag: string; quizzes: number }[]> => {
  const rows = await db
    .selectFrom('questionnaire_tag')
    .select(({ fn }) => ['tag_key', fn.min('tag').as('tag'), fn.countAll<number>().as('quizzes')])
    .where('owner_id', '=', owner)
    .groupBy('tag_key')
    .orderBy('tag_key')
    .limit(QUOTA.listed)
    .execute()
  return rows.map(({ tag, quizzes }) => ({ tag, quizzes }))
}

/** The tags of each of these quizzes that has any. */
export const tagsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questionnaire_tag')
    .select(['questionnaire_id', 'tag'])
    .where('questionnaire_id', 'in', [...ids])
    .orderBy('questionnaire_id')
    .orderBy('tag_key')
    .execute()
  const tags = new Map<string, string[]>()
  for (const row of rows) tags.set(row.questionnaire_id, [...(tags.get(row.questionnaire_id) ?? []), row.tag])
  return tags
}
