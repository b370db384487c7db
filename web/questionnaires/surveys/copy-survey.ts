import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { listSurveys, readSurvey } from '#contract/questionnaires/surveys.ts'
import { MAX_TITLE_LENGTH } from '#domain/questionnaires/questionnaire.ts'
import { orThrow } from '../../calls/reply.ts'
import { t } from '../../i18n/students/responded.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { surveysQuery } from './api.ts'

/** Asks the same under a link of its own, and has no response yet; when the other one closes says nothing about it. */
const copySurvey = async ({ id, key }: { id: string; key: string }) => {
  const survey = await orThrow(callAsTeacher(readSurvey, { params: { id } }))
  const { title, sections, taking, responding, joining } = survey
  const body = {
    kind: 'survey' as const,
    title: Array.from(t('responded.copyOf', { title })).slice(0, MAX_TITLE_LENGTH).join(''),
    sections,
    responding: { ...responding, until: null },
    ...(joining && { joining }),
    ...(taking && { taking }),
    draft_key: key,
  }
  return orThrow(callAsTeacher(createResponded, { body }))
}

export const copyingSurvey = mutationOptions({ mutationKey: ['surveys', 'copy'], mutationFn: copySurvey })

/** Surveys that were deleted, until they are erased. */
export const binnedSurveysQuery = queryOptions({
  queryKey: [...surveysQuery.queryKey, 'bin'],
  queryFn: async () => {
    const surveys = await orThrow(callAsTeacher(listSurveys, { query: { show: 'bin' } }))
    return surveys.map(({ id, title, bin_until: until, created_at: createdAt }) => ({
      ...{ id, title },
      binUntil: Date.parse(until ?? createdAt),
    }))
  },
})
