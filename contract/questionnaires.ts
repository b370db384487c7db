import * as z from 'zod/mini'
import { markingScheme } from '#domain/marking.ts'
import { explanationText, promptText } from '#domain/prompt.ts'
import { DURATIONS, MAX_QUESTIONS, paperAccess, questionnaireStatus, subject, title } from '#domain/questionnaire.ts'
import { MAX_OPTIONS, MIN_OPTIONS, optionText } from '#domain/questions/options.ts'
import { quizSort } from '#domain/quiz-list.ts'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { quizSummary } from './papers.ts'
import { deviceKey, minutesOf, pageNumber } from './wire.ts'

const idText = storableText(64)

const duration = z
  .number('wrong_type')
  .check(
    z.refine((nanoseconds) => DURATIONS.some((minutes) => minutes === minutesOf(nanoseconds)), 'duration_required'),
  )

/** A choice of one option has `options` and `correct_answer`; every other kind names itself, and has a `draft` in its own shape. */
const newQuestion = z
  .strictObject({
    kind: z.optional(z.string('wrong_type')),
    problem: promptText,
    options: z.optional(
      z.array(optionText).check(z.minLength(MIN_OPTIONS, 'question_incomplete'), z.maxLength(MAX_OPTIONS, 'too_many')),
    ),
    correct_answer: z.optional(z.int('wrong_type').check(z.gte(0, 'question_incomplete'))),
    draft: z.optional(z.unknown()),
    /** Why what is right is right: read together with the key, never before. */
    explanation: z.optional(explanationText),
  })
  .check(
    z.refine(({ kind, options }) => kind !== undefined || options !== undefined, {
      error: 'required',
      path: ['options'],
    }),
    z.refine(({ kind, correct_answer }) => kind !== undefined || correct_answer !== undefined, {
      error: 'required',
      path: ['correct_answer'],
    }),
    z.refine(({ options, correct_answer }) => !options || !correct_answer || correct_answer < options.length, {
      error: 'question_incomplete',
      path: ['correct_answer'],
    }),
  )

const newQuiz = z
  .strictObject({
    title,
    subject,
    no_of_questions: z.int('wrong_type'),
    duration,
    is_negative_marking: z._default(z.boolean('wrong_type'), false),
    /** How answers are marked that are right in part. */
    marking_scheme: z._default(markingScheme, 'all_or_nothing'),
    /** Who may read the questions: whoever holds an attempt (`with_start`), or whoever has the link. */
    paper: z._default(paperAccess, 'with_link'),
    /** A random key made once per save: sent again because its answer was lost, the same quiz answers. */
    draft_key: z.optional(deviceKey),
    questions: z
      .array(newQuestion)
      .check(z.minLength(1, 'question_count_required'), z.maxLength(MAX_QUESTIONS, 'too_many')),
  })
  .check(
    z.refine(({ questions, no_of_questions }) => questions.length === no_of_questions, {
      error: 'question_count_differs',
      path: ['no_of_questions'],
    }),
  )
export type NewQuizOnWire = z.input<typeof newQuiz>

const listedQuiz = z.object({ ...quizSummary, average_percent: z.nullable(z.number()) })
export type ListedQuizOnWire = z.infer<typeof listedQuiz>

/** All quizzes of a teacher. */
export const quizList = z.array(listedQuiz)

/** 30 of them, and the figures of all, whatever was searched for. */
export const quizPage = z.object({
  rows: z.array(listedQuiz),
  page: z.int(),
  pages: z.int(),
  /** How many the search found, on all pages. */
  found: z.int(),
  totals: z.object({ quizzes: z.int(), submissions: z.int(), average_percent: z.nullable(z.number()) }),
})

export const listQuizzes = endpoint({
  name: 'listQuizzes',
  summary:
    'The teacher’s own quizzes, newest first; archived ones are left out. With any of the parameters one page of 30, sorted and searched in titles, subjects and share codes; a page past the last is the last',
  method: 'GET',
  path: '/teacher/quizzes',
  caller: 'teacher',
  query: z.object({
    search: z.optional(storableText(100)),
    page: z.optional(pageNumber),
    sort: z.optional(quizSort),
    order: z.optional(z.enum(['asc', 'desc'], 'not_one_of')),
  }),
  data: z.union([quizList, quizPage]),
  failures: [],
})

export const createQuiz = endpoint({
  name: 'createQuiz',
  summary:
    'Publish a new quiz; it takes students at once. A question has `options` and `correct_answer`, or a `kind` and a complete `draft` of that kind; what the order of a draft would give away is scrambled',
  method: 'POST',
  path: '/quiz/new',
  caller: 'teacher',
  body: newQuiz,
  bodyLimit: 4 * 1024 * 1024,
  data: z.object({ id: z.string(), share_code: z.string() }),
  status: 201,
  failures: ['too_many_quizzes', 'quizzes_too_large', 'too_many_published'],
})

export const changeStatus = endpoint({
  name: 'changeStatus',
  summary: 'Close a quiz to new students, open it again, archive it, or take it back from the archive',
  method: 'POST',
  path: '/teacher/quizzes/:id/status',
  caller: 'teacher',
  params: z.object({ id: idText }),
  body: z.strictObject({ status: questionnaireStatus }),
  data: z.object({ id: z.string(), status: questionnaireStatus }),
  failures: ['quiz_not_found', 'status_not_possible', 'too_many_quizzes'],
})
