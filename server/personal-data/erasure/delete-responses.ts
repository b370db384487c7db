import type { Instant } from '#domain/time/time-limit.ts'
import { deleteHallOf } from '../../audience/questions/store.ts'
import type { Transaction } from '../../database/committer.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import { deleteFilesOf } from '../../media/uploads/store.ts'
import { rememberErased, senderOf } from '../store.ts'

type Some = {
  questionnaireId: string
  ids: readonly string[]
  /** Those that were changed since are left; null: whenever they were changed. */
  before: Instant | null
}

/**
 * Deletes responses to a poll or survey with the files that were sent with them, their tags, and what their devices have
 * asked and voted for; answers how many there were. What a device sends of them from here on is refused.
 */
export const deleteResponses = async (trx: Transaction, { questionnaireId, ids, before }: Some): Promise<number> => {
  // In the order in which whoever keeps them locks them, or two could wait for each other.
  const wanted = trx
    .selectFrom('response')
    .select('id')
    .where('id', 'in', [...ids])
    .where('questionnaire_id', '=', questionnaireId)
  await lockFirst(trx, () => lockRows(trx, wanted.orderBy('holder'), 'response').execute())
  const named = await trx
    .deleteFrom('response')
    .where('id', 'in', [...ids])
    .where('questionnaire_id', '=', questionnaireId)
    .$if(before !== null, (rows) => rows.where('saved_at', '<', before ?? 0))
    .returning(['id', 'holder', 'mark'])
    .execute()
  const unnamed = await trx
    .deleteFrom('anonymous_response')
    .where('id', 'in', [...ids])
    .where('questionnaire_id', '=', questionnaireId)
    .$if(before !== null, (rows) => rows.where('ended_on', '<', before ?? 0))
    .returning(['id', 'change_hash'])
    .execute()
  for (const { holder } of named) {
    await deleteFilesOf(trx, holder)
    await deleteHallOf(trx, holder)
  }
  const gone = [...named, ...unnamed].map(({ id }) => id)
  if (gone.length === 0) return 0
  await trx.deleteFrom('answer_tag').where('response_id', 'in', gone).execute()
  // What is anonymous is known by its mark, which only this server can make of a device's key.
  const holders = named.filter(({ mark }) => mark === null).map(({ holder }) => holder)
  const senders = [...named.map(({ holder, mark }) => mark ?? holder), ...unnamed.map((row) => row.change_hash)]
  await rememberErased(trx, [...gone, ...holders, ...senders.map(senderOf)])
  return gone.length
}
