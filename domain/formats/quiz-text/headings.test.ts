import { expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { readQuizText } from './read-quiz-text.ts'

const ASKED = '1. A?\n(a) x (b) y\nAns: a'
const quarter = { numerator: 1, denominator: 4 }

it.each([
  ['4 marks for right answer, -1 for wrong answer', 4, quarter],
  ['+4 for correct and -1 for wrong', 4, quarter],
  ['+4 for each correct answer, −1 for each wrong answer', 4, quarter],
  ['Correct: +4 Wrong: -1', 4, quarter],
  ['Correct answer: 4 marks, wrong answer: -1 mark', 4, quarter],
  ['1 mark each, 25% negative', 1, quarter],
  ['2 marks each, negative marking: 25%', 2, quarter],
  ['One-fourth of the marks will be deducted for each wrong answer', null, quarter],
  ['2 marks each. One-third of the marks deducted', 2, { numerator: 1, denominator: 3 }],
  ['প্রতিটি প্রশ্নের মান ২। ভুল উত্তরে ১/৪ কাটা যাবে।', 2, quarter],
  ['प्रत्येक प्रश्न 4 अंक का है। गलत उत्तर पर 1 अंक काटा जाएगा।', 4, quarter],
])('all of %s', (heading, marks, wrongCosts) => {
  const { marking, problems, leftover } = readQuizText(`${heading}\n\n${ASKED}`)
  expect(problems).toEqual([])
  expect(marking).toEqual({ ...(marks !== null && { marksPerQuestion: wholeMarks(marks) }), wrongCosts, line: 1 })
  expect(leftover).toEqual([{ after: 0, text: heading }])
})

it.each(['2 marks each, bonus +5', '2 marks each; 10% extra for neat work', '2 marks each, 1/2 for steps'])(
  '%s is read in part, and named',
  (heading) => {
    const { marking, problems } = readQuizText(`${heading}\n\n${ASKED}`)
    expect(marking).toEqual({ marksPerQuestion: wholeMarks(2), line: 1 })
    expect(problems).toEqual([{ line: 1, problem: 'outside', text: heading }])
  },
)

it('how a later section is marked is not how the quiz is', () => {
  const { marking, items } = readQuizText(`${ASKED}\n\nPart II: +2/-0.5\n2. B?\n(a) x (b) y\nAns: b`)
  expect(marking).toBeNull()
  expect(items[1]).toEqual({ kind: 'section', title: 'Part II: +2/-0.5', text: '', format: 'prose' })
})
