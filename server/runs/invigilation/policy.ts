import type { Transaction } from 'kysely'
import { lockAttempts } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'

/** One attempt at a quiz of this teacher's, locked; nothing for anybody else's as for none. */
export const lockOwnAttempt = async (
  trx: Transaction<Tables>,
  { teacher, id }: { teacher: SignedInTeacher; id: string },
) => {
  await lockAttempts(trx, { tokens: [], ids: [id] })
  return trx
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .select(['submission.questionnaire_id', 'submission.phone', 'resume_code', 'ended_at'])
    .where('submission.id', '=', id)
    .where('owner_id', '=', teacher.id)
    .executeTakeFirst()
}
