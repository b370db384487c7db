import { filterFromWire } from '#contract/response-filters.ts'
import type { WantedSurveyExport } from '#contract/survey-exports.ts'
import { EVERY_RESPONSE, isTooFew, looksInside, type ResponseFilter } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { anonymousRows, namedRows, type Which } from './find-responses.ts'

type Needs = Pick<Context, 'db' | 'responses'>

/** How many are meant; their answers are looked at where the filter looks inside. */
export const countMeant = async ({ db, responses }: Needs, which: Which, filter: ResponseFilter): Promise<number> => {
  if (!looksInside(filter)) return countRows(db, which, filter)
  let count = 0
  for await (const _ of (await responses.of(which)).meant(filter, which)) count += 1
  return count
}

const countRows = async (db: Database, which: Which, filter: ResponseFilter): Promise<number> => {
  const { id, isAnonymous } = which
  const { count } = isAnonymous
    ? await anonymousRows(db, id, filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    : await namedRows(db, id, filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether those that are meant may not be shown, since they would be told apart. */
export const isHidden = async (db: Database, which: Which, meant: number): Promise<boolean> =>
  which.isAnonymous && isTooFew(meant, await countRows(db, which, EVERY_RESPONSE))

/** How many rows an export has; null where they may not be told apart. */
export const countExported = async (
  needs: Needs,
  which: Which,
  { what, filter }: WantedSurveyExport,
): Promise<number | null> => {
  if (what === 'code_book') return 0
  const meant = await countMeant(needs, which, filterFromWire(filter ?? {}))
  // A header alone tells nobody apart.
  return meant > 0 && (await isHidden(needs.db, which, meant)) ? null : meant
}
