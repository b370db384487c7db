import * as z from 'zod/mini'
import type { Counted, Credit } from '../questions/rule.ts'
import type { Kind } from '../questions/rules.ts'
import { isByHand, isUnscored } from '../questions/traits.ts'
import { marksFloor } from './floor-choice.ts'
import { type MarkingScheme, markingScheme } from './marking-scheme.ts'
import { type Marks, UNITS_PER_MARK, wholeMarks } from './marks.ts'
import type { Verdict } from './verdict.ts'

export { type MarkingScheme, markingScheme } from './marking-scheme.ts'
export { type Verdict, verdict } from './verdict.ts'

/** Ten-thousandths are hundredths of a percent. */
export const MOST_PARTS = 10_000
const partsFrom = (least: number) =>
  z.int('wrong_type').check(z.gte(least, 'out_of_range'), z.lte(MOST_PARTS, 'out_of_range'))

/** An exact part of something, at most all of it: a quarter is 1/4. */
export const fraction = z.strictObject({ numerator: partsFrom(0), denominator: partsFrom(1) }).check(
  z.refine(({ numerator, denominator }) => numerator <= denominator, {
    error: 'out_of_range',
    path: ['numerator'],
  }),
)
export type Fraction = z.infer<typeof fraction>

export const isSameFraction = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator

/** `wrongCosts` is the part of a question's marks that a wrong answer takes away, as an exact fraction; `floor` is a paper's: left out, none. */
export const markingRules = z.object({
  marksPerQuestion: z.int().check(z.positive()),
  wrongCosts: fraction,
  scheme: z._default(markingScheme, 'all_or_nothing'),
  floor: z.optional(marksFloor),
})
export type MarkingRules = z.infer<typeof markingRules>

/** What a question may be worth: from a hundredth of a mark to a thousand marks, in hundredths. */
const LEAST_POINTS = UNITS_PER_MARK / 100
const MOST_POINTS = wholeMarks(1000)
export const points = z.int().check(
  z.gte(LEAST_POINTS),
  z.lte(MOST_POINTS),
  z.refine((worth) => worth % LEAST_POINTS === 0),
)

/** What a question says of its marking itself: `points` are what it is worth. It inherits whatever is not there. */
export const ownMarking = {
  points: z.optional(points),
  marking: z.optional(z.object({ wrongCosts: z.optional(fraction), scheme: z.optional(markingScheme) })),
}
export type OwnMarking = {
  points?: Marks | undefined
  marking?: { wrongCosts?: Fraction | undefined; scheme?: MarkingScheme | undefined } | undefined
}

/** The quarter is the ratio of the national entrance tests (+4 / -1). */
export const NOTHING: Fraction = { numerator: 0, denominator: 1 }
export const A_QUARTER: Fraction = { numerator: 1, denominator: 4 }

/** One mark a question. */
export const defaultMarking = (
  hasNegativeMarking: boolean,
  scheme: MarkingScheme = 'all_or_nothing',
): MarkingRules => ({
  marksPerQuestion: wholeMarks(1),
  wrongCosts: hasNegativeMarking ? A_QUARTER : NOTHING,
  scheme,
})

const inherited = new WeakMap<OwnMarking, { from: MarkingRules; rules: MarkingRules }>()

/** By which rules a question is marked: its own, and for the rest those of its version. Made once where any are its own. */
export const rulesFor = (question: OwnMarking, from: MarkingRules): MarkingRules => {
  if (question.points === undefined && question.marking === undefined) return from
  const known = inherited.get(question)
  if (known?.from === from) return known.rules
  const { wrongCosts = from.wrongCosts, scheme = from.scheme } = question.marking ?? {}
  const rules = { marksPerQuestion: question.points ?? from.marksPerQuestion, wrongCosts, scheme }
  inherited.set(question, { from, rules })
  return rules
}

type Marked = OwnMarking & { kind: Kind }

/** What a complete answer to a question earns; nothing where nothing is right or wrong. */
export const fullMarksOf = (question: Marked, rules: MarkingRules): Marks =>
  isUnscored(question.kind) ? 0 : (question.points ?? rules.marksPerQuestion)

/** What complete answers to all questions earn together; `choose`: where only so many of them count, the dearest. */
export const outOfAll = (questions: readonly Marked[], rules: MarkingRules, choose?: number): Marks => {
  const each = questions.map((question) => fullMarksOf(question, rules))
  const counted = choose === undefined ? each : each.sort((a, b) => b - a).slice(0, choose)
  return counted.reduce((sum, full) => sum + full, 0)
}

/** Whether a question is marked as its version says. */
export const isUsual = (question: OwnMarking, usual: MarkingRules): boolean =>
  isMarkedAs(rulesFor(question, usual), usual)

/** Whether both rules give the same marks to the same answer. */
export const isMarkedAs = (rules: MarkingRules, others: MarkingRules): boolean => {
  if (rules === others) return true
  const isWorthTheSame = rules.marksPerQuestion === others.marksPerQuestion && penaltyOf(rules) === penaltyOf(others)
  return isWorthTheSame && rules.scheme === others.scheme
}

export const hasNegativeMarking = ({ wrongCosts }: MarkingRules): boolean => wrongCosts.numerator > 0

/** What a wrong answer takes away: exact as long as the fraction divides the marks; otherwise rounded to 1/1200, towards the student. */
export const penaltyOf = ({ marksPerQuestion, wrongCosts: { numerator, denominator } }: MarkingRules): Marks => {
  const parts = marksPerQuestion * numerator
  return (parts - (parts % denominator)) / denominator
}

/** Whether a wrong answer takes away just the part that is said, with nothing rounded. */
export const isExact = ({ marksPerQuestion, wrongCosts: { numerator, denominator } }: MarkingRules): boolean =>
  (marksPerQuestion * numerator) % denominator === 0

/** Of answers with several parts these take nothing away. */
const FREE_SCHEMES: ReadonlySet<MarkingScheme> = new Set(['right_minus_wrong', 'proportional_zero_if_wrong'])

export const isFreeScheme = (scheme: MarkingScheme): boolean => FREE_SCHEMES.has(scheme)

/** What a wrong answer to such a question can take away; `parts`: how many parts it has at least, as far as is known without its key. */
export const mostLost = ({ kind, parts }: { kind: Kind; parts: number }, rules: MarkingRules): Marks => {
  const isFree = isUnscored(kind) || isByHand(kind) || (parts > 1 && isFreeScheme(rules.scheme))
  return isFree ? 0 : penaltyOf(rules)
}

/** Below full marks, rounded once to the nearest 1/1200. */
const part = (full: Marks, parts: number, of: number): Marks => {
  const doubled = 2 * full * parts + of
  return Math.min(full - 1, (doubled - (doubled % (2 * of))) / (2 * of))
}

type Parts = Counted & { full: Marks; penalty: Marks }

/** Of an answer that is not complete and has more than one part. The last is that of JEE (Advanced), the one before WBJEE's third category. */
const SCHEMES: Record<MarkingScheme, (parts: Parts) => Marks> = {
  all_or_nothing: ({ penalty }) => 0 - penalty,
  proportional: ({ hits, of, full, penalty }) => (hits === 0 ? 0 - penalty : part(full, hits, of)),
  right_minus_wrong: ({ hits, misses, of, full }) => (hits > misses ? part(full, hits - misses, of) : 0),
  proportional_zero_if_wrong: ({ hits, misses, of, full }) => (misses > 0 ? 0 : part(full, hits, of)),
  jee_advanced: ({ hits, misses, full, penalty }) => (misses > 0 || hits === 0 ? 0 - penalty : part(full, hits, 4)),
}

/** What an answer that achieved this is worth. */
export const marked = (credit: Credit | 'blank', rules: MarkingRules): { verdict: Verdict; marks: Marks } => {
  if (credit === 'blank') return { verdict: 'blank', marks: 0 }
  if (credit === null) return { verdict: 'given', marks: 0 }
  if (credit === 'by_hand') return { verdict: 'waiting', marks: 0 }
  const { hits, misses, of } = credit
  const full = rules.marksPerQuestion
  if (hits === of && misses === 0) return { verdict: 'correct', marks: full }
  const penalty = penaltyOf(rules)
  const marks = SCHEMES[of === 1 ? 'all_or_nothing' : rules.scheme]({ ...credit, full, penalty })
  return { verdict: marks > 0 ? 'partly' : 'wrong', marks }
}
