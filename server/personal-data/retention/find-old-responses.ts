import { setImmediate as aTurn } from 'node:timers/promises'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

/** Few enough for some milliseconds: node:sqlite is synchronous. */
const AT_ONCE = 500

type Wanted = { questionnaireId: string; before: Instant; deed: 'anonymise' | 'erase' }

/** The holder of a response that no device holds any more. */
export const nobody = (questionnaireId: string, id: string): string => `${questionnaireId}:anonymous:${id}`

const namedAfter = async (db: Database, { questionnaireId, before, deed }: Wanted, last: string) => {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'holder'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('saved_at', '<', before)
    .where('id', '>', last)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const isDue = ({ id, holder }: (typeof rows)[number]) => deed === 'erase' || holder !== nobody(questionnaireId, id)
  return { due: rows.filter(isDue).map(({ id }) => id), last: rows.at(-1)?.id, isMore: rows.length === AT_ONCE }
}

const unnamedAfter = async (db: Database, { questionnaireId, before }: Wanted, last: string) => {
  const rows = await db
    .selectFrom('anonymous_response')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_on', '<', before)
    // A batch goes whole: what goes of it alone would be told by what the others come to.
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('batch', 'is', null),
        not(
          exists(
            selectFrom('anonymous_response as other')
              .select('other.id')
              .whereRef('other.questionnaire_id', '=', 'anonymous_response.questionnaire_id')
              .whereRef('other.batch', '=', 'anonymous_response.batch')
              .where('other.ended_on', '>=', before),
          ),
        ),
      ]),
    )
    .where('id', '>', last)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return { due: rows.map(({ id }) => id), last: rows.at(-1)?.id, isMore: rows.length === AT_ONCE }
}

/**
 * The ids of responses to a poll or survey that nobody has changed since then, complete or not, and of which something is
 * still to go, a page at a time.
 */
export async function* oldResponses(db: Database, wanted: Wanted): AsyncGenerator<string[]> {
  for (const after of wanted.deed === 'erase' ? [namedAfter, unnamedAfter] : [namedAfter]) {
    for (let last: string | undefined = '', isMore = true; isMore && last !== undefined; ) {
      const page = await after(db, wanted, last)
      if (page.due.length > 0) yield page.due
      ;({ last, isMore } = page)
      await aTurn()
    }
  }
}
