import type { Fraction } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const told = readAt('https://www.patrika.com/en/education-news/cuet-ug-2025-city-intimation-slip-released-19580883')

const A_FIFTH: Fraction = { numerator: 1, denominator: 5 }

export const cuet2025: Pattern<'cuet_2025'> = {
  id: 'cuet_2025',
  name: readAt(
    'https://beta4.collegedunia.com/articles/e-1361-cuet-2026-may-26-shift-1-general-aptitude-test-question-paper-with-solutions',
  )('CUET 2025/26, one subject'),
  years: [2025, 2026],
  minutes: told(60),
  movement: believed('free'),
  parts: told([]),
  sections: [
    {
      part: null,
      title: '',
      kind: told('single_choice'),
      count: told(50),
      marks: told(wholeMarks(5)),
      wrongCosts: told(A_FIFTH),
      scheme: told('all_or_nothing'),
      choose: told(null),
      decimals: null,
    },
  ],
  instructions: [
    'There are 50 questions. You may go from any one to any other.',
    'One of the options is right. A right answer earns 5 marks, a wrong one takes off 1.',
    'All questions count. What you leave blank earns nothing and takes nothing off.',
  ].join('\n'),
}
