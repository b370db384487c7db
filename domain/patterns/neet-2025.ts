import { A_QUARTER } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Pattern, PatternSection } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const told = readAt('https://www.ndtv.com/education/neet-ug-2025-on-may-4-know-test-pattern-and-marking-scheme-7659674')

const subject = (part: string, count: number): PatternSection => ({
  part,
  title: part,
  kind: told('single_choice'),
  count: told(count),
  marks: told(wholeMarks(4)),
  wrongCosts: told(A_QUARTER),
  scheme: told('all_or_nothing'),
  choose: told(null),
  decimals: null,
})

export const neet2025: Pattern<'neet_2025'> = {
  id: 'neet_2025',
  name: readAt(
    'https://www.jagranjosh.com/articles/neet-ug-2026-exam-pattern-total-marks-scheme-paper-questiondistribution-1800002705-1',
  )('NEET 2025/26'),
  years: [2025, 2026],
  minutes: told(180),
  movement: readAt('http://passorfail.in/article/neet-exam-pattern')('free'),
  parts: believed(['Physics', 'Chemistry', 'Biology']),
  sections: [subject('Physics', 45), subject('Chemistry', 45), subject('Biology', 90)],
  instructions: [
    'Physics has 45 questions, Chemistry has 45 questions, and Biology has 90 questions. You may go from any question to any other.',
    'One of the options is right. A right answer earns 4 marks, a wrong one takes off 1.',
    'All questions count. What you leave blank earns nothing and takes nothing off.',
  ].join('\n'),
}
