import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './survey-exports-requests.ts'

export const prepareSurveyExport = endpoint<typeof requests.prepareSurveyExport>()({
  method: 'POST',
  path: '/teacher/surveys/:id/exports',
  /** An address on this server. */
  data: z.object({ address: z.string() }),
})

export const preparePollExport = endpoint<typeof requests.preparePollExport>()({
  method: 'POST',
  path: '/teacher/polls/:id/exports',
  /** An address on this server. */
  data: z.object({ address: z.string() }),
})

/** Where a download is, below the base of all calls; its ticket, which holds a filter, is the query's. */
export const SURVEY_EXPORT_PATH = '/exports/survey'
