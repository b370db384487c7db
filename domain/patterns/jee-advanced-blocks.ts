import { A_QUARTER, type Fraction, NOTHING } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { PatternSection } from './pattern.ts'
import { believed, believedFrom } from './sourced.ts'

/** The rules of each block as most years have them: they change every year, and are told on the day. */
const asUsual = believedFrom('https://askfilo.com/mock-tests/13066')

const A_THIRD: Fraction = { numerator: 1, denominator: 3 }
const HALF: Fraction = { numerator: 1, denominator: 2 }

type Block = Omit<PatternSection, 'part'>

export const oneRight = (title: string, count: number): Block => ({
  title,
  kind: asUsual('single_choice'),
  count: believed(count),
  marks: asUsual(wholeMarks(3)),
  wrongCosts: asUsual(A_THIRD),
  scheme: asUsual('all_or_nothing'),
  choose: believed(null),
  decimals: null,
})

export const severalRight = (title: string, count: number): Block => ({
  title,
  kind: asUsual('multiple_choice'),
  count: believed(count),
  marks: asUsual(wholeMarks(4)),
  wrongCosts: asUsual(HALF),
  scheme: asUsual('jee_advanced'),
  choose: believed(null),
  decimals: null,
})

export const numbers = (title: string, count: number): Block => ({
  title,
  kind: asUsual('numerical'),
  count: believed(count),
  marks: asUsual(wholeMarks(4)),
  wrongCosts: asUsual(NOTHING),
  scheme: asUsual('all_or_nothing'),
  choose: believed(null),
  decimals: asUsual(2),
})

/** Each option matches one list with the other as a whole. */
export const listMatches = (title: string, count: number): Block => ({
  title,
  kind: asUsual('single_choice'),
  count: believed(count),
  marks: believed(wholeMarks(4)),
  wrongCosts: believed(A_QUARTER),
  scheme: asUsual('all_or_nothing'),
  choose: believed(null),
  decimals: null,
})

export const BLOCK_INSTRUCTIONS = {
  parts: 'The paper has three parts: Mathematics, Physics and Chemistry. You may go from any question to any other.',
  oneRight: 'One of the options is right. A right answer earns 3 marks, a wrong one takes off 1.',
  severalRight:
    'One or more of the options are right. All right ones and no wrong one earn 4 marks. Some of the right ones and no wrong one earn 1 mark for each that you choose. Any wrong one takes off 2.',
  numbers:
    'The answer is a number. Round it to two decimal places, and type it with your keyboard or with the keypad on the screen. A right answer earns 4 marks, a wrong one takes nothing off.',
  listMatches:
    'There are two lists, and one of the options matches them. A right answer earns 4 marks, a wrong one takes off 1.',
  blank: 'All questions count. What you leave blank earns nothing and takes nothing off.',
}
