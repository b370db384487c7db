import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'

/** The responses that have a text with this label, by their ids. */
export const taggedWith = async (db: Database, id: OwnedQuestionnaireId, tag: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('answer_tag')
    .select('response_id')
    .distinct()
    .where('questionnaire_id', '=', id)
    .where('tag', '=', tag)
    .orderBy('response_id')
    .execute()
  return rows.map((row) => row.response_id)
}

export type Tagged = { questionId: string; tag: string; count: number }

/** Every label of a survey, and how many answers to each question have it. */
export const tagCounts = async (db: Database, id: OwnedQuestionnaireId): Promise<Tagged[]> => {
  const rows = await db
    .selectFrom('answer_tag')
    .select(({ fn }) => ['question_id', 'tag', fn.countAll<number>().as('count')])
    .where('questionnaire_id', '=', id)
    .groupBy(['question_id', 'tag'])
    .orderBy('tag')
    .orderBy('question_id')
    .execute()
  return rows.map((row) => ({ questionId: row.question_id, tag: row.tag, count: Number(row.count) }))
}

/** The labels of what these responses say to one question, by response. */
export const tagsOf = async (
  db: Database,
  { id, questionId, responses }: { id: OwnedQuestionnaireId; questionId: string; responses: readonly string[] },
): Promise<Map<string, string[]>> => {
  const tags = new Map<string, string[]>()
  if (responses.length === 0) return tags
  const rows = await db
    .selectFrom('answer_tag')
    .select(['response_id', 'tag'])
    .where('questionnaire_id', '=', id)
    .where('question_id', '=', questionId)
    .where('response_id', 'in', responses)
    .orderBy('tag')
    .orderBy('response_id')
    .execute()
  for (const row of rows) tags.set(row.response_id, [...(tags.get(row.response_id) ?? []), row.tag])
  return tags
}

export type AnswerTag = { id: OwnedQuestionnaireId; responseId: string; questionId: string; tag: string }

/** As if it had been said once, however often it is. */
export const addTag = async (trx: Transaction, { id, responseId, questionId, tag }: AnswerTag): Promise<void> => {
  await trx
    .insertInto('answer_tag')
    .values({ questionnaire_id: id, response_id: responseId, question_id: questionId, tag })
    .onConflict((conflict) => conflict.columns(['questionnaire_id', 'tag', 'response_id', 'question_id']).doNothing())
    .execute()
}

export const removeTag = async (trx: Transaction, { id, responseId, questionId, tag }: AnswerTag): Promise<void> => {
  await trx
    .deleteFrom('answer_tag')
    .where('questionnaire_id', '=', id)
    .where('response_id', '=', responseId)
    .where('question_id', '=', questionId)
    .where('tag', '=', tag)
    .execute()
}

/** The responses whose answer to that very question has this label. */
export const responsesTagged = async (
  db: Database,
  { id, questionId, tag }: Omit<AnswerTag, 'responseId'>,
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('answer_tag')
    .select('response_id')
    .where('questionnaire_id', '=', id)
    .where('tag', '=', tag)
    .where('question_id', '=', questionId)
    .orderBy('response_id')
    .execute()
  return new Set(rows.map((row) => row.response_id))
}
