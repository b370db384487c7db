import * as z from 'zod/mini'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { exportFormat, timeZone } from './exports.ts'
import { responseFilter } from './response-filters.ts'

/** A row a response, or what the columns and codes mean; a workbook and JSON have both. `files`: what was sent with them. */
const SURVEY_EXPORTED = ['responses', 'code_book', 'everything', 'files'] as const
const surveyExportFormat = z.enum([...exportFormat.options, 'zip'], 'not_one_of')
export type SurveyExportFormat = z.infer<typeof surveyExportFormat>

const FORMATS: Record<(typeof SURVEY_EXPORTED)[number], readonly SurveyExportFormat[]> = {
  responses: ['csv'],
  code_book: ['csv'],
  everything: ['xlsx', 'json'],
  files: ['zip'],
}

const surveyExported = z.enum(SURVEY_EXPORTED, 'not_one_of')
export type SurveyExported = z.infer<typeof surveyExported>

export const wantedSurveyExport = z
  .strictObject({
    what: surveyExported,
    format: surveyExportFormat,
    time_zone: z._default(timeZone, 'UTC'),
    filter: z.optional(z.strictObject(responseFilter)),
  })
  .check(
    // A CSV file holds one table.
    z.refine(({ what, format }) => FORMATS[what].includes(format), {
      error: 'not_one_of',
      path: ['what'],
    }),
  )
export type WantedSurveyExport = z.output<typeof wantedSurveyExport>

export const prepareSurveyExport = endpoint({
  name: 'prepareSurveyExport',
  summary:
    'Where the responses to a survey can be downloaded for two minutes, by this session alone: responses or code book as CSV, both as XLSX or JSON, and all files that were sent with them as ZIP. Where nobody may learn who responded, the rows have no id and no time but the day, stand in no order, and fewer than five are not told apart',
  method: 'POST',
  path: '/teacher/surveys/:id/exports',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  body: wantedSurveyExport,
  /** An address on this server. */
  data: z.object({ address: z.string() }),
  failures: ['quiz_not_found', 'too_few_responses'],
})

/** Where a download is, below the base of all calls; its ticket, which holds a filter, is the query's. */
export const SURVEY_EXPORT_PATH = '/exports/survey'
