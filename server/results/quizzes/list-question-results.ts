import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import type { listQuestionResults as contract } from '#contract/results/analytics.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { choicesOf, withChoiceTexts } from '#domain/questionnaires/same-meaning.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { type CountedAs, idInVersions } from '#domain/statistics/across-versions.ts'
import { type ResultsOfQuestion, resultsOfAll, resultsOfEdition } from '#domain/statistics/all-editions.ts'
import { optionsIn } from '#domain/statistics/item-findings.ts'
import { type ItemStatistics, type Measured, statisticsOf } from '#domain/statistics/item-statistics.ts'
import { sectionsAsked } from '#domain/statistics/part-statistics.ts'
import { toldGiven } from '#domain/statistics/question-tally.ts'
import { groupsOf, LEAST_FOR_DISCRIMINATION, thirdsOf } from '#domain/statistics/score-groups.ts'
import { listFormerly } from '../../questionnaires/list-formerly.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { type FoundEdition, findEdition, type Needs } from './find-edition.ts'

type Listed = z.input<typeof contract.data>
type Told = Listed['questions'][number]

/** How each question was answered: of the version with that number, of the current one, or of all of them. */
export const listQuestionResults = async (
  needs: Needs,
  questionnaireId: OwnedQuestionnaireId,
  asked: number | 'all' | undefined,
): Promise<Listed> => {
  const found = await findEdition(needs, questionnaireId, asked === 'all' ? undefined : asked)
  const { shown, version, editions } = found
  const isOfAll = asked === 'all'
  const shownAs = { isOfAll, found }
  const results = isOfAll ? resultsOfVersions(found) : resultsOfEdition(found.edition)
  const sections = sectionsAsked(version)
  return {
    version: shown.number,
    ...(isOfAll && { of_all: editions.reduce((sum, { edition }) => sum + edition.total, 0) }),
    ...formerlyAmong(results, shownAs),
    versions: editions.map(({ listed }) => listed),
    ...(sections.length > 0 && { sections }),
    questions: await questionsOnWire(results, shownAs),
  }
}

/** Each question that is asked now, and behind them those that somebody has met before. */
const resultsOfVersions = ({ tally, edition, editions }: FoundEdition): ResultsOfQuestion[] => {
  const all = resultsOfAll(editions.map((each) => each.edition))
  const now = resultsOfEdition(edition).map((each) => all.get(each.question.id) ?? each)
  const before = tally.across.questions.slice(tally.across.askedNow).flatMap(({ id }) => all.get(id) ?? [])
  return [...now, ...before]
}

/** In one version by itself nothing is asked no more; what it offers may be. */
const formerlyAmong = (results: readonly ResultsOfQuestion[], { isOfAll, found: { tally } }: Shown) => {
  const { questions, askedNow, offered } = tally.across
  const there = new Set(results.map(({ question }) => question.id))
  const now = questions.slice(0, askedNow).filter(({ id }) => there.has(id))
  const before = isOfAll ? questions.slice(askedNow).filter(({ id }) => there.has(id)) : []
  return listFormerly({ questions: [...now, ...before], askedNow: now.length, offered })
}

/** So many questions take a few milliseconds. */
const AT_ONCE = 10

type Shown = { isOfAll: boolean; found: FoundEdition }

const questionsOnWire = async (
  results: readonly ResultsOfQuestion[],
  { isOfAll, found: { shown, tally } }: Shown,
): Promise<Told[]> => {
  const offers = new Map([...tally.across.countedAs(shown.id).values()].map((as) => [as.id, as.offers]))
  const measured = results.map(({ question, ...each }) => ({
    ...each,
    question: asOffered(question, offers.get(question.id)),
  }))
  const statistics = statisticsOf(measured)
  const questions: Told[] = []
  for (const [at, { question, ...result }] of results.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await aTurn()
    const { verdicts, time } = result.tally
    const id = isOfAll ? question.id : questionId.parse(idInVersions(question.id))
    questions.push({
      question: questionOnWire({ ...question, id }, shown.publishedAt),
      verdicts,
      average_time_ms: time.of === 0 ? null : Math.round(time.ms / time.of),
      tally: toldGiven<Kind>(question, result.tally),
      statistics: statisticsOnWire(statistics(measured[at] ?? { question, ...result }), result),
      groups: groupsOnWire({ question, ...result }),
    })
  }
  return questions
}

/** With as many choices as the version offers: so many are there to guess from. */
const asOffered = (question: Question, offers: CountedAs['offers'] = []): Question =>
  withChoiceTexts<Kind>(
    question,
    choicesOf<Kind>(question).map((list, at) => list.slice(0, offers[at]?.size)),
  )

const statisticsOnWire = (each: ItemStatistics, { comparable }: Pick<Measured, 'comparable'>): Told['statistics'] => {
  const separates = comparable.count >= LEAST_FOR_DISCRIMINATION
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

const groupsOnWire = ({ question, rules, comparable }: ResultsOfQuestion): Told['groups'] => {
  const thirds = thirdsOf(comparable)
  const full = fullMarksOf(question, rules)
  if (thirds === null || full === 0) return null
  return groupsOf(comparable.item, thirds, { full, options: optionsIn(question) })
}
