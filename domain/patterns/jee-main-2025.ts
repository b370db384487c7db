import { A_QUARTER } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import { inEachPart, type Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const told = readAt(
  'https://www.ndtv.com/education/joint-entrance-examination-mains-2026-check-paper-pattern-and-marking-scheme-10790948',
)

const parts = believed(['Physics', 'Chemistry', 'Mathematics'])

export const jeeMain2025: Pattern<'jee_main_2025'> = {
  id: 'jee_main_2025',
  name: readAt(
    'https://www.ndtv.com/education/jee-main-2025-check-paper-pattern-of-engineering-entrance-exam-2025-7320690',
  )('JEE Main 2025/26'),
  years: [2025, 2026],
  minutes: told(180),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, [
    {
      title: 'Section A',
      kind: told('single_choice'),
      count: told(20),
      marks: told(wholeMarks(4)),
      wrongCosts: told(A_QUARTER),
      scheme: told('all_or_nothing'),
      choose: told(null),
      decimals: null,
    },
    {
      title: 'Section B',
      kind: told('numerical'),
      count: told(5),
      marks: told(wholeMarks(4)),
      wrongCosts: told(A_QUARTER),
      scheme: told('all_or_nothing'),
      choose: told(null),
      decimals: told(0),
    },
  ]),
  instructions: [
    'The paper has three parts: Physics, Chemistry and Mathematics. You may go from any question to any other.',
    'Section A of each part has 20 questions. One of the options is right. A right answer earns 4 marks, a wrong one takes off 1.',
    'Section B of each part has 5 questions whose answer is a number. Round it to the nearest whole number, and type it with your keyboard or with the keypad on the screen. A right answer earns 4 marks, a wrong one takes off 1.',
    'All questions count. What you leave blank earns nothing and takes nothing off.',
  ].join('\n'),
}
