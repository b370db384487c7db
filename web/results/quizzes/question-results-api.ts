import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { listQuestionResults, readOverview } from '#contract/results/analytics.ts'
import type { QuestionOf } from '#domain/questionnaires/items/question.ts'
import { question as anyQuestion } from '#domain/questionnaires/items/question-schema.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { formerlyInWords } from '../../questionnaires/versions/formerly-in-words.ts'
import { QUESTION_RESULTS, REFRESH_WHILE_IN_PROGRESS_MS } from './api.ts'

/** Null: the current version. */
type Asked = { quizId: string; version: number | null }
type AskedOfAll = { quizId: string; version: number | 'all' | null }
/** Whether anybody is taking the quiz. */
type Running = { isRunning: boolean }

const readQuestionResults = async ({ quizId, version }: AskedOfAll) => {
  const query = version === null ? {} : { version }
  const data = await orThrow(callAsTeacher(listQuestionResults, { params: { id: quizId }, query }))
  const results = data.questions.map((result, at) => resultFromWire(result, { at, formerly: data.formerly }))
  const isBefore = ({ question: { id } }: QuestionResult) => data.formerly?.question_ids.includes(id) === true
  return {
    version: data.version,
    /** Of all versions: how many attempts they are; null: of that version alone. */
    ofAll: data.of_all ?? null,
    versions: data.versions.map(editionFromWire),
    sections: data.sections ?? [],
    questions: results.filter((result) => !isBefore(result)),
    /** As they were asked or marked before, and are no more. */
    before: results.filter(isBefore).map((result, at) => ({ ...result, number: at + 1, isBefore: true })),
  }
}

type ResultOnWire = z.infer<typeof listQuestionResults.data>['questions'][number]
type Among = { at: number; formerly: z.infer<typeof listQuestionResults.data>['formerly'] }

const resultFromWire = (onWire: ResultOnWire, { at, formerly }: Among) => {
  const { verdicts, average_time_ms, statistics: found, groups } = onWire
  const asked = z.parse(anyQuestion, { ...askedFromWire(onWire.question), key: keyFromWire(onWire.question) })
  const gone = formerly?.choices.filter(({ question_id }) => question_id === asked.id) ?? []
  return {
    /** Its place, from 1, among the questions, or among those before. */
    number: at + 1,
    isBefore: false,
    question: formerlyInWords(asked, { question_ids: [], choices: gone }),
    verdicts,
    averageTimeMs: average_time_ms,
    tally: tallyOf(asked, onWire.tally),
    statistics: {
      facility: found.facility,
      deviation: found.standard_deviation,
      randomGuess: found.random_guess_score,
      intendedWeight: found.intended_weight,
      effectiveWeight: found.effective_weight,
      discrimination: found.discrimination_index,
      efficiency: found.discriminative_efficiency,
    },
    groups,
    /** The first of its options that is offered no more; null: all are offered. */
    goneFrom: gone.find(({ list }) => list === 0)?.from ?? null,
  }
}

type EditionOnWire = z.infer<typeof listQuestionResults.data>['versions'][number]
const editionFromWire = ({ number, published_at, total, also = [] }: EditionOnWire) => ({
  number,
  publishedAt: Date.parse(published_at),
  total,
  /** Others that ask the same are counted in. */
  hasMore: also.length > 0,
})

export const tallyOf = <K extends Kind>({ kind }: QuestionOf<K>, tally: unknown): Specs[K]['tally'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return z.parse(rule.tally.schema, tally)
}

/** How each question of one version, or of all, was answered, in the order of the paper. */
export type QuestionResultsPage = Awaited<ReturnType<typeof readQuestionResults>>
export type QuestionResult = ReturnType<typeof resultFromWire>

export const questionResultsQuery = ({ isRunning, ...asked }: AskedOfAll & Running) =>
  queryOptions({
    queryKey: [QUESTION_RESULTS, asked.quizId, asked.version],
    queryFn: () => readQuestionResults(asked),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning && REFRESH_WHILE_IN_PROGRESS_MS,
  })

const readQuizOverview = async ({ quizId, version }: Asked) => {
  const query = version === null ? {} : { version }
  const data = await orThrow(callAsTeacher(readOverview, { params: { id: quizId }, query }))
  return {
    version: data.version,
    versions: data.versions.map(editionFromWire),
    total: data.total,
    /** Answers that nobody has marked yet: all figures of scores are so far. */
    waiting: data.waiting ?? 0,
    outOf: data.out_of,
    mean: data.mean,
    median: data.median,
    lowest: data.lowest,
    highest: data.highest,
    deviation: data.standard_deviation,
    skewness: data.skewness,
    kurtosis: data.kurtosis,
    consistency: data.internal_consistency,
    errorRatio: data.error_ratio,
    standardError: data.standard_error,
    belowZero: data.below_zero,
    scores: data.scores,
    marks: data.marks,
    sections: (data.sections ?? []).map(partFromWire),
    kinds: (data.kinds ?? []).map(partFromWire),
    times: data.times,
  }
}

const partFromWire = <Part extends { out_of: number; waiting?: number | undefined; average_time_ms: number | null }>({
  out_of: outOf,
  waiting = 0,
  average_time_ms: averageTimeMs,
  ...part
}: Part) => ({ ...part, outOf, waiting, averageTimeMs })

/** All results of one version together. */
export type Overview = Awaited<ReturnType<typeof readQuizOverview>>

export const overviewQuery = ({ isRunning, ...asked }: Asked & Running) =>
  queryOptions({
    queryKey: [QUESTION_RESULTS, asked.quizId, 'overview', asked.version],
    queryFn: () => readQuizOverview(asked),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning && REFRESH_WHILE_IN_PROGRESS_MS,
  })
