import type * as z from 'zod/mini'
import type { readOverview as contract } from '#contract/results/analytics.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import { type Marks, marksAsNumber } from '#domain/marking/marks.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { type EditionTally, fullMarksOfAll, metIn } from '#domain/statistics/edition.ts'
import { type Part, partsBy, sectionPlaces, sectionsAsked } from '#domain/statistics/part-statistics.ts'
import { quizStatistics } from '#domain/statistics/quiz-statistics.ts'
import { timesByScore } from '#domain/statistics/quiz-sums.ts'
import { LEAST_FOR_DISCRIMINATION } from '#domain/statistics/score-groups.ts'
import { scoreHistogram } from '#domain/statistics/score-histogram.ts'
import { valuesIn } from '#domain/statistics/spread.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { findEdition, type Needs } from './find-edition.ts'

type Overview = z.input<typeof contract.data>

/** How the results of one version came out together: of the one with that number, and where there is none, of the current one. */
export const readOverview = async (
  needs: Needs,
  questionnaireId: OwnedQuestionnaireId,
  number: number | undefined,
): Promise<Overview> => {
  const { shown, version, editions, edition } = await findEdition(needs, questionnaireId, number)
  const { sums } = edition
  const outOf = fullMarksOfAll(edition.questions)
  return {
    version: shown.number,
    versions: editions.map(({ listed }) => listed),
    total: sums.count,
    ...waitingIn(edition),
    out_of: marksAsNumber(outOf),
    ...figuresOf(edition),
    below_zero: valuesIn(sums.scores).reduce((sum, { value, count }) => sum + (value < 0 ? count : 0), 0),
    scores: scoreHistogram(sums.scores, outOf).map(({ from, to, count }) => ({
      from: marksAsNumber(from),
      to: marksAsNumber(to),
      count,
    })),
    marks: marksLost(edition),
    ...partsOnWire(edition, version),
    times: timesByScore(sums),
  }
}

const waitingIn = ({ questions }: EditionTally): Pick<Overview, 'waiting'> => {
  const waiting = questions.reduce((sum, { tally }) => sum + tally.verdicts.waiting, 0)
  return waiting > 0 ? { waiting } : {}
}

const orNull = (marks: Marks | null): number | null => (marks === null ? null : marksAsNumber(marks))

const figuresOf = ({ sums }: EditionTally) => {
  const all = quizStatistics(sums)
  const isEnough = sums.count >= LEAST_FOR_DISCRIMINATION
  return {
    mean: orNull(all.mean),
    median: orNull(all.median),
    lowest: orNull(all.lowest),
    highest: orNull(all.highest),
    standard_deviation: orNull(all.deviation),
    skewness: all.skewness,
    kurtosis: all.kurtosis,
    internal_consistency: isEnough ? all.consistency : null,
    error_ratio: isEnough ? all.errorRatio : null,
    standard_error: isEnough ? orNull(all.standardError) : null,
  }
}

const partOnWire = ({ outOf, timeMs, ...part }: Part) => ({
  ...part,
  out_of: marksAsNumber(outOf),
  average_time_ms: timeMs,
})

/** Where there are several sections, or types of question. */
const partsOnWire = (edition: EditionTally, version: Version): Pick<Overview, 'sections' | 'kinds'> => {
  const sections = sectionsAsked(version)
  const places = sectionPlaces(sections)
  const kinds = partsBy(edition, (_, { question }) => question.kind)
  const bySection = sections.length > 0 && partsBy(edition, (at) => places[at] ?? 0)
  return {
    ...(bySection && {
      sections: [...bySection].map(([place, part]) => ({ title: sections[place]?.title ?? '', ...partOnWire(part) })),
    }),
    ...(kinds.size > 1 && { kinds: [...kinds].map(([kind, part]) => ({ kind, ...partOnWire(part) })) }),
  }
}

/** Of the marks that all could have earned together. */
const marksLost = (edition: EditionTally): Overview['marks'] => {
  const lost = { earned: 0, missed: 0, blank: 0, waiting: 0, deducted: 0 }
  const { count, items } = edition.sums
  edition.questions.forEach((counted, at) => {
    const full = fullMarksOf(counted.question, counted.rules)
    const { marks, deducted } = items[at] ?? { marks: 0, deducted: 0 }
    const { waiting } = counted.tally.verdicts
    const { met, blank } = metIn(counted, count)
    const earned = marks + deducted
    lost.earned += earned
    lost.deducted += deducted
    lost.waiting += waiting * full
    lost.missed += met * full - earned - (blank + waiting) * full
  })
  for (const lift of edition.sums.lifts.values()) lost.deducted -= lift
  lost.blank = count * fullMarksOfAll(edition.questions) - lost.earned - lost.missed - lost.waiting
  return {
    earned: marksAsNumber(lost.earned),
    missed: marksAsNumber(lost.missed),
    blank: marksAsNumber(lost.blank),
    waiting: marksAsNumber(lost.waiting),
    deducted: marksAsNumber(lost.deducted),
  }
}
