import type { Transaction } from '../../database/committer.ts'
import { deleteSomeResponses } from '../../runs/responses/delete-given.ts'
import { quizzesOf, type Whose } from './store.ts'

/** Some of what was given to a poll or survey, or to any of a teacher's; false once there is nothing. */
export const deleteSomeGiven = async (trx: Transaction, whose: Whose): Promise<boolean> => {
  for (const table of ['response', 'anonymous_response', 'response_mark'] as const) {
    const given = trx
      .selectFrom(table)
      .select('questionnaire_id')
      .where('questionnaire_id', 'in', quizzesOf(trx, whose))
    const first = await given.limit(1).executeTakeFirst()
    if (first) return (await deleteSomeResponses(trx, first.questionnaire_id)) > 0
  }
  return false
}
