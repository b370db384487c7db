import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import { who } from '../runs/who.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

const count = z.int().check(z.nonnegative())
const MINUTES_OF_A_DAY = 1440
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

/** Answers that somebody has yet to mark by hand: the figures beside it are so far, and count 0 for them. Left out where none. */
const waiting = z.optional(count)

/** In percent of each one's own highest score; `low` and `high` are the ends of the middle half. */
const spread = { mean: z.number(), median: z.number(), low: z.number(), high: z.number() }

/** What there is to choose from, among all quizzes that anybody has taken. */
const choices = { subjects: z.array(z.string()), tags: z.array(z.string()) }

const GROUPS_OF_STUDENTS = ['district', 'field'] as const
const studentGrouping = z.enum(GROUPS_OF_STUDENTS, 'not_one_of')
export type StudentGrouping = z.infer<typeof studentGrouping>

const quizInTerm = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  /** When the first of them ended. */
  taken_at: isoInstant,
  students: count,
  waiting,
  ...spread,
})
export type QuizInTermOnWire = z.infer<typeof quizInTerm>

export const readTerm = endpoint({
  name: 'readTerm',
  summary:
    'The teacher’s quizzes that anybody has taken, the last first, 30 a page, with what each came to, and the months of all of them; with `group`, of the students of one district or one value of a list alone, where at least five of them took a quiz',
  method: 'GET',
  path: '/teacher/analytics/quizzes',
  caller: 'teacher',
  query: z.object({
    ...wanted,
    /** Students of this group alone. */
    group: z.optional(storableText(100)),
    /** What `group` is one of; a district, unless said otherwise. */
    by: z.optional(studentGrouping),
    /** What the list is called, for `field`. */
    field: z.optional(storableText(100)),
    page: z.optional(pageNumber),
    /** How many minutes the reader’s clocks are ahead of UTC: months begin there. */
    utc_offset: z.optional(
      z.coerce
        .number('wrong_type')
        .check(z.int('wrong_type'), z.gte(-MINUTES_OF_A_DAY, 'out_of_range'), z.lte(MINUTES_OF_A_DAY, 'out_of_range')),
    ),
  }),
  data: z.object({
    rows: z.array(quizInTerm),
    page: z.int(),
    pages: z.int(),
    /** How many quizzes there are on all pages. */
    found: count,
    /** How many results they have together. */
    results: count,
    /** In all of these quizzes, whoever’s results are asked for. */
    waiting,
    months: z.array(z.object({ month: z.string(), quizzes: count, results: count, mean: z.number() })),
    /** Quizzes that fewer than five students of the group have taken: they are not among the others. */
    left_out: count,
    /** The lists that forms of these quizzes ask for. */
    fields: z.array(z.string()),
    ...choices,
  }),
  failures: [],
})

const GROUPINGS = ['subject', 'tag', ...GROUPS_OF_STUDENTS] as const
export const grouping = z.enum(GROUPINGS, 'not_one_of')
export type Grouping = z.infer<typeof grouping>

export const compareGroups = endpoint({
  name: 'compareGroups',
  summary:
    'Results of the teacher’s quizzes by subject, by tag, by district or by a list of the join form; groups of fewer than five students are not shown apart',
  method: 'GET',
  path: '/teacher/analytics/groups',
  caller: 'teacher',
  query: z.object({
    ...wanted,
    by: grouping,
    /** What the list is called, for `field`. */
    field: z.optional(storableText(100)),
  }),
  data: z.object({
    groups: z.array(z.object({ name: z.string(), students: count, results: count, ...spread })),
    left_out: z.object({ groups: count, students: count }),
    /** Results of which it is not known what they belong to. */
    untold: count,
    /** In all of these quizzes. */
    waiting,
    /** Quizzes with several tags, whose results are counted under each of them; 0 unless by tag. */
    several: count,
    /** The lists that forms of these quizzes ask for. */
    fields: z.array(z.string()),
    ...choices,
  }),
  failures: [],
})

export const findStudents = endpoint({
  name: 'findStudents',
  summary: 'Students of any of the teacher’s quizzes, found by name, number or whatever else a form has asked',
  method: 'GET',
  path: '/teacher/analytics/students',
  caller: 'teacher',
  query: z.object({ search: storableText(100) }),
  data: z.object({
    /** `id`: of one of their submissions, which stands for the student. */
    rows: z.array(z.object({ id: z.string(), ...who })),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
  failures: [],
})

const resultInTerm = z.object({
  id: z.string(),
  quiz: z.object({ id: z.string(), title: z.string(), subject: z.string() }),
  submitted_at: isoInstant,
  score: z.number(),
  max_score: z.number(),
  percent: z.number(),
  waiting,
  /** Of all who took the quiz. */
  class_mean: z.number(),
  class_students: count,
  class_waiting: waiting,
})
export type ResultInTermOnWire = z.infer<typeof resultInTerm>

export const readStudentTerm = endpoint({
  name: 'readStudentTerm',
  summary: 'One student’s results in all the teacher’s quizzes, the first one first, each beside the mean of the quiz',
  method: 'GET',
  path: '/teacher/analytics/students/:id',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  data: z.object({
    student: z.object(who),
    rows: z.array(resultInTerm),
    /** Earlier results that are not among these. */
    earlier: count,
  }),
  failures: ['not_found'],
})
