import { setImmediate as aTurn } from 'node:timers/promises'
import { isoOf } from '#contract/wire/wire.ts'
import type { TeacherId } from '#domain/people/account.ts'
import type { Database } from '../../database/connect.ts'

const AT_ONCE = 200

type Listed = { id: string; title: string }

/** All quizzes, those that are archived or in the bin too, but none that is only waiting to be erased. */
export const ownQuizIds = async (db: Database, owner: TeacherId): Promise<Listed[]> =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select(['questionnaire.id', 'title'])
    .where('owner_id', '=', owner)
    .where(({ eb, or }) => or([eb('bin_until', 'is', null), eb('bin_until', '>', 0)]))
    .orderBy('questionnaire.created_at')
    .orderBy('questionnaire.id')
    .execute()

export const tagsOf = async (db: Database, questionnaireId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire_tag')
    .select('tag')
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('tag_key')
    .execute()
  return rows.map(({ tag }) => tag)
}

export const versionIdsOf = async (db: Database, questionnaireId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('version')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}

export const draftIdsOf = async (db: Database, owner: TeacherId): Promise<Listed[]> =>
  db.selectFrom('draft').select(['id', 'title']).where('owner_id', '=', owner).orderBy('id').execute()

export const pictureIdsOf = async (db: Database, owner: TeacherId): Promise<{ id: string; mime: string }[]> =>
  db.selectFrom('media').select(['id', 'mime']).where('owner_id', '=', owner).orderBy('id').execute()

export const issuesSentBy = async (db: Database, owner: TeacherId) => {
  const rows = await db
    .selectFrom('issue')
    .select(['text', 'created_at'])
    .where('teacher_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ text: row.text, reported_at: isoOf(row.created_at) }))
}

/** The whole log of activity, the latest first, a page at a time. */
export async function* activityRows(db: Database, owner: TeacherId) {
  for (let offset: { at: number; id: string } | null = null; ; ) {
    const last: { at: number; id: string } | null = offset
    let query = db.selectFrom('activity').selectAll().where('teacher_id', '=', owner)
    if (last !== null)
      query = query
        .where('at', '<=', last.at)
        .where(({ eb, or }) => or([eb('at', '<', last.at), eb('id', '<', last.id)]))
    const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(AT_ONCE).execute()
    yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < AT_ONCE) return
    offset = { at: end.at, id: end.id }
    await aTurn()
  }
}

/** The labels of what was written in a survey. */
export const tagsOfAnswers = (db: Database, questionnaireId: string) =>
  db
    .selectFrom('answer_tag')
    .select(['response_id', 'question_id', 'tag'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('response_id')
    .orderBy('question_id')
    .orderBy('tag')
    .execute()
