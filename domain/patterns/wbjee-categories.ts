import { A_QUARTER, NOTHING } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { PatternSection } from './pattern.ts'
import { readAt } from './sourced.ts'

const told = readAt('https://www.truescholar.in/exams/wbjee-7500147/exam-pattern')

/** Says so of 2026 too. */
export const toldOfBothYears = readAt('https://www.shiksha.com/engineering/articles/wbjee-marking-scheme-blogId-217556')

export const toldMinutes = readAt('https://www.pw.live/state-prep/exams/wbjee-exam-pattern')

type Counts = readonly [first: number, second: number, third: number]

/** How many questions a subject has in each category. */
export const categories = ([first, second, third]: Counts): Omit<PatternSection, 'part'>[] => [
  {
    title: 'Category 1',
    kind: told('single_choice'),
    count: told(first),
    marks: told(wholeMarks(1)),
    wrongCosts: told(A_QUARTER),
    scheme: told('all_or_nothing'),
    choose: told(null),
    decimals: null,
  },
  {
    title: 'Category 2',
    kind: told('single_choice'),
    count: told(second),
    marks: told(wholeMarks(2)),
    wrongCosts: told(A_QUARTER),
    scheme: told('all_or_nothing'),
    choose: told(null),
    decimals: null,
  },
  {
    title: 'Category 3',
    kind: told('multiple_choice'),
    count: told(third),
    marks: told(wholeMarks(2)),
    wrongCosts: told(NOTHING),
    scheme: told('proportional_zero_if_wrong'),
    choose: told(null),
    decimals: null,
  },
]

export const CATEGORY_INSTRUCTIONS = {
  first: 'One of the options is right. A right answer earns 1 mark, a wrong one takes off a quarter of a mark.',
  second: 'One of the options is right. A right answer earns 2 marks, a wrong one takes off half a mark.',
  third:
    'One or more of the options are right. All right ones and no wrong one earn 2 marks. Some of the right ones and no wrong one earn their part of 2 marks: one of two earns 1 mark. Any wrong one earns nothing, and takes nothing off.',
  blank: 'All questions count. What you leave blank earns nothing and takes nothing off.',
}
