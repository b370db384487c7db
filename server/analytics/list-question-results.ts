import type * as z from 'zod/mini'
import type { listQuestionResults as contract } from '#contract/analytics.ts'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import type { EditionTally } from '#domain/edition.ts'
import { optionsIn } from '#domain/item-findings.ts'
import { type ItemStatistics, itemStatistics } from '#domain/item-statistics.ts'
import { fullMarksOf } from '#domain/marking.ts'
import { groupsOf, LEAST_FOR_DISCRIMINATION, thirdsOf } from '#domain/score-groups.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { findEdition, type Needs } from './find-edition.ts'

type Listed = z.input<typeof contract.data>
type Told = Listed['questions'][number]

/** How each question of one version was answered: of the one with that number, and where there is none, of the current one. */
export const listQuestionResults = async (
  needs: Needs,
  questionnaireId: OwnedQuestionnaireId,
  number: number | undefined,
): Promise<Listed> => {
  const { shown, versions, edition } = await findEdition(needs, questionnaireId, number)
  const statistics = statisticsOnWire(edition)
  const groups = groupsOnWire(edition)
  return {
    version: shown.number,
    versions,
    questions: edition.questions.map(({ question, tally: { verdicts, time, given } }, at) => ({
      question: questionOnWire(question, shown.publishedAt),
      verdicts,
      average_time_ms: time.of === 0 ? null : Math.round(time.ms / time.of),
      tally: given,
      statistics: statistics(at),
      groups: groups(at),
    })),
  }
}

const NONE: ItemStatistics = {
  facility: null,
  deviation: null,
  randomGuess: null,
  intendedWeight: null,
  effectiveWeight: null,
  discrimination: null,
  efficiency: null,
}

const statisticsOnWire = ({ sums, marking, questions }: EditionTally) => {
  const all = itemStatistics(sums, { questions: questions.map(({ question }) => question), marking })
  const separates = sums.count >= LEAST_FOR_DISCRIMINATION
  return (at: number): Told['statistics'] => {
    const each = all[at] ?? NONE
    return {
      facility: each.facility,
      standard_deviation: each.deviation,
      random_guess_score: each.randomGuess,
      intended_weight: each.intendedWeight,
      effective_weight: separates ? each.effectiveWeight : null,
      discrimination_index: separates ? each.discrimination : null,
      discriminative_efficiency: separates ? each.efficiency : null,
    }
  }
}

const groupsOnWire = ({ sums, marking, questions }: EditionTally) => {
  const thirds = thirdsOf(sums)
  return (at: number): Told['groups'] => {
    const question = questions[at]?.question
    const item = sums.items[at]
    if (thirds === null || question === undefined || item === undefined) return null
    return groupsOf(item, thirds, { full: fullMarksOf(question, marking), options: optionsIn(question) })
  }
}
