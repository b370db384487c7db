import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { exportFormat, timeZone } from './exports-requests.ts'
import { responseFilter } from './response-filters.ts'

/** A row a response, or what the columns and codes mean; a workbook and JSON have both. */
const TABLES = ['responses', 'code_book', 'everything'] as const
/** `files`: what was sent with the responses to a survey; `hall_questions`: what the audience of a poll has asked. */
const SURVEY_EXPORTED = [...TABLES, 'files', 'hall_questions'] as const
const surveyExportFormat = z.enum([...exportFormat.options, 'zip'], 'not_one_of')
export type SurveyExportFormat = z.infer<typeof surveyExportFormat>

const FORMATS: Record<(typeof SURVEY_EXPORTED)[number], readonly SurveyExportFormat[]> = {
  responses: ['csv'],
  code_book: ['csv'],
  everything: ['xlsx', 'json'],
  files: ['zip'],
  hall_questions: ['csv'],
}

const surveyExported = z.enum(SURVEY_EXPORTED, 'not_one_of')
export type SurveyExported = z.infer<typeof surveyExported>

/** A CSV file holds one table. */
const IN_ITS_FORMAT = z.refine<{ what: SurveyExported; format: SurveyExportFormat }>(
  ({ what, format }) => FORMATS[what].includes(format),
  { error: 'not_one_of', path: ['what'] },
)

export const wantedSurveyExport = z
  .strictObject({
    what: surveyExported,
    format: surveyExportFormat,
    time_zone: z._default(timeZone, 'UTC'),
    filter: z.optional(z.strictObject(responseFilter)),
  })
  .check(IN_ITS_FORMAT)
export type WantedSurveyExport = z.output<typeof wantedSurveyExport>

const pollExported = z.enum([...TABLES, 'hall_questions'], 'not_one_of')
export type PollExported = z.infer<typeof pollExported>

/** Only votes that were given are in it, as they are counted. */
const wantedPollExport = z
  .strictObject({ what: pollExported, format: exportFormat, time_zone: z._default(timeZone, 'UTC') })
  .check(IN_ITS_FORMAT)

export const requests = {
  prepareSurveyExport: {
    summary:
      'Where the responses to a survey can be downloaded for two minutes, by this session alone: responses or code book as CSV, both as XLSX or JSON, and all files that were sent with them as ZIP. Where nobody may learn who responded, each row is a part of an answer that stands by itself, in groups of five or more, by no filter',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    body: wantedSurveyExport.check(
      z.refine(({ what }) => what !== 'hall_questions', { error: 'not_one_of', path: ['what'] }),
    ),
    failures: ['quiz_not_found', 'too_few_responses'],
  },
  preparePollExport: {
    summary:
      'Where the votes of a poll can be downloaded for two minutes, by this session alone: votes or code book as CSV, both as XLSX or JSON, and what the audience has asked as CSV. A row a vote that was given, with the name that was told',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    body: wantedPollExport,
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
