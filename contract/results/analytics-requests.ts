import * as z from 'zod/mini'
import { endedBy } from '#domain/answers/attempt.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'

const SORTS = ['newest', 'score', 'name', 'time', 'district', 'ended'] as const
export const attemptSort = z.enum(SORTS, 'not_one_of')
export type AttemptSort = z.infer<typeof attemptSort>

/** Of these the last or highest comes first, unless `order` says otherwise; of all others the first or lowest. */
export const FALLING: ReadonlySet<AttemptSort> = new Set<AttemptSort>(['newest', 'score'])

const attemptOrder = z.enum(['up', 'down'], 'not_one_of')
export type AttemptOrder = z.infer<typeof attemptOrder>

/** All, by how they ended, or only those where something waits to be decided or marked. */
const SHOWN = ['all', ...endedBy.options, 'late', 'marks'] as const
export const attemptShow = z.enum(SHOWN, 'not_one_of')
export type AttemptShow = z.infer<typeof attemptShow>

export const requests = {
  listSubmissions: {
    summary:
      'Ended submissions of one quiz, 30 a page, found by name, mobile number or whatever else the quiz has asked them, with the figures of all of them',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    query: z.object({
      search: z.optional(storableText(100)),
      page: z.optional(pageNumber),
      sort: z.optional(attemptSort),
      order: z.optional(attemptOrder),
      show: z.optional(attemptShow),
      district: z.optional(storableText(100)),
      /** By the number of the version that was taken. */
      version: z.optional(pageNumber),
    }),
    failures: ['quiz_not_found', 'practice_paper'],
  },
  readSubmission: {
    summary: 'One student’s answers beside the key, for the quiz’s owner',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    failures: ['not_found'],
  },
  listQuestionResults: {
    summary:
      'How each question of a quiz was answered by all who have submitted, with its key; of its current version, of the `version` asked for, or of `all`: each question with all who have met it',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    query: z.object({ version: z.optional(z.union([pageNumber, z.literal('all')])) }),
    failures: ['quiz_not_found', 'practice_paper'],
  },
  readOverview: {
    summary:
      'How all submissions of a quiz came out together: their scores, where marks were lost, and Moodle’s statistics; of its current version, or of the `version` asked for',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    query: z.object({ version: z.optional(pageNumber) }),
    failures: ['quiz_not_found', 'practice_paper'],
  },
  readPracticeRuns: {
    summary:
      'How many practice runs of a quiz began in the last 30 days, are under way, and have late answers; no other figure is made of them',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
