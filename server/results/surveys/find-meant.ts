import { looksInside, type ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Context } from '../../context.ts'
import { rowsOf } from './find-responses.ts'
import type { NamedSurvey } from './which-survey.ts'

/** How many are meant; their answers are looked at where the filter looks inside. */
export const countMeant = async (
  { db, responses }: Pick<Context, 'db' | 'responses'>,
  survey: NamedSurvey,
  filter: ResponseFilter,
): Promise<number> => {
  if (!looksInside(filter)) {
    const { count } = await rowsOf(db, survey.id, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  let count = 0
  for await (const _ of (await responses.of(survey)).meant(filter, survey)) count += 1
  return count
}
