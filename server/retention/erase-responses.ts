import type { Instant } from '#domain/time-limit.ts'
import type { Transaction } from '../database/committer.ts'
import { deleteFilesOf } from '../sent-files/store.ts'

type Some = { before: Instant; ids: readonly string[] }

/** With what was sent beside them, and how they were labelled. How many there were; one that was changed meanwhile is not old. */
export const eraseResponses = async (trx: Transaction, { ids, before }: Some): Promise<number> => {
  const named = await trx
    .deleteFrom('response')
    .where('id', 'in', [...ids])
    .where('saved_at', '<', before)
    .returning(['id', 'holder'])
    .execute()
  const unnamed = await trx
    .deleteFrom('anonymous_response')
    .where('id', 'in', [...ids])
    .where('ended_on', '<', before)
    .returning('id')
    .execute()
  for (const { holder } of named) await deleteFilesOf(trx, holder)
  const gone = [...named, ...unnamed].map(({ id }) => id)
  if (gone.length > 0) await trx.deleteFrom('answer_tag').where('response_id', 'in', gone).execute()
  return gone.length
}
