import { type Marks, UNITS_PER_MARK } from './marks.ts'
import type { Verdict } from './verdict.ts'

/** An exact part of a mark in its lowest terms: 1/4, 4/1. */
export type PartOfMark = { numerator: number; denominator: number }

type MarkedOnce = { verdict: Verdict; marks: Marks; isByHand: boolean }

const OF_SUM = ['right', 'partly', 'byHand', 'wrong'] as const
type OfSum = (typeof OF_SUM)[number]

/** Answers that count alike. `each` is what every one of them earned or lost; null where that differs, and `marks` say what they came to in whole hundredths. */
export type Addend = { of: OfSum; count: number; marks: Marks; each: PartOfMark | null }

/** What a score is made of; answers that wait for a person are in no addend. */
export type ScoreSum = { addends: Addend[]; waiting: number; total: Marks }

const HUNDREDTH = UNITS_PER_MARK / 100
/** A fraction that is read at a glance. */
const PLAIN_DENOMINATOR = 12

export const scoreSum = (answers: readonly MarkedOnce[]): ScoreSum => {
  const groups = OF_SUM.map((of) => ({
    of,
    marks: answers.flatMap((answer) => (isOf(answer, of) ? answer.marks : [])),
  }))
  const told = groups.filter(({ of, marks }) => marks.length > 0 && (of !== 'wrong' || sumOf(marks) !== 0))
  const isEmpty = told.every(({ of }) => of === 'wrong')
  const addends = [...(isEmpty ? [{ of: 'right' as const, marks: [] }] : []), ...told].map(({ of, marks }) => ({
    of,
    count: marks.length,
    marks: sumOf(marks),
    each: of === 'right' || of === 'wrong' ? eachOf(marks) : null,
  }))
  return {
    addends: inHundredths(addends),
    waiting: answers.filter(({ verdict }) => verdict === 'waiting').length,
    total: sumOf(answers.map(({ marks }) => marks)),
  }
}

const isOf = ({ verdict, isByHand }: MarkedOnce, of: OfSum): boolean => {
  if (isByHand || of === 'byHand') return isByHand && of === 'byHand'
  return verdict === (of === 'right' ? 'correct' : of)
}

const sumOf = (marks: readonly Marks[]): Marks => marks.reduce((sum, each) => sum + each, 0)

const eachOf = (marks: readonly Marks[]): PartOfMark | null => {
  const [first] = marks
  if (first === undefined || marks.some((each) => each !== first)) return null
  const each = partOfMark(Math.abs(first))
  return each.denominator > PLAIN_DENOMINATOR ? null : each
}

/** The addends without a part of their own, rounded so that what is told adds up to the total as it is told. */
const inHundredths = (addends: readonly Addend[]): Addend[] => {
  let exact = sumOf(addends.filter(({ each }) => each !== null).map(({ marks }) => marks))
  return addends.map((addend) => {
    if (addend.each !== null) return addend
    const before = exact
    exact += addend.marks
    return { ...addend, marks: rounded(exact) - rounded(before) }
  })
}

/** As numbers are told: halves away from nothing. */
const rounded = (marks: Marks): Marks => Math.sign(marks) * Math.round(Math.abs(marks) / HUNDREDTH) * HUNDREDTH

const partOfMark = (marks: Marks): PartOfMark => {
  const common = greatestDivisor(marks, UNITS_PER_MARK)
  return { numerator: marks / common, denominator: UNITS_PER_MARK / common }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
