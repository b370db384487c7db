import { A_QUARTER } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import { inEachPart, type Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const told = readAt(
  'https://www.hindustantimes.com/education/competitive-exams/jee-mains-2024-preparation-series-here-is-all-you-need-to-know-about-the-examination-pattern-of-jee-mains-2024-101702538732214.html',
)
const toldMarks = readAt('https://physicscatalyst.com/article/jee-main-exam-pattern-for-2024/')

const parts = believed(['Physics', 'Chemistry', 'Mathematics'])

export const jeeMain2023: Pattern<'jee_main_2023'> = {
  id: 'jee_main_2023',
  name: readAt(
    'https://www.jagranjosh.com/news/jee-main-2023-check-latest-updates-on-marking-scheme-for-btech-barch-planning-papers-here-166676',
  )('JEE Main 2023/24'),
  years: [2023, 2024],
  minutes: told(180),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, [
    {
      title: 'Section A',
      kind: told('single_choice'),
      count: told(20),
      marks: toldMarks(wholeMarks(4)),
      wrongCosts: toldMarks(A_QUARTER),
      scheme: toldMarks('all_or_nothing'),
      choose: told(null),
      decimals: null,
    },
    {
      title: 'Section B',
      kind: told('numerical'),
      count: told(10),
      marks: toldMarks(wholeMarks(4)),
      wrongCosts: toldMarks(A_QUARTER),
      scheme: toldMarks('all_or_nothing'),
      choose: told(5),
      decimals: told(0),
    },
  ]),
  instructions: [
    'The paper has three parts: Physics, Chemistry and Mathematics. You may go from any question to any other.',
    'Section A of each part has 20 questions. One of the options is right. A right answer earns 4 marks, a wrong one takes off 1.',
    'Section B of each part has 10 questions whose answer is a number. Answer any 5 of them. Round each number to the nearest whole number, and type it with your keyboard or with the keypad on the screen. A right answer earns 4 marks, a wrong one takes off 1.',
    'What you leave blank earns nothing and takes nothing off.',
  ].join('\n'),
}
