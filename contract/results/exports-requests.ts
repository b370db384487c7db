import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

/** One row a student, a row an answer, a row a question; or all of it in one file. */
const EXPORTED = ['students', 'answers', 'questions', 'everything'] as const
const exported = z.enum(EXPORTED, 'not_one_of')
export type Exported = z.infer<typeof exported>

const FORMATS = ['csv', 'xlsx', 'json'] as const
export const exportFormat = z.enum(FORMATS, 'not_one_of')
export type ExportFormat = z.infer<typeof exportFormat>

/** A CSV file holds one table, and JSON is everything. */
const isOffered = ({ what, format }: { what: Exported; format: ExportFormat }): boolean =>
  format === 'xlsx' || (what === 'everything') === (format === 'json')

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** By whose clock a table tells times, by its name in the IANA database. */
export const timeZone = storableText(40).check(z.refine(isZone, 'not_one_of'))

export const wantedExport = z
  .strictObject({ what: exported, format: exportFormat, time_zone: z._default(timeZone, 'UTC') })
  .check(z.refine(isOffered, { error: 'not_one_of', path: ['what'] }))

export const requests = {
  prepareExport: {
    summary:
      'Where the results of a quiz can be downloaded for two minutes, by this session alone: students, answers or questions as CSV or XLSX, everything as XLSX or JSON',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    body: wantedExport,
    failures: ['quiz_not_found', 'practice_paper'],
  },
  prepareAccountExport: {
    summary:
      'Where all that an account has can be downloaded for two minutes, by this session alone, for whoever proves once more who they are: profile, activity, drafts, pictures, and each quiz with its versions, settings and results, as one ZIP',
    caller: 'teacher',
    body: z.strictObject({ ...identityProof, time_zone: timeZone }),
    failures: ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'],
  },
} as const satisfies Requests
