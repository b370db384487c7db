import { describe, expect, it } from 'vitest'
import { changeIn, monthsOf, shownApart, studentBesideClass } from './trend.ts'

const INDIA = 330

describe('months', () => {
  it('are those where the reader is, and weigh every result alike', () => {
    const taken = (at: string, count: number, mean: number) => ({ takenAt: Date.parse(at), count, total: count * mean })
    const quizzes = [
      taken('2026-06-30T18:29:59Z', 10, 50),
      taken('2026-06-30T18:30:00Z', 30, 70),
      taken('2026-07-10T06:00:00Z', 10, 30),
      taken('2025-12-31T18:30:00Z', 1, 40),
    ]
    expect(monthsOf(quizzes, INDIA)).toEqual([
      { month: '2026-01', quizzes: 1, results: 1, mean: 40 },
      { month: '2026-06', quizzes: 1, results: 10, mean: 50 },
      { month: '2026-07', quizzes: 2, results: 40, mean: 60 },
    ])
    expect(monthsOf(quizzes, 0).map(({ month }) => month)).toEqual(['2025-12', '2026-06', '2026-07'])
    expect(monthsOf([], INDIA)).toEqual([])
  })
})

describe('a change', () => {
  const points = (...means: [mean: number, results: number][]) => means.map(([mean, results]) => ({ mean, results }))

  it.each([
    { said: 'rose', given: points([54, 20], [40, 9], [61, 20]) },
    { said: 'fell', given: points([61, 5], [54, 5]) },
    { said: 'stayed', given: points([54.4, 5], [53.6, 5]) },
    { said: 'rose', given: points([28.4, 5], [28.5, 5]) },
    { said: 'stayed', given: points([-0.5, 5], [0.4, 5]) },
    { said: 'rose', given: points([90, 4], [50, 5], [51, 6], [0, 1]) },
    { said: undefined, given: points([54, 20]) },
    { said: undefined, given: points([54, 20], [60, 4]) },
    { said: undefined, given: points() },
  ])('of $given: $said', ({ said, given }) => expect(changeIn(given)?.way).toBe(said))
})

describe('a student beside the class', () => {
  const row = (percent: number, classMean: number, classStudents: number) => ({ percent, classMean, classStudents })

  it.each([
    {
      rows: [row(80, 60, 5), row(60, 70, 30)],
      mean: 70,
      beside: { quizzes: 2, own: 70, classMean: 65, above: 1 },
    },
    {
      rows: [row(80, 60, 5), row(20, 20, 1)],
      mean: 50,
      beside: { quizzes: 1, own: 80, classMean: 60, above: 1 },
    },
    { rows: [row(60.4, 60, 5)], mean: 60.4, beside: { quizzes: 1, own: 60.4, classMean: 60, above: 0 } },
    { rows: [row(20, 20, 1), row(40, 90, 4)], mean: 30, beside: null },
  ])('of $rows is $beside', ({ rows, ...expected }) => expect(studentBesideClass(rows)).toEqual(expected))
})

it('shows no group of fewer than five students apart, and says how many those are', () => {
  const group = (name: string, students: number) => ({ name, students, results: students * 3 })
  const { shown, leftOut } = shownApart([group('A', 5), group('B', 4), group('C', 1), group('D', 60)])
  expect(shown.map(({ name }) => name)).toEqual(['A', 'D'])
  expect(leftOut).toEqual({ groups: 2, students: 5 })
})
