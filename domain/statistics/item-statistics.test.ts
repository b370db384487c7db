import { describe, expect, it } from 'vitest'
import { defaultMarking, rulesFor } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Question } from '../questionnaires/items/question.ts'
import { questionId } from '../questions/question-id.ts'
import { itemStatistics } from './item-statistics.ts'
import { quizStatistics } from './quiz-statistics.ts'
import { copyOfSums, countResult, emptySums, itemResultsAt, type QuizSums } from './quiz-sums.ts'

/**
 * Twelve results of five questions, worth 1, 1, 2, 1 and 4 marks. The expected figures were worked out from the published
 * definitions in exact fractions, from the whole table at once and not from sums.
 */
const FULL = [1, 1, 2, 1, 4]
const MARKS = [
  [1, 1, 2, 1, 4],
  [1, 1, 2, 0, 4],
  [1, 1, 1, 1, 3],
  [1, -0.25, 2, 1, 4],
  [1, 1, 1, 0, 2],
  [1, 0, 2, -0.25, 3],
  [0, 1, 1, 1, 1],
  [1, -0.25, 0, 1, 2],
  [1, 0, 1, 1, 0],
  [-0.25, 1, 0, 1, 1],
  [1, -0.25, 0, -0.25, 0],
  [-0.25, 0, -0.5, 1, 0],
]

const MARKING = defaultMarking(true)
const questionWorth = (points: number, at: number): Question => ({
  id: questionId.parse(`q${at}`),
  kind: 'single_choice',
  prompt: 'Which?',
  points: wholeMarks(points),
  asked: { options: ['a', 'b', 'c', 'd'] },
  key: { correct: 0 },
})
const QUESTIONS = FULL.map(questionWorth)

const resultOf = (marks: readonly number[]) => ({
  answers: marks.map((mark) => ({ marks: wholeMarks(mark), options: [mark > 0 ? 0 : 1] })),
  outOf: wholeMarks(9),
  timeShare: 0.5,
})
const countAll = (sums: QuizSums, rows: readonly (readonly number[])[], by: 1 | -1 = 1) => {
  for (const row of rows) countResult(sums, resultOf(row), by)
  return sums
}
const statisticsOf = (sums: QuizSums, questions = QUESTIONS) =>
  itemStatistics(
    questions.map((question, at) => {
      const results = itemResultsAt(sums, at)
      return { question, rules: rulesFor(question, MARKING), results, comparable: results }
    }),
  )
const counted = () => countAll(emptySums(5), MARKS)

const EXPECTED = [
  { facility: 70.8333, deviation: 53.1222, intended: 11.1111, effective: 16.0865, index: 37.0524, efficiency: 47.1959 },
  { facility: 43.75, deviation: 59.4721, intended: 11.1111, effective: 15.261, index: 23.0336, efficiency: 25.9557 },
  { facility: 47.9167, deviation: 45.7989, intended: 22.2222, effective: 27.3747, index: 76.5161, efficiency: 79.7649 },
  { facility: 62.5, deviation: 55.9017, intended: 11.1111, effective: 3.7123, index: -16.5877, efficiency: -20.1699 },
  { facility: 50, deviation: 39.8862, intended: 44.4444, effective: 37.5655, index: 79.3611, efficiency: 86.0215 },
]

describe('the statistics of a question', () => {
  it.each(EXPECTED.map((expected, at) => ({ at, ...expected })))(
    'of question $at are those that are defined',
    ({ at, facility, deviation, intended, effective, index, efficiency }) => {
      const found = statisticsOf(counted())[at]
      expect(found?.facility).toBeCloseTo(facility, 4)
      expect(found?.deviation).toBeCloseTo(deviation, 4)
      expect(found?.intendedWeight).toBeCloseTo(intended, 4)
      expect(found?.effectiveWeight).toBeCloseTo(effective, 4)
      expect(found?.discrimination).toBeCloseTo(index, 4)
      expect(found?.efficiency).toBeCloseTo(efficiency, 4)
      // One of four options: a quarter of the marks, less three quarters of a quarter.
      expect(found?.randomGuess).toBeCloseTo(6.25, 4)
    },
  )

  it('has no effective weight where it goes against the total, and the others share all of it', () => {
    const against = countAll(emptySums(5), [
      [0, 1, 2, 1, 4],
      [0, 1, 1, 1, 4],
      [1, 0, 1, 0, 0],
      [1, 0, 0, 0, 0],
    ])
    const weights = statisticsOf(against).map(({ effectiveWeight }) => effectiveWeight)
    expect(weights[0]).toBeNull()
    expect(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)).toBeCloseTo(100, 6)
  })

  it.each([
    ['nobody', [], { facility: null, deviation: null, discrimination: null, efficiency: null }],
    ['one result', MARKS.slice(0, 1), { facility: 100, deviation: null, discrimination: null, efficiency: null }],
    ['the same result three times', [MARKS[3], MARKS[3], MARKS[3]], { deviation: 0, discrimination: null }],
  ])('are left open where they are not defined: %s', (_, rows, expected) => {
    const sums = countAll(
      emptySums(5),
      rows.map((row) => row ?? []),
    )
    expect(statisticsOf(sums)[0]).toMatchObject(expected)
  })
})

describe('the statistics of a quiz', () => {
  it('are those that are defined', () => {
    const found = quizStatistics(counted())
    const inMarks = (marks: number | null) => (marks ?? Number.NaN) / 1200
    expect(inMarks(found.mean)).toBeCloseTo(4.7292, 4)
    expect(inMarks(found.median)).toBeCloseTo(4.5, 4)
    expect([inMarks(found.lowest), inMarks(found.highest)]).toEqual([0.25, 9])
    expect(inMarks(found.deviation)).toBeCloseTo(2.8712, 4)
    expect(found.skewness).toBeCloseTo(-0.1222, 4)
    expect(found.kurtosis).toBeCloseTo(-1.0052, 4)
    expect(found.consistency).toBeCloseTo(59.3016, 4)
    expect(found.errorRatio).toBeCloseTo(63.7953, 4)
    expect(inMarks(found.standardError)).toBeCloseTo(1.8317, 4)
  })

  it('has no error where all questions agree', () => {
    const one = [1, 1, 1].map((mark) => ({ marks: wholeMarks(mark), options: [] }))
    const none = one.map((answer) => ({ ...answer, marks: 0 }))
    const sums = emptySums(3)
    for (let at = 0; at < 61; at += 1)
      countResult(sums, { answers: at === 0 ? one : none, outOf: wholeMarks(3), timeShare: 0 }, 1)
    expect(quizStatistics(sums)).toMatchObject({ consistency: 100, errorRatio: 0, standardError: 0 })
  })

  it('are left open where they are not defined', () => {
    expect(quizStatistics(emptySums(5))).toMatchObject({ count: 0, mean: null, median: null, deviation: null })
    const same = countAll(emptySums(5), [MARKS[3] ?? [], MARKS[3] ?? [], MARKS[3] ?? []])
    expect(quizStatistics(same)).toMatchObject({ deviation: 0, skewness: null, kurtosis: null, consistency: null })
  })
})

describe('the sums', () => {
  it('take back what was added, in another order and out of a copy', () => {
    const before = counted()
    const copy = copyOfSums(before)
    countAll(copy, [[0.5, 0.75, 0, 0, -1], ...MARKS.slice(4)])
    expect(quizStatistics(copy).count).toBe(21)
    countAll(copy, [...MARKS.slice(4).reverse(), [0.5, 0.75, 0, 0, -1]], -1)
    expect(copy).toEqual(before)
    expect(before.count).toBe(12)
  })

  it('stay small, and the figures near, whatever marks are given', () => {
    const sums = emptySums(5)
    const marksAt = (at: number) =>
      [0, 1, 2, 3, 4].map((item) => (((at * (37 + item) * 7919) % 1000) * (item + 1)) / 1000)
    for (let at = 0; at < 20_000; at += 1) countResult(sums, resultOf(marksAt(at)), 1)
    expect(sums.scores.counts.size).toBeLessThanOrEqual(4096)
    for (const { byMark } of sums.items) expect(byMark.cells).toBeLessThanOrEqual(2048)
    const [first] = statisticsOf(sums)
    expect(first?.facility).toBeCloseTo(49.95, 1)
    expect(Math.abs(first?.efficiency ?? 200)).toBeLessThanOrEqual(100)
  })
})
