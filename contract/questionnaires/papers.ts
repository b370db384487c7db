import * as z from 'zod/mini'
import { markingScheme } from '#domain/marking/marking-scheme.ts'
import { paperAccess, questionnaireStatus } from '#domain/questionnaires/questionnaire-status.ts'
import { pictureFrames } from '#domain/text/picture.ts'
import { formulaTable, written } from '#domain/text/text-format.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { asked, askedQuestion } from './asked-question.ts'
import { layout } from './layouts.ts'
import type { requests } from './papers-requests.ts'
import { part, sectionRulesSaid } from './section-rules-on-wire.ts'
import { toldBrand } from './told-brand.ts'

/** How a version is marked. */
export const markingSummary = {
  is_negative_marking: z.boolean(),
  /** Left out: 1. */
  marks_per_question: z.optional(z.number()),
  /** The part of its marks that a wrong answer takes away; left out: a quarter with `is_negative_marking`, otherwise nothing. */
  wrong_costs: z.optional(part),
  /** Whether any question says otherwise for itself. */
  marks_vary: z.optional(z.boolean()),
  /** How answers are marked that are right in part; left out: all or nothing. */
  marking_scheme: z.optional(markingScheme),
  /** Which totals do not go below zero; left out: none. */
  marks_floor: z.optional(z.enum(['section', 'total'])),
}

/** Of every kind. */
export const questionnaireSummary = {
  id: z.string(),
  title: z.string(),
  /** Empty where it has none. */
  subject: z.string(),
  share_code: z.string(),
  no_of_questions: z.int(),
  status: questionnaireStatus,
}

export const quizSummary = {
  ...questionnaireSummary,
  duration: z.number(),
  ...markingSummary,
  /** The kinds of its questions, where any is not a choice of one option. */
  kinds: z.optional(z.array(z.string())),
  /** What it takes to show its texts, where they are not all plain and of usual letters. */
  needs: z.optional(z.array(z.string())),
  paper: paperAccess,
  total_submissions: z.int(),
  created_at: isoInstant,
  updated_at: isoInstant,
}

/**
 * A question with one right option has `options` and `correct_answer`. Every other kind names itself, and has all that is
 * asked and all that is right in its own shape; `options` is empty there, and `correct_answer` -1.
 */
export const keyedQuestion = z.object({
  ...asked,
  correct_answer: z.int(),
  key: z.optional(z.unknown()),
  explanation: z.optional(z.string()),
  /** The sizes of the pictures that only what is right is explained with. */
  key_pictures: z.optional(pictureFrames),
  /** The formulas of the key and of the explanation. */
  key_formulas: formulaTable,
})

/** What students are told of how a quiz is set: the parts that are not as usual. */
const shownSettings = z.object({
  order: z.optional(
    z.object({
      questions: z.boolean(),
      options: z.boolean(),
      sections: z.optional(z.boolean()),
      /** `by_section`: nobody goes back to a section that was left; `by_question`: nor to a question. */
      movement: z.optional(z.string()),
      /** The time of each question where `by_question`; left out: they share the duration. */
      question_seconds: z.optional(z.int()),
    }),
  ),
  release: z.optional(z.record(z.string(), z.object({ when: z.string(), at: z.optional(z.int()) }))),
  look: z.optional(z.object({ intro: z.string(), ...written })),
  /** How they see it while they answer: `national`; a page that does not know it shows the usual one. */
  screen: z.optional(z.string()),
  /** It is taken as often as anybody likes, its results are shown at once, in no report, and erased after 30 days. */
  practice: z.optional(z.literal(true)),
  /**
   * What students are asked before they start, where it is not name, phone and district, or was not at first. `formerly`:
   * what identified those who started with former forms, the last first; one of them resumes by that.
   */
  joining: z.optional(z.object({ fields: z.array(z.unknown()), formerly: z.optional(z.array(z.array(z.unknown()))) })),
  /** When it takes new students, in unix milliseconds, and whether they are asked for a code, which stands in no answer. */
  opening: z.optional(
    z.object({
      opens_at: z.optional(z.int()),
      closes_at: z.optional(z.int()),
      /** What whoever starts late has: time up to the close at most, or all of it. */
      late_start: z.optional(z.string()),
      needs_access_code: z.optional(z.literal(true)),
    }),
  ),
})
/** `no_of_questions`: that each attempt meets; `drawn_from`: of how many they are drawn, where they are. */
const toldCounts = { no_of_questions: z.int(), drawn_from: z.optional(z.int()) }

const ofQuiz = {
  /** Left out of a quiz. */
  kind: z.optional(z.string()),
  ...quizSummary,
  host: z.string(),
  /** Its sections, where any says how its questions are marked, or how many of them count or are drawn. */
  sections: z.optional(z.array(z.object({ title: z.string(), ...toldCounts, ...sectionRulesSaid }))),
  settings: z.optional(shownSettings),
  /** The name of the examination by whose pattern it is laid out, in all that the pattern says; left out: by none, or changed. */
  pattern: z.optional(z.string()),
  /** What the page wears, where its teacher has chosen anything. */
  brand: z.optional(toldBrand),
  /** What stands between the questions, where anything does. It is a part of the paper, and never on its cover. */
  layout: z.optional(layout),
}

/** The paper: a quiz as students take it. */
export const quizPaper = z.object({ ...ofQuiz, questions: z.array(askedQuestion) })
export type QuizPaperOnWire = z.infer<typeof quizPaper>

/** A quiz with its key, for its owner and for students who may see the analysis. */
export const quizAnalysis = z.object({ ...ofQuiz, questions: z.array(keyedQuestion) })
export type QuizAnalysisOnWire = z.infer<typeof quizAnalysis>

export const readQuiz = endpoint<typeof requests.readQuiz>()({
  method: 'GET',
  path: '/quiz',
  data: z.union([quizAnalysis, quizPaper]),
})
