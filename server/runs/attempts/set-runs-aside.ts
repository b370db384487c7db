import type { Transaction } from '../../database/committer.ts'
import { lockAttempts } from '../../database/dialect.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { keyOfRun } from './store.ts'

type Newcomer = { participantKey: string; tokenHash: string }

/**
 * Runs that have ended make way for the next one of the same person, and on the same device: each keeps all it has but what
 * it is found by. None is no work.
 */
export const setRunsAside = async (trx: Transaction, starts: readonly Newcomer[]): Promise<void> => {
  if (starts.length === 0) return
  const participants = starts.map(({ participantKey }) => participantKey)
  const tokens = starts.map(({ tokenHash }) => tokenHash)
  await lockAttempts(trx, { tokens, ids: [], participants })
  const rows = await trx
    .selectFrom('submission')
    .select(['id', 'participant_key', 'token_hash'])
    .where(({ eb, or }) => or([eb('participant_key', 'in', participants), eb('token_hash', 'in', tokens)]))
    .where('ended_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, participant_key: key, token_hash: token } of rows) {
    const change = {
      participant_key: keyOfRun(key, id),
      ...(tokens.includes(token) && { token_hash: hashOf(newToken()) }),
    }
    await trx.updateTable('submission').set(change).where('id', '=', id).execute()
  }
}
