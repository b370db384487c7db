import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction } from '../../database/committer.ts'
import { firstWithin } from '../../database/within-bytes.ts'
import { deleteSomeMarks } from './store.ts'

/** So many are gone within a few milliseconds, and so many bytes: what is deleted is overwritten. */
const GONE_AT_ONCE = 500
const BYTES_AT_ONCE = 2 * 1024 * 1024

/** The ids of some of what was given to a questionnaire, as many as may go at once. */
const someOf = async (trx: Transaction, table: 'response' | 'anonymous_response', questionnaireId: string) => {
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .select(({ fn }) => fn<number>('octet_length', ['answers']).as('bytes'))
    .where('questionnaire_id', '=', questionnaireId)
    .limit(GONE_AT_ONCE)
    .execute()
  return firstWithin(rows, BYTES_AT_ONCE).map(({ id }) => id)
}

/** Deletes some of all that was given to a questionnaire, and lets others have a turn; how many, 0 once nothing is left. */
export const deleteSomeResponses = async (trx: Transaction, questionnaireId: string): Promise<number> => {
  const named = await someOf(trx, 'response', questionnaireId)
  if (named.length > 0) await trx.deleteFrom('response').where('id', 'in', named).execute()
  const unnamed = await someOf(trx, 'anonymous_response', questionnaireId)
  if (unnamed.length > 0) await trx.deleteFrom('anonymous_response').where('id', 'in', unnamed).execute()
  const marks = await deleteSomeMarks(trx, questionnaireId)
  await aTurn()
  return Math.max(named.length + unnamed.length, marks)
}
