import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { pageNumber, utcOffset } from '../wire/inputs.ts'

/** Ids of quizzes, with commas between. */
const MAX_CHOSEN_LENGTH = 4000
const MOST_DAYS = 3650

/** Which quizzes it is about: all of them, or those of one subject, or with one tag, or taken lately, or these. */
const wanted = {
  subject: z.optional(storableText(100)),
  tag: z.optional(storableText(100)),
  /** Taken within so many days. */
  days: z.optional(
    z.coerce
      .number('wrong_type')
      .check(z.int('wrong_type'), z.gte(1, 'out_of_range'), z.lte(MOST_DAYS, 'out_of_range')),
  ),
  chosen: z.optional(storableText(MAX_CHOSEN_LENGTH)),
}

const GROUPS_OF_STUDENTS = ['district', 'field'] as const
export type StudentGrouping = (typeof GROUPS_OF_STUDENTS)[number]

const GROUPINGS = ['subject', 'tag', ...GROUPS_OF_STUDENTS] as const
export const grouping = z.enum(GROUPINGS, 'not_one_of')
export type Grouping = z.infer<typeof grouping>

export const requests = {
  readTerm: {
    summary:
      'The teacher’s quizzes that anybody has taken, the last first, 30 a page, with what each came to, and the months of all of them; with `group`, those of one subject or one tag alone, or of the students of one district or one value of a field, where at least five of them took a quiz',
    caller: 'teacher',
    query: z.object({
      ...wanted,
      /** This group alone. */
      group: z.optional(storableText(100)),
      /** What `group` is one of; a district, unless said otherwise. */
      by: z.optional(grouping),
      /** What the field is called, for `field`. */
      field: z.optional(storableText(100)),
      page: z.optional(pageNumber),
      utc_offset: z.optional(utcOffset),
    }),
    failures: [],
  },
  compareGroups: {
    summary:
      'Results of the teacher’s quizzes by subject, by tag, by district or by a field of the join form, such as the class; groups of fewer than five students are not shown apart',
    caller: 'teacher',
    query: z.object({
      ...wanted,
      by: grouping,
      /** What the field is called, for `field`. */
      field: z.optional(storableText(100)),
    }),
    failures: [],
  },
  findStudents: {
    summary: 'Students of any of the teacher’s quizzes, found by name, number or whatever else a form has asked',
    caller: 'teacher',
    query: z.object({ search: storableText(100) }),
    failures: [],
  },
  readStudentTerm: {
    summary:
      'One student’s results in all the teacher’s quizzes, the first one first, each beside the mean of the quiz',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    failures: ['not_found'],
  },
} as const satisfies Requests
