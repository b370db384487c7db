import * as z from 'zod/mini'
import type { HandMark } from '#domain/answers/hand-marks.ts'
import { verdict } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { value } from '#domain/questions/value.ts'
import { textFormat, written } from '#domain/text/text-format.ts'
import { keyedQuestion } from '../questionnaires/papers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant, isoOf } from '../wire/wire.ts'
import { type HandMarkOnWire, handMark } from './attempts.ts'
import type { requests } from './hand-marks-requests.ts'

/** A mark as its student reads it. */
export const markOnWire = ({ marks, rubric, comment }: HandMark): HandMarkOnWire => ({
  marks: marksAsNumber(marks),
  rubric: [...rubric],
  comment,
})

export const datedMarkOnWire = (mark: HandMark) => ({ ...markOnWire(mark), marked_at: isoOf(mark.at) })

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

export const readMarkingQueue = endpoint<typeof requests.readMarkingQueue>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/marking',
  data: z.object({
    quiz,
    questions: z.array(
      z.object({ question_id: z.string(), number: z.int(), format: textFormat, problem: z.string(), ...progress }),
    ),
    waiting: z.int(),
  }),
})

export const listAnswersToMark = endpoint<typeof requests.listAnswersToMark>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/marking/:question',
  data: z.object({ answers: z.array(answerToMark), next: z.nullable(z.string()), progress: z.object(progress) }),
})

export const readAnswerToMark = endpoint<typeof requests.readAnswerToMark>()({
  method: 'GET',
  path: '/teacher/submissions/:id/marks/:question',
  data: answerToMark,
})

export const markAnswer = endpoint<typeof requests.markAnswer>()({
  method: 'PUT',
  path: '/teacher/submissions/:id/marks/:question',
  data: z.object({
    base: z.string(),
    verdict,
    marks: z.number(),
    mark: z.nullable(z.object({ ...handMark.shape, marked_at: isoInstant })),
    /** Of the whole attempt. */
    score: z.number(),
    progress: z.object(progress),
  }),
})
