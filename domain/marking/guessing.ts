import type { Credit, Rule, SeveralOptions } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import { type MarkingRules, marked, type OwnMarking, outOfAll, rulesFor } from './marking.ts'
import { type Marks, UNITS_PER_MARK } from './marks.ts'

/** How a question is answered by whoever knows nothing: what that earns depends on nothing else of it. */
export type Guess =
  /** One of so many answers, all as likely, is right. */
  | { by: 'one'; of: number }
  /** Any choice of options; of as many as are right where that is told. */
  | ({ by: 'several' } & SeveralOptions)
  /** Whatever is given is wrong, in each of so many parts. */
  | { by: 'nothing'; parts: number }
  /** Nothing is right, or a person says what is. */
  | { by: 'nobody' }

type KeyedOf<K extends Kind> = { [P in K]: { kind: P; asked: Specs[P]['asked']; key: Specs[P]['key'] } }[K]

export const guessOf = <K extends Kind>({ kind, asked, key }: KeyedOf<K>): Guess => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const several = rule.analysis?.several?.(asked, key)
  if (several) return { by: 'several', ...several }
  const right = rule.right(key)
  const credit: Credit = right === null ? null : rule.credit(key, right, asked)
  if (credit === null || credit === 'by_hand') return { by: 'nobody' }
  const of = rule.analysis?.guesses?.(asked) ?? 0
  return of > 0 ? { by: 'one', of } : { by: 'nothing', parts: credit.of }
}

/** A number that is exact however many are added. */
type Ratio = { over: bigint; under: bigint }

const sharedBy = (one: bigint, other: bigint): bigint => (other === 0n ? one : sharedBy(other, one % other))

const sumOf = (one: Ratio, other: Ratio): Ratio => {
  const over = one.over * other.under + other.over * one.under
  const under = one.under * other.under
  const shared = sharedBy(over < 0n ? -over : over, under)
  return { over: over / shared, under: under / shared }
}

const NONE: Ratio = { over: 0n, under: 1n }

/** In how many ways so many can be chosen: for none, for one, and so on up to all. */
const waysToChoose = (all: number): bigint[] => {
  const ways = [1n]
  for (let chosen = 1; chosen <= all; chosen += 1)
    ways.push(((ways.at(-1) ?? 1n) * BigInt(all - chosen + 1)) / BigInt(chosen))
  return ways
}

/** Each choice of options but none is as likely as any other; of those with as many as are told, where that is told. */
const fromSeveral = ({ options, right, isTold }: SeveralOptions, rules: MarkingRules): Ratio => {
  const [rightOnes, wrongOnes] = [waysToChoose(right), waysToChoose(options - right)]
  let [earned, choices] = [0n, 0n]
  for (const [hits, ways] of rightOnes.entries())
    for (const [misses, others] of wrongOnes.entries()) {
      const isGiven = isTold ? hits + misses === right : hits + misses > 0
      if (!isGiven) continue
      earned += ways * others * BigInt(marked({ hits, misses, of: right }, rules).marks)
      choices += ways * others
    }
  return { over: earned, under: choices }
}

/** What a guess earns on average, in units of 1/1200 of a mark. */
const expected = (guess: Guess, rules: MarkingRules): Ratio => {
  const wrong = (parts: number) => BigInt(marked({ hits: 0, misses: parts, of: parts }, rules).marks)
  if (guess.by === 'nobody') return NONE
  if (guess.by === 'nothing') return { over: wrong(guess.parts), under: 1n }
  if (guess.by === 'several') return fromSeveral(guess, rules)
  return { over: BigInt(rules.marksPerQuestion) + BigInt(guess.of - 1) * wrong(1), under: BigInt(guess.of) }
}

const UNITS_PER_HUNDREDTH = BigInt(UNITS_PER_MARK / 100)

/** As marks are told: whole hundredths, halves away from nothing. */
const inHundredths = ({ over, under }: Ratio): Marks => {
  const whole = 2n * under * UNITS_PER_HUNDREDTH
  const most = (2n * (over < 0n ? -over : over) + under * UNITS_PER_HUNDREDTH) / whole
  return Number((over < 0n ? -most : most) * UNITS_PER_HUNDREDTH)
}

export type Guessed = OwnMarking & { kind: Kind; guess: Guess }

/** What papers get. A blank one gets 0, always. */
export type PaperFigures = {
  /** All is right. */
  perfect: Marks
  /** All is guessed: on average, in whole hundredths of a mark. */
  guessed: Marks
}

/** Questions together, of which so many count; left out: all. */
export type GuessedPart = { choose?: number | undefined; questions: readonly Guessed[] }

export const paperFigures = (parts: readonly GuessedPart[], usual: MarkingRules): PaperFigures => ({
  perfect: parts.reduce((sum, { questions, choose }) => sum + outOfAll(questions, usual, choose), 0),
  guessed: inHundredths(parts.reduce((sum, part) => sumOf(sum, guessedIn(part, usual)), NONE)),
})

/** What guesses earn together; where only some count, any of them do. */
const guessedIn = ({ questions, choose = questions.length }: GuessedPart, usual: MarkingRules): Ratio => {
  const alike = new Map<string, { count: bigint; each: Ratio }>()
  for (const question of questions) {
    const rules = rulesFor(question, usual)
    const name = JSON.stringify([question.guess, rules])
    const { count, each } = alike.get(name) ?? { count: 0n, each: expected(question.guess, rules) }
    alike.set(name, { count: count + 1n, each })
  }
  const all = [...alike.values()].reduce(
    (sum, { count, each }) => sumOf(sum, { over: each.over * count, under: each.under }),
    NONE,
  )
  if (choose >= questions.length) return all
  return { over: all.over * BigInt(choose), under: all.under * BigInt(questions.length) }
}

/** What it earns to choose every option where some are wrong; 0 where that pays nothing, or can't be done. */
export const earnedByAll = (guess: Guess, rules: MarkingRules): Marks => {
  if (guess.by !== 'several' || guess.right === guess.options) return 0
  const { right, options } = guess
  return Math.max(0, marked({ hits: right, misses: options - right, of: right }, rules).marks)
}
