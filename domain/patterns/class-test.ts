import { NOTHING } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Pattern } from './pattern.ts'
import { ours } from './sourced.ts'

export const classTest: Pattern<'class_test'> = {
  id: 'class_test',
  name: null,
  years: [],
  minutes: ours(30),
  movement: ours('free'),
  parts: ours([]),
  sections: [
    {
      part: null,
      title: '',
      kind: ours('single_choice'),
      count: ours(20),
      marks: ours(wholeMarks(1)),
      wrongCosts: ours(NOTHING),
      scheme: ours('all_or_nothing'),
      choose: ours(null),
      decimals: null,
    },
  ],
  instructions: [
    'There are 20 questions. You may go from any one to any other.',
    'One of the options is right. A right answer earns 1 mark, a wrong one takes nothing off.',
  ].join('\n'),
}
