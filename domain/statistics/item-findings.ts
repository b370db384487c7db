import type { Verdict } from '../marking/marking.ts'
import { analysisOf, numberedIn } from '../questionnaires/items/facets.ts'
import type { Question, QuestionOf } from '../questionnaires/items/question.ts'
import { shownText, type TypedText } from '../questions/parts/typed-tally.ts'
import type { Kind, Specs } from '../questions/rules.ts'
import { isUnscored } from '../questions/traits.ts'
import type { Value } from '../questions/value.ts'
import { type Groups, LEAST_FOR_DISCRIMINATION } from './score-groups.ts'

/** What a facility index, in percent, says of how hard a question is. */
export type Difficulty = 'very_hard' | 'hard' | 'middling' | 'fairly_easy' | 'easy' | 'very_easy'
export const difficultyOf = (facility: number): Difficulty => {
  if (facility < 20) return 'very_hard'
  if (facility < 35) return 'hard'
  if (facility < 65) return 'middling'
  if (facility < 80) return 'fairly_easy'
  return facility < 95 ? 'easy' : 'very_easy'
}

/** What a discrimination index, in percent, says of how well a question tells strong students from weak ones. */
export type Separation = 'well' | 'enough' | 'weakly' | 'hardly' | 'reversed'
export const separationOf = (discrimination: number): Separation => {
  if (discrimination < 0) return 'reversed'
  if (discrimination < 20) return 'hardly'
  if (discrimination < 30) return 'weakly'
  return discrimination < 50 ? 'enough' : 'well'
}

/** How many options a question has that are right or wrong each: 0 where nothing is chosen. */
export const optionsIn = <K extends Kind>(question: QuestionOf<K>): number =>
  analysisOf<K>(question.kind).options ? numberedIn(question).length : 0

/** The options that an answer chooses, as places. */
export const optionsChosen = (kind: Kind, given: Value | null): number[] =>
  given === null ? [] : (analysisOf(kind).options?.chosen(given) ?? [])

/** A wrong answer and how often it was given: a chosen option by its place, or a text. */
export type Mistake = { count: number } & ({ option: number } | { text: string })

/** Of the same question. */
type AnyTally = Specs[Kind]['tally']

type Chosen = { chosen: readonly number[]; isRight: (option: number) => boolean }

/** Of the questions whose options are chosen: how often each was, and which are right. */
export const chosenIn = <K extends Kind>({ kind, key }: QuestionOf<K>, tally: Specs[K]['tally']): Chosen | null => {
  const { options } = analysisOf<K>(kind)
  return options ? { chosen: options.counts(tally), isRight: (option) => options.isRight(key, option) } : null
}

/** What was typed, where an answer is one text. */
const typedIn = <K extends Kind>({ kind }: QuestionOf<K>, tally: Specs[K]['tally']) =>
  analysisOf<K>(kind).typed?.(tally)

/** The one that was given most; null where there is none, or several were given as often. */
const mostOf = (mistakes: readonly Mistake[]): Mistake | null => {
  const [most, next] = mistakes.toSorted((one, other) => other.count - one.count)
  return most === undefined || most.count === 0 || most.count === next?.count ? null : most
}

const typedMistake = (typed: readonly TypedText[]): Mistake | null =>
  mostOf(
    typed
      .filter(({ text, count, isRight }) => !isRight && text !== '' && count > 1)
      .map((each) => ({ text: shownText(each), count: each.count })),
  )

/** The wrong answer that was given most; of typed ones, if more than one gave it. Null where there is none, or no one of them. */
export const commonMistake = (question: Question, tally: AnyTally): Mistake | null => {
  if (isUnscored(question.kind)) return null
  const typed = typedIn(question, tally)
  if (typed) return typedMistake(typed)
  const found = chosenIn(question, tally)
  if (found === null) return null
  return mostOf(found.chosen.map((count, option) => ({ option, count })).filter(({ option }) => !found.isRight(option)))
}

/** Why a question may have come out as it did. */
export type Finding =
  /** Most of the stronger third agree on an option that is not the right one. */
  | { kind: 'key_in_doubt'; option: number }
  /** Stronger students did worse than weaker ones. */
  | { kind: 'reversed' }
  | { kind: 'never_chosen'; options: number[] }
  | { kind: 'all_right' }
  | { kind: 'none_right' }

type Answered = {
  question: Question
  tally: AnyTally
  verdicts: Record<Verdict, number>
  groups: Groups | null
  /** Percent; null where it says nothing. */
  discrimination: number | null
  /** The first of the options that is offered no more; null: all are offered. */
  goneFrom?: number | null
}

/** So many of the stronger third must be there, and this part of them agree. */
const LEAST_STRONG = 5
const MOST_OF_THEM = 0.6
/** An option that nobody chose says something once so many have answered. */
const LEAST_ANSWERS = 10

const doubtedBy = (groups: Groups | null, { isRight }: Chosen): Finding[] => {
  const strong = groups?.strong
  if (strong === undefined || strong.of < LEAST_STRONG) return []
  const option = strong.options.findIndex((count, at) => !isRight(at) && count >= strong.of * MOST_OF_THEM)
  return option < 0 ? [] : [{ kind: 'key_in_doubt', option }]
}

/** A figure this far below 0, in percent, is hardly chance any more. */
const CLEARLY_REVERSED = -10

const isReversed = ({ discrimination, total }: { discrimination: number | null; total: number }): boolean =>
  discrimination !== null && total >= LEAST_FOR_DISCRIMINATION && discrimination <= CLEARLY_REVERSED

/** The most urgent first. */
export const findingsOn = ({ question, tally, verdicts, groups, discrimination, goneFrom }: Answered): Finding[] => {
  const offered = goneFrom ?? Number.POSITIVE_INFINITY
  if (isUnscored(question.kind)) return []
  const { correct, partly, wrong, blank, waiting } = verdicts
  const answers = correct + partly + wrong
  const total = answers + blank + waiting
  const chosen = chosenIn(question, tally)
  const found = chosen === null ? [] : doubtedBy(groups, chosen)
  if (isReversed({ discrimination, total })) found.push({ kind: 'reversed' })
  const ignored = (chosen?.chosen ?? []).flatMap((count, option) => (count === 0 && option < offered ? option : []))
  if (ignored.length > 0 && answers >= LEAST_ANSWERS && correct < total)
    found.push({ kind: 'never_chosen', options: ignored })
  if (total >= LEAST_ANSWERS && correct === total) found.push({ kind: 'all_right' })
  if (answers >= LEAST_ANSWERS && correct + partly + waiting === 0) found.push({ kind: 'none_right' })
  return found
}

/** About how many of all, as one says it. */
export type RoughShare =
  | 'nobody'
  | 'few'
  | 'quarter'
  | 'third'
  | 'half'
  | 'two_thirds'
  | 'three_quarters'
  | 'most'
  | 'everybody'

const ROUGH: readonly (readonly [number, RoughShare])[] = [
  [0.15, 'few'],
  [0.29, 'quarter'],
  [0.42, 'third'],
  [0.58, 'half'],
  [0.71, 'two_thirds'],
  [0.85, 'three_quarters'],
]

export const roughShare = (count: number, of: number): RoughShare => {
  if (count === 0 || of === 0) return 'nobody'
  if (count === of) return 'everybody'
  return ROUGH.find(([below]) => count / of < below)?.[1] ?? 'most'
}
