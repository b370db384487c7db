import * as z from 'zod/mini'
import { commentText, type HandMark } from '#domain/answers/hand-marks.ts'
import { verdict } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { value } from '#domain/questions/value.ts'
import { storableText } from '#domain/text/text.ts'
import { textFormat, written } from '#domain/text/text-format.ts'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant, isoOf } from '../wire/wire.ts'
import { type HandMarkOnWire, handMark } from './submissions.ts'

/** A mark as its student reads it. */
export const markOnWire = ({ marks, rubric, comment }: HandMark): HandMarkOnWire => ({
  marks: marksAsNumber(marks),
  rubric: [...rubric],
  comment,
})

export const datedMarkOnWire = (mark: HandMark) => ({ ...markOnWire(mark), marked_at: isoOf(mark.at) })

const id = storableText(64)
const quiz = z.object({ id: z.string(), title: z.string(), subject: z.string() })

/** How far the marking of one question is: of all its answers that a person marks, how many still wait. */
const progress = { answers: z.int(), waiting: z.int() }

const answerToMark = z.object({
  submission_id: z.string(),
  question_id: z.string(),
  /** The question's place on the paper, from 1. */
  number: z.int(),
  question: keyedQuestion,
  /** What it is read with, and the places of the passage's first and last question; left out where there is none. */
  passage: z.optional(z.object({ stimulus: z.string(), ...written, first: z.int(), last: z.int() })),
  /** Left out where names are hidden. */
  student: z.optional(
    z.object({
      name: z.string(),
      /** All but the last four digits are hidden. */
      phone: z.string(),
      district: z.string(),
    }),
  ),
  selected_index: z.int(),
  value: z.optional(value),
  verdict,
  /** What it earns as it stands, whoever marked it. */
  marks: z.number(),
  full_marks: z.number(),
  rubric: z.array(z.object({ text: z.string(), weight: z.int() })),
  /** What a person made of it; null: nobody has marked it by hand. */
  mark: z.nullable(z.object({ ...handMark.shape, marked_at: isoInstant })),
  /** To be sent as `based_on`: what the answer and its mark are. */
  base: z.string(),
})
export type AnswerToMarkOnWire = z.infer<typeof answerToMark>

const names = z.optional(z.enum(['shown', 'hidden'], 'not_one_of'))

export const readMarkingQueue = endpoint({
  name: 'readMarkingQueue',
  summary: 'The questions of a quiz that a person marks, with how many answers there are and how many still wait',
  method: 'GET',
  path: '/teacher/quizzes/:id/marking',
  caller: 'teacher',
  params: z.object({ id }),
  data: z.object({
    quiz,
    questions: z.array(
      z.object({ question_id: z.string(), number: z.int(), format: textFormat, problem: z.string(), ...progress }),
    ),
    waiting: z.int(),
  }),
  failures: ['quiz_not_found'],
})

export const listAnswersToMark = endpoint({
  name: 'listAnswersToMark',
  summary:
    'Ten answers to one question that a person marks, those that still wait first; `next` is sent as `after` for the ten that follow. With names=hidden no student is named',
  method: 'GET',
  path: '/teacher/quizzes/:id/marking/:question',
  caller: 'teacher',
  params: z.object({ id, question: id }),
  query: z.object({ after: z.optional(storableText(80)), names }),
  data: z.object({ answers: z.array(answerToMark), next: z.nullable(z.string()), progress: z.object(progress) }),
  failures: ['quiz_not_found'],
})

export const readAnswerToMark = endpoint({
  name: 'readAnswerToMark',
  summary: 'One answer of an ended attempt, to any kind of question, with what a person made of it',
  method: 'GET',
  path: '/teacher/submissions/:id/marks/:question',
  caller: 'teacher',
  params: z.object({ id, question: id }),
  query: z.object({ names }),
  data: answerToMark,
  failures: ['not_found'],
})

export const markAnswer = endpoint({
  name: 'markAnswer',
  summary:
    'Mark an answer by hand, whatever its kind, or take that mark back with `none`; based on what was read last, so that nobody’s mark is overwritten unseen. Again: the same, nothing counted twice',
  method: 'PUT',
  path: '/teacher/submissions/:id/marks/:question',
  caller: 'teacher',
  params: z.object({ id, question: id }),
  body: z.strictObject({
    based_on: storableText(80),
    mark: z.union([
      z.literal('none'),
      z.strictObject({
        /** From 0 to the question's full marks; kept to 1/1200 of a mark. */
        marks: z.number('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(1_000_000, 'out_of_range')),
        /** The places of the rubric's points that the answer has, ascending. */
        rubric: z.array(z.int('wrong_type').check(z.gte(0, 'out_of_range'))).check(z.maxLength(100, 'too_many')),
        comment: commentText,
      }),
    ]),
  }),
  data: z.object({
    base: z.string(),
    verdict,
    marks: z.number(),
    mark: z.nullable(z.object({ ...handMark.shape, marked_at: isoInstant })),
    /** Of the whole attempt. */
    score: z.number(),
    progress: z.object(progress),
  }),
  failures: ['not_found', 'mark_changed', 'busy', 'storage_full'],
})
