import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { listQuestionResults as contract } from '#contract/analytics.ts'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import type { EditionTally } from '#domain/edition.ts'
import { optionsIn } from '#domain/item-findings.ts'
import { statisticsAt } from '#domain/item-statistics.ts'
import { fullMarksOf } from '#domain/marking.ts'
import type { Question } from '#domain/question.ts'
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
  const questions: Told[] = []
  for (const [at, { question, tally }] of edition.questions.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await aTurn()
    const { verdicts, time, given } = tally
    questions.push({
      question: questionOnWire(question, shown.publishedAt),
      verdicts,
      average_time_ms: time.of === 0 ? null : Math.round(time.ms / time.of),
      tally: given,
      statistics: statistics(question, at),
      groups: groups(question, at),
    })
  }
  return { version: shown.number, versions, questions }
}

/** So many questions take a few milliseconds. */
const AT_ONCE = 10

const statisticsOnWire = ({ sums, marking, questions }: EditionTally) => {
  const of = statisticsAt(sums, { questions: questions.map(({ question }) => question), marking })
  const separates = sums.count >= LEAST_FOR_DISCRIMINATION
  return (question: Question, at: number): Told['statistics'] => {
    const each = of(question, at)
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

const groupsOnWire = ({ sums, marking }: EditionTally) => {
  const thirds = thirdsOf(sums)
  return (question: Question, at: number): Told['groups'] => {
    const item = sums.items[at]
    const full = fullMarksOf(question, marking)
    if (thirds === null || item === undefined || full === 0) return null
    return groupsOf(item, thirds, { full, options: optionsIn(question) })
  }
}
