import { isUnscored } from '#domain/questions/traits.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { formatMarks } from '../answers/marks-text.ts'
import { findingsInWords, listInWords } from './item-sentences.ts'
import type { Overview, QuestionResult } from './question-results-api.ts'

/** “1 mark”, “2.5 marks”. */
export const marksInWords = (marks: number): string =>
  t('overview.partMarks', { count: marks, marks: formatMarks(marks) })

/** Beside whatever is told of scores while answers wait to be marked; null where none does. */
export const soFarOn = ({ waiting }: Pick<Overview, 'waiting'>): string | null =>
  waiting > 0 ? t('overview.soFar', { count: waiting }) : null

/** How all came out, in a few sentences. */
export const sentencesOn = (overview: Overview): string[] => {
  const [first, ...others] = scoresIn(overview)
  const soFar = soFarOn(overview)
  if (first === undefined) return []
  return soFar === null ? [first, ...others] : [first, soFar, ...others]
}

const scoresIn = ({ total, mean, median, deviation, lowest, highest, outOf, belowZero }: Overview): string[] => {
  if (mean === null || median === null || outOf === 0) return []
  const below = belowZero > 0 ? [t('overview.belowZero', { count: belowZero })] : []
  if (total === 1) return [t('overview.one', { median: formatMarks(median), max: marksInWords(outOf) }), ...below]
  const share = formatPercent(mean / outOf)
  if (total < FEWEST)
    return [t('overview.few', { count: total, mean: formatMarks(mean), max: marksInWords(outOf), share }), ...below]
  const hasSpread = deviation !== null && deviation > 0
  const from = formatMarks(Math.max(lowest ?? mean, mean - (deviation ?? 0)))
  const to = formatMarks(Math.min(highest ?? mean, mean + (deviation ?? 0)))
  return [
    t('overview.median', { median: marksInWords(median), max: formatMarks(outOf) }),
    hasSpread
      ? t('overview.spread', { mean: marksInWords(mean), share, from, to })
      : t('overview.mean', { mean: marksInWords(mean), share }),
    ...below,
  ]
}

/** What of a quiz's reliability one can say; null where it is not known. */
export const reliabilityOf = ({ consistency }: Overview): 'good' | 'fair' | 'poor' | null => {
  if (consistency === null) return null
  if (consistency >= 75) return 'good'
  return consistency >= 64 ? 'fair' : 'poor'
}

/** At most so many questions are named: more is a list to look at. */
const MOST_NAMED = 5
const MANY = 0.25

const named = (results: readonly QuestionResult[]): string =>
  listInWords(results.slice(0, MOST_NAMED).map(({ number }) => t('overview.questionName', { number })))

const isDoubted = (result: QuestionResult): boolean =>
  findingsInWords(result).some(({ kind }) => kind === 'key_in_doubt' || kind === 'reversed')

const totalOf = ({ verdicts }: QuestionResult): number => Object.values(verdicts).reduce((sum, count) => sum + count, 0)

/** Whether all of it is, and something in it was right or wrong. */
const isMarked = ({ question, verdicts }: QuestionResult): boolean =>
  verdicts.waiting === 0 && !isUnscored(question.kind)

/** What a teacher may do next about the questions, the most urgent first. */
export const stepsFor = (overview: Overview, results: readonly QuestionResult[]): string[] => {
  if (overview.total < FEWEST) return []
  const doubted = results.filter(isDoubted)
  const blanks = results.filter((result) => result.verdicts.blank >= Math.max(2, totalOf(result) * MANY))
  const hard = results.filter(
    (result) => !isDoubted(result) && isMarked(result) && result.verdicts.correct * 2 < totalOf(result),
  )
  const byFacility = hard.toSorted((one, other) => (one.statistics.facility ?? 0) - (other.statistics.facility ?? 0))
  const steps: string[] = []
  if (doubted.length > 0) steps.push(t('overview.checkKey', { questions: named(doubted) }))
  if (hard.length > 0) steps.push(t('overview.goOver', { questions: named(byFacility) }))
  if (blanks.length > 0)
    steps.push(t(blanks.length === 1 ? 'overview.blanksOne' : 'overview.blanks', { questions: named(blanks) }))
  if (reliabilityOf(overview) === 'poor') steps.push(t('overview.unreliable'))
  return steps.map((step) => step.charAt(0).toLocaleUpperCase() + step.slice(1))
}
