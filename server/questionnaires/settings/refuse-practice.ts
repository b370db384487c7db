import { isByHand } from '#domain/questions/traits.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Refusal } from '../../http/serve.ts'
import { isBegun } from '../../runs/attempts/find-attempts.ts'
import { kindsOfAllVersions } from '../find-version.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'

/** Why its attempts can't be practice runs, or attempts that count, from now on; null: they can. */
export const practiceProblem = async (
  trx: Transaction,
  id: OwnedQuestionnaireId,
  practice: boolean,
): Promise<Refusal<'invalid_request'> | null> => {
  // Whoever has begun was told which of both it is.
  if (await isBegun(trx, id)) return refused('practice_begun')
  return practice && (await kindsOfAllVersions(trx, id)).some(isByHand) ? refused('practice_by_hand') : null
}

const refused = (problem: Problem): Refusal<'invalid_request'> => ({
  ok: false,
  code: 'invalid_request',
  fields: { practice: problem },
})
