import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import type { PatternId } from '#domain/patterns/pattern-id.ts'

/**
 * A section by what was printed of its examination, worked out by hand in 1/1200 of a mark: what an answer earns that is right,
 * and one that is wrong. `isInParts`: some of the right options earn their part, and any wrong one earns nothing.
 */
export type PublishedSection = {
  right: number
  wrong: number
  isInParts?: true
  /** Questions that an attempt meets, and those of them that count. */
  met: number
  counting: number
  /** Where they are drawn: of how many units, of how many questions each. */
  pool?: { units: number; each: number }
  minutes?: number
}

/** A paper that is laid out by a pattern, and what of it its teacher has changed. */
export type PublishedExam = {
  name: string
  pattern: PatternId
  minutes: number
  /** In marks. */
  outOf: number
  sections: readonly PublishedSection[]
  /** The time of each question, one way only; left out: they share the paper's, or their section's. */
  secondsEach?: number
  floor: NonNullable<NewQuizOnWire['marks_floor']>
  /** By the place of a section: the part that a wrong answer costs, where it is not that of the pattern. */
  costs?: Readonly<Record<number, { numerator: number; denominator: number }>>
}

const FOUR_OR_LESS_ONE = { right: 4800, wrong: -1200 }

const inThreeParts = (sections: readonly PublishedSection[]): PublishedSection[] => [
  ...sections,
  ...sections,
  ...sections,
]

const A_OF_JEE = { ...FOUR_OR_LESS_ONE, met: 20, counting: 20 }
/** Any 5 of 10. */
const B_OF_JEE = { ...FOUR_OR_LESS_ONE, met: 10, counting: 5 }

const wbjee = { right: 1200, wrong: -300, met: 50, counting: 50 }
const wbjeeOfTwo = { right: 2400, wrong: -600, met: 15, counting: 15 }
const wbjeeInParts = { right: 2400, wrong: 0, isInParts: true as const, met: 10, counting: 10 }

const ofNeet = (count: number) => ({ ...FOUR_OR_LESS_ONE, met: count, counting: count })

/** As they are printed. */
export const EXAMS_AS_PRINTED: readonly PublishedExam[] = [
  {
    ...{ name: 'JEE Main 2023/24', pattern: 'jee_main_2023', minutes: 180, outOf: 300, floor: 'none' },
    sections: inThreeParts([A_OF_JEE, B_OF_JEE]),
  },
  {
    ...{ name: 'WBJEE 2025/26 Paper 1', pattern: 'wbjee_2025_1', minutes: 120, outOf: 100, floor: 'none' },
    sections: [wbjee, wbjeeOfTwo, wbjeeInParts],
  },
  {
    ...{ name: 'NEET 2025/26', pattern: 'neet_2025', minutes: 180, outOf: 720, floor: 'none' },
    sections: [ofNeet(45), ofNeet(45), ofNeet(90)],
  },
]

/** With all that a teacher may change: pools, passages, any n, floors, times of sections, and costs in thirds. */
export const EXAMS_CHANGED: readonly PublishedExam[] = [
  {
    ...{ name: 'JEE Main 2023/24 with pools', pattern: 'jee_main_2023', minutes: 180, outOf: 300, floor: 'section' },
    sections: inThreeParts([{ ...A_OF_JEE, pool: { units: 24, each: 1 } }, B_OF_JEE]),
  },
  {
    ...{ name: 'WBJEE 2025/26 Paper 1 in times', pattern: 'wbjee_2025_1', minutes: 120, outOf: 96, floor: 'total' },
    sections: [
      { ...wbjee, minutes: 60 },
      { ...wbjeeOfTwo, wrong: -800, minutes: 35, pool: { units: 18, each: 1 } },
      { ...wbjeeInParts, counting: 8, minutes: 25 },
    ],
    costs: { 1: { numerator: 1, denominator: 3 } },
  },
  {
    ...{ name: 'NEET 2025/26 with passages', pattern: 'neet_2025', minutes: 180, outOf: 680, floor: 'none' },
    sections: [
      { ...ofNeet(45), pool: { units: 50, each: 1 } },
      { ...ofNeet(45), pool: { units: 17, each: 3 } },
      { ...ofNeet(90), counting: 80 },
    ],
  },
  {
    ...{ name: 'WBJEE 2025/26 Paper 1 question by question', pattern: 'wbjee_2025_1', minutes: 120, outOf: 100 },
    ...{ floor: 'none', secondsEach: 96 },
    sections: [{ ...wbjee, pool: { units: 60, each: 1 } }, wbjeeOfTwo, wbjeeInParts],
  },
]
