import { NOTHING } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Kind } from '../questions/rules.ts'
import type { Pattern, PatternSection } from './pattern.ts'
import { ours } from './sourced.ts'

type Written = { title: string; kind: Kind; count: number; marks: number; choose?: number }

const section = ({ title, kind, count, marks, choose }: Written): PatternSection => ({
  part: null,
  title,
  kind: ours(kind),
  count: ours(count),
  marks: ours(wholeMarks(marks)),
  wrongCosts: ours(NOTHING),
  scheme: ours('all_or_nothing'),
  choose: ours(choose ?? null),
  decimals: null,
})

export const boardPaper: Pattern<'board_paper'> = {
  id: 'board_paper',
  name: null,
  years: [],
  minutes: ours(180),
  movement: ours('free'),
  parts: ours([]),
  sections: [
    section({ title: 'Section A', kind: 'single_choice', count: 20, marks: 1 }),
    section({ title: 'Section B', kind: 'short_answer', count: 10, marks: 1 }),
    section({ title: 'Section C', kind: 'open_ended', count: 8, marks: 4, choose: 5 }),
    section({ title: 'Section D', kind: 'open_ended', count: 5, marks: 10, choose: 3 }),
  ],
  instructions: [
    'You may go from any question to any other.',
    'Section A has 20 questions. One of the options is right. A right answer earns 1 mark, a wrong one takes nothing off.',
    'Section B has 10 questions, to be answered in a word or a few. A right answer earns 1 mark, a wrong one takes nothing off.',
    'Section C has 8 questions. Answer any 5 of them in some sentences. Each answer earns up to 4 marks, and takes nothing off.',
    'Section D has 5 questions. Answer any 3 of them at length. Each answer earns up to 10 marks, and takes nothing off.',
  ].join('\n'),
}
