import { A_QUARTER, NOTHING } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import { inEachPart, type Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const told = readAt('https://www.ndtv.com/education/jee-main-2021-exam-pattern-for-engineering-paper')

const parts = believed(['Physics', 'Chemistry', 'Mathematics'])

export const jeeMain2021: Pattern<'jee_main_2021'> = {
  id: 'jee_main_2021',
  name: told('JEE Main 2021'),
  years: [2021],
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
      count: told(10),
      marks: told(wholeMarks(4)),
      wrongCosts: told(NOTHING),
      scheme: told('all_or_nothing'),
      choose: told(5),
      decimals: believed(0),
    },
  ]),
  instructions: [
    'The paper has three parts: Physics, Chemistry and Mathematics. You may go from any question to any other.',
    'Section A of each part has 20 questions. One of the options is right. A right answer earns 4 marks, a wrong one takes off 1.',
    'Section B of each part has 10 questions whose answer is a number. Answer any 5 of them. Round each number to the nearest whole number, and type it with your keyboard or with the keypad on the screen. A right answer earns 4 marks, a wrong one takes nothing off.',
    'What you leave blank earns nothing and takes nothing off.',
  ].join('\n'),
}
