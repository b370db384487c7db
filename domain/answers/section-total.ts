import type { MarksFloor } from '../marking/floor-choice.ts'
import type { Verdict } from '../marking/verdict.ts'

/** Marks count in any unit, the same for both; null where what was earned is not told, or nothing. */
type Judged = { verdict: Verdict; marks: number | null; most: number }

/** `choose`: how many of its questions count; left out: all of them. `floor`: which totals do not go below zero. */
type SectionOf = { choose?: number | undefined; floor?: MarksFloor | null | undefined }

/** What somebody has of the marks of one section, and how its answers were marked. */
export type SectionTotal = { earned: number; most: number; verdicts: Record<Verdict, number> }

/** What the answers of one section come to. Where any n count, the marks of that many can be earned. */
export const sectionTotal = (answers: readonly Judged[], { choose, floor }: SectionOf): SectionTotal => {
  const worth = answers.map(({ most }) => most).toSorted((one, other) => other - one)
  const earned = sumOf(answers.map(({ marks }) => marks ?? 0))
  return {
    earned: floor === 'section' ? Math.max(0, earned) : earned,
    most: sumOf(worth.slice(0, choose)),
    verdicts: countedVerdicts(answers),
  }
}

/** How many answers were marked in which way. */
export const countedVerdicts = (answers: readonly { verdict: Verdict }[]): Record<Verdict, number> => {
  const counts = { correct: 0, partly: 0, wrong: 0, blank: 0, waiting: 0, given: 0, not_counted: 0 }
  for (const { verdict } of answers) counts[verdict] += 1
  return counts
}

const sumOf = (marks: readonly number[]): number => marks.reduce((sum, each) => sum + each, 0)
