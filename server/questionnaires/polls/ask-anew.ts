import type { Transaction } from 'kysely'
import { fail } from '#domain/result.ts'
import { forgetShownResults } from '../../audience/presentations/store.ts'
import type { Tables } from '../../database/tables.ts'
import { hasResponses } from '../../runs/responses/policy.ts'
import type { OwnQuiz } from '../versions/in-turn.ts'

/**
 * For what is edited until the first answer: whoever comes from then on is asked the new version, and whoever was slower
 * answers anew. Refuses once anybody has answered.
 */
export const askAnew = async (trx: Transaction<Tables>, { id }: OwnQuiz) => {
  if (await hasResponses(trx, id)) return fail('poll_has_votes')
  await forgetShownResults(trx, id)
  return null
}
