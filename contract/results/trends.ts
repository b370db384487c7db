import * as z from 'zod/mini'
import { kindUnlessQuiz } from '../questionnaires/kind-on-wire.ts'
import { who } from '../runs/who.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './trends-requests.ts'

const count = z.int().check(z.nonnegative())
/** Answers that somebody has yet to mark by hand: the figures beside it are so far, and count 0 for them. Left out where none. */
const waiting = z.optional(count)

/** In percent of each one's own highest score; `low` and `high` are the ends of the middle half. */
const spread = { mean: z.number(), median: z.number(), low: z.number(), high: z.number() }

/** What there is to choose from, among all quizzes that anybody has taken. */
const choices = { subjects: z.array(z.string()), tags: z.array(z.string()) }

const quizInTerm = z.object({
  ...kindUnlessQuiz,
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

export const readTerm = endpoint<typeof requests.readTerm>()({
  method: 'GET',
  path: '/teacher/analytics/quizzes',
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
    /** The fields of forms of these quizzes by which students are told apart in groups. */
    fields: z.array(z.string()),
    ...choices,
  }),
})

export const compareGroups = endpoint<typeof requests.compareGroups>()({
  method: 'GET',
  path: '/teacher/analytics/groups',
  data: z.object({
    groups: z.array(z.object({ name: z.string(), students: count, results: count, ...spread })),
    left_out: z.object({ groups: count, students: count }),
    /** Results of which it is not known what they belong to. */
    untold: count,
    /** In all of these quizzes. */
    waiting,
    /** Quizzes with several tags, whose results are counted under each of them; 0 unless by tag. */
    several: count,
    /** The fields of forms of these quizzes by which students are told apart in groups. */
    fields: z.array(z.string()),
    ...choices,
  }),
})

export const findStudents = endpoint<typeof requests.findStudents>()({
  method: 'GET',
  path: '/teacher/analytics/students',
  data: z.object({
    /** `id`: of one of their attempts, which stands for the student. */
    rows: z.array(z.object({ id: z.string(), ...who })),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
})

const resultInTerm = z.object({
  id: z.string(),
  quiz: z.object({ ...kindUnlessQuiz, id: z.string(), title: z.string(), subject: z.string() }),
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

export const readStudentTerm = endpoint<typeof requests.readStudentTerm>()({
  method: 'GET',
  path: '/teacher/analytics/students/:id',
  data: z.object({
    student: z.object(who),
    rows: z.array(resultInTerm),
    /** Earlier results that are not among these. */
    earlier: count,
  }),
})
