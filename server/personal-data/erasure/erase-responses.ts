import { setImmediate as aTurn } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { deleteResponses } from './delete-responses.ts'
import { countResponses } from './find-erasures.ts'

/** Each may have files of some megabytes. */
const AT_ONCE = 20

/** Erases for good what these responses to a poll or survey hold; answers how many of them are gone. */
export const eraseResponses = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  questionnaireId: OwnedQuestionnaireId,
  { responses, by }: { responses: string[]; by: string },
): Promise<number> => {
  const named = [...new Set(responses)].sort()
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const ids = named.slice(from, from + AT_ONCE)
    if (from > 0) await aTurn()
    await inOneTransaction(db, async (trx) => {
      const count = await deleteResponses(trx, { questionnaireId, ids, before: null })
      if (count === 0) return
      const details = { responses: count }
      await recordActivity(trx, { teacherId: by, at: now(), kind: 'responses_erased', questionnaireId, details })
    })
  }
  return named.length - (await countResponses(db, { questionnaireId, ids: named }))
}
