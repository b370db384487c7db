import type { Transaction } from 'kysely'
import { lockAttempts } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import { takeFromReport } from '../../results/reports/take-from-report.ts'
import { rememberErased } from '../store.ts'

type Trx = Transaction<Tables>
/** `out`: those that their teacher had taken out, whom nothing counts. */
type Some = { questionnaireId: string; ids: string[]; out: string[] }

/**
 * Deletes attempts of a quiz with all that hangs on them, and takes them out of its report; answers how many there were.
 * Whoever is just saving one is waited for, and nobody can from here on. Few at once: what is deleted is overwritten.
 */
export const eraseAttempts = async (trx: Trx, some: Some): Promise<number> =>
  (await eraseBegun(trx, some)) + (await eraseTakenOut(trx, some))

const eraseBegun = async (trx: Trx, { questionnaireId, ids }: Some): Promise<number> => {
  if (ids.length === 0) return 0
  await lockAttempts(trx, { tokens: [], ids })
  let count = 0
  await takeFromReport(trx, { questionnaireId, ids }, async () => {
    const deleted = await trx
      .deleteFrom('submission')
      .where('id', 'in', ids)
      .where('questionnaire_id', '=', questionnaireId)
      .returning('id')
      .execute()
    await rememberErased(
      trx,
      deleted.map(({ id }) => id),
    )
    count = deleted.length
  })
  return count
}

const eraseTakenOut = async (trx: Trx, { questionnaireId, out }: Some): Promise<number> => {
  if (out.length === 0) return 0
  const deleted = await trx
    .deleteFrom('taken_out')
    .where('submission_id', 'in', out)
    .where('questionnaire_id', '=', questionnaireId)
    .returning('submission_id as id')
    .execute()
  await rememberErased(
    trx,
    deleted.map(({ id }) => id),
  )
  return deleted.length
}
