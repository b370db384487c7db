import * as z from 'zod/mini'
import { endedBy } from '#domain/answers/attempt.ts'
import { verdict } from '#domain/marking/marking.ts'
import { kind } from '#domain/questionnaires/items/question.ts'
import { value } from '#domain/questions/value.ts'
import { keyedQuestion, quizAnalysis } from '../questionnaires/papers.ts'
import { formerly } from '../questionnaires/same-meaning.ts'
import { handMark, lateSummary } from '../runs/attempts.ts'
import { who } from '../runs/who.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './analytics-requests.ts'
import { verdictCounts } from './verdict-counts.ts'

export const PAGE_SIZE = 30

const ended = {
  id: z.string(),
  ...who,
  score: z.number(),
  max_score: z.number(),
  /** Milliseconds from the start to the end of the attempt. */
  time_taken_ms: z.int(),
  submitted_at: isoInstant,
  ended_by: endedBy,
  /** How many answers a person still has to mark; left out where none. */
  waiting: z.optional(z.int()),
  /** Which version was taken; left out where the quiz has one alone. */
  version: z.optional(z.int()),
  /** Only where answers came too late to count. */
  late: z.optional(lateSummary),
}

const attemptRow = z.object(ended)
export type AttemptRowOnWire = z.infer<typeof attemptRow>

export const listSubmissions = endpoint<typeof requests.listSubmissions>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/submissions',
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), subject: z.string(), no_of_questions: z.int() }),
    rows: z.array(attemptRow),
    page: z.int(),
    pages: z.int(),
    /** How many rows were found, on all pages. */
    found: z.int(),
    /** The numbers of the versions that there are; left out where there is one alone. */
    versions: z.optional(z.array(z.int())),
    in_progress: z.int(),
    /** Attempts whose late answers wait for a decision. */
    late_waiting: z.int(),
    /** Answers that a person still has to mark. */
    marking_waiting: z.int(),
    total: z.int(),
    average_score: z.nullable(z.number()),
    highest_score: z.nullable(z.number()),
    /** Of the current version. */
    max_score: z.number(),
    /** Whether some have taken a version with another one. */
    max_score_varies: z.optional(z.boolean()),
  }),
})

export const readSubmission = endpoint<typeof requests.readSubmission>()({
  method: 'GET',
  path: '/teacher/submissions/:id',
  data: z.object({
    student: z.object({
      ...ended,
      /** The number of the student's receipt. Versions before this do not say. */
      submission_code: z.optional(z.string()),
      answers: z.array(
        z.object({
          question_id: z.string(),
          selected_index: z.int(),
          value: z.optional(value),
          is_correct: z.boolean(),
          verdict: z.optional(verdict),
          mark: z.optional(handMark),
          marks: z.number(),
          time_ms: z.int(),
        }),
      ),
    }),
    quiz: quizAnalysis,
  }),
})

const count = z.int().check(z.nonnegative())
/** Percent; null where it is not defined, or too few have handed in for it to mean anything. */
const percent = z.nullable(z.number())
const figure = z.nullable(z.number())

/**
 * All versions whose questions are the same and marked in the same way are one, whatever choices they offer; `number` is the
 * latest of them, or the current one.
 */
const editions = z.array(
  z.object({
    number: z.int(),
    published_at: isoInstant,
    total: count,
    /** The others that are counted in; left out where there are none. */
    also: z.optional(z.array(z.int())),
  }),
)

/**
 * Some questions together. In percent: `earned` of all marks of what is marked or blank, and how all answers turned out; null
 * while nothing is right or wrong yet.
 */
const part = {
  questions: count,
  out_of: z.number(),
  /** Answers that somebody has yet to mark by hand. */
  waiting: z.optional(count),
  earned: percent,
  right: percent,
  partly: percent,
  wrong: percent,
  blank: percent,
  /** Milliseconds for one question, of those who spent any time on it; null where nobody is known to. */
  average_time_ms: z.nullable(z.number()),
}

/** A third of those who have handed in: how many they are, the part of full marks they earned, and what they chose. */
const third = z.object({ of: count, earned: z.number(), options: z.array(count) })

/** Moodle's statistics of a question, in percent; what separates students from 30 attempts on. */
const statistics = z.object({
  facility: percent,
  standard_deviation: percent,
  random_guess_score: percent,
  intended_weight: percent,
  effective_weight: percent,
  discrimination_index: percent,
  discriminative_efficiency: percent,
})

export const listQuestionResults = endpoint<typeof requests.listQuestionResults>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/questions',
  data: z.object({
    /** The version that this is about; of all, the current one. */
    version: z.int(),
    /** Of all versions: how many attempts they are. The questions that are asked now come first. */
    of_all: z.optional(count),
    formerly: z.optional(formerly),
    /** The current one first, then the later before the earlier; `total` attempts of each. */
    versions: editions,
    /** In the order of the questions, so many in each; left out where there is one alone. */
    sections: z.optional(z.array(z.object({ title: z.string(), questions: count }))),
    questions: z.array(
      z.object({
        question: keyedQuestion,
        /** How many answers were marked so. */
        verdicts: verdictCounts,
        /** Milliseconds, of those who spent any time on it; null where nobody is known to. */
        average_time_ms: z.nullable(z.number()),
        /** What was given, as the kind of the question counts it: how often each option, say. */
        tally: z.unknown(),
        statistics,
        /** Those with the most marks and those with the least; null for fewer than 5, or where many have the same. */
        groups: z.nullable(z.object({ strong: third, weak: third })),
      }),
    ),
  }),
})

export const readOverview = endpoint<typeof requests.readOverview>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/overview',
  data: z.object({
    version: z.int(),
    versions: editions,
    total: count,
    /** Answers that somebody has yet to mark by hand: every figure of scores is so far, and counts 0 for them. Left out where none. */
    waiting: z.optional(count),
    /** In marks, like all that follows but the shapes and percents. */
    out_of: z.number(),
    mean: figure,
    median: figure,
    lowest: figure,
    highest: figure,
    standard_deviation: figure,
    skewness: figure,
    kurtosis: figure,
    internal_consistency: percent,
    error_ratio: percent,
    standard_error: figure,
    below_zero: count,
    /** From `from` to below `to`; the last one with its upper edge. */
    scores: z.array(z.object({ from: z.number(), to: z.number(), count })),
    /** What became of all marks there were, and what wrong answers took away from those earned. */
    marks: z.object({
      earned: z.number(),
      missed: z.number(),
      blank: z.number(),
      waiting: z.number(),
      deducted: z.number(),
    }),
    /** By section, and by type of question; each left out where there is one alone. */
    sections: z.optional(z.array(z.object({ title: z.string(), ...part }))),
    kinds: z.optional(z.array(z.object({ kind, ...part }))),
    /** For each tenth of the marks (0: up to a tenth, -1: below 0) how many took which tenth of the time, the first tenth first. */
    times: z.array(z.object({ tenth: z.int(), counts: z.array(count) })),
  }),
})

export const readPracticeRuns = endpoint<typeof requests.readPracticeRuns>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/practice-runs',
  data: z.object({
    runs: z.int(),
    in_progress: z.int(),
    /** Attempts with answers that came too late, and how many of them wait for a decision. */
    late: z.int(),
    late_waiting: z.int(),
  }),
})
