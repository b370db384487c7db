import { type Instant, MINUTE } from '../time/time-limit.ts'
import type { Percents } from './percents.ts'

/** What a quiz came to: how many results, and the sum of their percentages. */
export type QuizSum = { count: number; total: number; takenAt: Instant }

/** How often each percentage was reached in a quiz, and when it was taken first. */
export type Taken = { percents: Percents; takenAt: Instant }

export const sumOfTaken = ({ percents, takenAt }: Taken): QuizSum => {
  const sum = { count: 0, total: 0, takenAt }
  for (const [percent, times] of percents) {
    sum.count += times
    sum.total += percent * times
  }
  return sum
}

/** A month of a calendar, as `2026-06`; its mean counts every result once, so a big class weighs more than a small one. */
export type Month = { month: string; quizzes: number; results: number; mean: number }

/** Months in which quizzes were taken, the first one first, where clocks are so many minutes ahead of UTC. */
export const monthsOf = (quizzes: readonly QuizSum[], utcOffset: number): Month[] => {
  const sums = new Map<string, { quizzes: number; results: number; total: number }>()
  for (const { count, total, takenAt } of quizzes) {
    const month = new Date(takenAt + utcOffset * MINUTE).toISOString().slice(0, 7)
    const before = sums.get(month) ?? { quizzes: 0, results: 0, total: 0 }
    const { quizzes: number, results } = before
    sums.set(month, { quizzes: number + 1, results: results + count, total: before.total + total })
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, { total, ...sum }]) => ({ month, ...sum, mean: total / sum.results }))
}

/** Fewer say nothing about a class, and a figure of theirs would be about a person. */
export const FEWEST = 5

export const isEnough = ({ results }: { results: number }): boolean => results >= FEWEST

/** A percentage as it is said and drawn, halves up; never -0. */
export const wholePercent = (percent: number): number => Math.round(percent) + 0

/** The first and the last of those that enough stand behind, and where it went from the one to the other, as it is shown. */
export const changeIn = <Point extends { results: number; mean: number }>(points: readonly Point[]) => {
  const enough = points.filter(isEnough)
  const [first, last] = [enough[0], enough.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const change = wholePercent(last.mean) - wholePercent(first.mean)
  const way = change > 0 ? 'rose' : change < 0 ? 'fell' : 'stayed'
  return { first, last, way } as const
}

type BesideClass = { percent: number; classMean: number; classStudents: number }

/** Whether as many took the quiz as it takes to speak of a class: of fewer, a mean is somebody’s own result. */
export const hasClass = ({ classStudents }: Pick<BesideClass, 'classStudents'>): boolean =>
  isEnough({ results: classStudents })

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** One student’s results, one or more: `beside` the class, where there is one, in how many of them; null where in none. */
export const studentBesideClass = (rows: readonly BesideClass[]) => {
  const compared = rows.filter(hasClass)
  const mean = meanOf(rows.map(({ percent }) => percent))
  if (compared.length === 0) return { mean, beside: null }
  const isAbove = ({ percent, classMean }: BesideClass) => wholePercent(percent) > wholePercent(classMean)
  const beside = {
    quizzes: compared.length,
    own: meanOf(compared.map(({ percent }) => percent)),
    classMean: meanOf(compared.map(({ classMean }) => classMean)),
    above: compared.filter(isAbove).length,
  }
  return { mean, beside }
}

/** Groups that may be shown apart, and what is left of the others. */
export const shownApart = <Group extends { students: number; results: number }>(groups: readonly Group[]) => {
  const shown = groups.filter(({ students }) => students >= FEWEST)
  const few = groups.filter(({ students }) => students < FEWEST)
  return {
    shown,
    leftOut: { groups: few.length, students: few.reduce((sum, { students }) => sum + students, 0) },
  }
}

/** How many answers of quizzes have yet to be marked, together; nothing where none has. */
export const waitingOfAll = (quizzes: readonly { waiting: number }[]): { waiting?: number } => {
  const waiting = quizzes.reduce((sum, each) => sum + each.waiting, 0)
  return waiting > 0 ? { waiting } : {}
}
