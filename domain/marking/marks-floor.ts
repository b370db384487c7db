import type { Marks } from './marks.ts'

/** Answers whose sum does not go below zero: those of one section, by its place, or all of a paper. */
export type FlooredWith = number | 'all'

type MarksOf = { marks: Marks; flooredWith?: FlooredWith | undefined }

/** What floors add, by what they are the floors of: as much as a sum is below zero. Empty where none is. */
export const liftsOf = (answers: readonly MarksOf[]): Map<FlooredWith, Marks> => {
  const sums = new Map<FlooredWith, Marks>()
  for (const { marks, flooredWith } of answers)
    if (flooredWith !== undefined) sums.set(flooredWith, (sums.get(flooredWith) ?? 0) + marks)
  return new Map([...sums].flatMap(([floored, sum]) => (sum < 0 ? [[floored, 0 - sum] as const] : [])))
}

/** What marks come to together, with their floors. */
export const totalOf = (answers: readonly MarksOf[]): Marks =>
  [...answers.map(({ marks }) => marks), ...liftsOf(answers).values()].reduce((sum, marks) => sum + marks, 0)
