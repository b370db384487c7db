import { filterFromWire } from '#contract/results/response-filters.ts'
import type { WantedSurveyExport } from '#contract/results/survey-exports-requests.ts'
import { leavesOut } from '#domain/answers/response-filter.ts'
import type { Context } from '../../context.ts'
import { endedOf } from '../../runs/responses/policy.ts'
import { releaseBatches } from '../anonymous/release-batches.ts'
import { countMeant } from './find-meant.ts'
import type { Survey } from './which-survey.ts'

/** How many responses a file tells of; null where it would tell of a part of an anonymous survey, or of too few. */
export const countExported = async (
  needs: Pick<Context, 'db' | 'responses'>,
  survey: Survey,
  { what, filter: onWire }: WantedSurveyExport,
): Promise<number | null> => {
  const { db } = needs
  if (what === 'code_book') return 0
  const filter = filterFromWire(onWire ?? {})
  if (!survey.isAnonymous) return countMeant(needs, survey, filter)
  if (what === 'files' || leavesOut(filter)) return null
  const { count } = await releaseBatches(db, survey.id)
  // A header alone tells of nobody.
  return count > 0 || !(await endedOf(db, [survey.id])).has(survey.id) ? count : null
}
