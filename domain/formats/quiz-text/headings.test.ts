import { describe, expect, it } from 'vitest'
import type { Fraction } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { markingIn } from '../markings/headings.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

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
  const { marking, problems, items } = readQuizText(`${ASKED}\n\nPart II: +2/-0.5\n2. B?\n(a) x (b) y\nAns: b`)
  expect([marking, problems]).toEqual([null, []])
  expect(items[1]).toEqual({
    ...{ kind: 'section', title: 'Part II: +2/-0.5', text: '', format: 'prose' },
    ...{ points: wholeMarks(2), marking: { wrongCosts: quarter } },
  })
})

const third = { numerator: 1, denominator: 3 }

it.each<[string, number | null, Fraction | null]>([
  ['+4/-1', 4, quarter],
  ['(+4, –1)', 4, quarter],
  ['+3, -1', 3, third],
  ['4 marks, -1', 4, quarter],
  ['Each question carries 2 marks', 2, null],
  ['All questions carry 2 marks each', 2, null],
  ['Each question carries 1 mark', 1, null],
  ['[4 marks each]', 4, null],
  ['Two marks each', 2, null],
  ['1/4 negative', null, quarter],
  ['¼ mark will be deducted', null, quarter],
  ['2 marks each, ¼ mark will be deducted', 2, { numerator: 1, denominator: 8 }],
  ['2 marks each. Negative marks: 1/2', 2, quarter],
  ['negative marking of 0.25', null, quarter],
  ['2 marks each. Negative marking: 1/3', 2, third],
  ['25% negative', null, quarter],
  ['33.33% negative', null, { numerator: 3333, denominator: 10_000 }],
  ['-1/3', null, third],
  ['1 mark each, -1/3', 1, third],
  ['2 marks for right and 0.5 deducted for wrong', 2, quarter],
  ['4 marks each. 1 mark for each wrong answer will be deducted', 4, quarter],
  ['2 marks each, no negative marking', 2, { numerator: 0, denominator: 1 }],
  ['প্রতিটি সঠিক উত্তরের জন্য ১ নম্বর, ভুলের জন্য ১/৪ কাটা যাবে', 1, quarter],
  ['প্রতিটি প্রশ্নের মান ২। ভুল উত্তরে নম্বর কাটা যাবে না।', 2, { numerator: 0, denominator: 1 }],
  ['प्रत्येक प्रश्न 4 अंक का है, गलत उत्तर पर 1 अंक काटा जाएगा', 4, quarter],
])('marks as papers say them: %s', (heading, marks, wrongCosts) => {
  const read = markingIn(heading)
  expect(read).toMatchObject({ isWhole: true, saysTotal: false })
  expect(read?.marking).toEqual({
    ...(marks !== null && { marksPerQuestion: wholeMarks(marks) }),
    ...(wrongCosts && { wrongCosts }),
  })
})

it.each([
  // Of a mark, or of those of the question?
  ['2 marks each, -1/3', 2],
  ['2 marks each, 1/4 marks will be deducted', 2],
  ['1 mark each, then 2 marks each', null],
])('what may be meant in two ways is not used: %s', (heading, marks) => {
  const { marking, problems } = readQuizText(`${heading}\n\n${ASKED}`)
  expect(marking).toEqual(marks === null ? null : { marksPerQuestion: wholeMarks(marks), line: 1 })
  expect(problems).toEqual([{ line: 1, problem: 'outside', text: heading }])
})

it.each(['1 mark will be deducted', 'Class 10 Physics', 'Chapter 4-1', 'Negative numbers'])(
  'nothing in %s',
  (heading) => {
    expect(markingIn(heading)).toBeNull()
  },
)

describe('what is said of a whole paper', () => {
  it.each(['Maximum marks: 300', 'Full Marks: 100', 'M.M. 4', 'F.M. - 50', 'পূর্ণমান: ১০০', 'अधिकतम अंक: 80'])(
    '%s is no marking, and told',
    (heading) => {
      const { marking, problems, leftover } = readQuizText(`${heading}\n\n${ASKED}`)
      expect(marking).toBeNull()
      expect(problems).toEqual([{ line: 1, problem: 'of_paper', text: heading }])
      expect(leftover).toEqual([{ after: 0, text: heading }])
    },
  )

  it.each([
    ['Time: 2 hours', 120],
    ['Time allowed: 1½ hours', 90],
    ['Duration - 90 minutes', 90],
    ['Time: 1 hour 30 min', 90],
    ['সময়: ২ ঘণ্টা', 120],
    ['समय: 3 घंटे', 180],
  ])('%s is a time that can be used', (heading, minutes) => {
    const { marking, problems, leftover } = readQuizText(`${heading}\n\n${ASKED}`)
    expect(marking).toEqual({ minutes, line: 1 })
    expect(problems).toEqual([])
    expect(leftover).toEqual([{ after: 0, text: heading }])
  })

  it('several lines say it together; each but the first is told', () => {
    const { marking, problems, leftover } = readQuizText(
      `Mock test 3\n\nTime: 2 hours   Maximum marks: 300\n\nEach question carries 4 marks\n\n1 mark will be deducted\n\n${ASKED}`,
    )
    expect(marking).toEqual({ minutes: 120, marksPerQuestion: wholeMarks(4), wrongCosts: quarter, line: 3 })
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'outside'],
      [3, 'of_paper'],
      [5, 'of_paper'],
      [7, 'of_paper'],
    ])
    expect(leftover.map(({ text }) => text).join()).toContain('Mock test 3')
  })

  it('a title above it is told', () => {
    const { marking, problems } = readQuizText(`Mock test\n+4/-1\n\n${ASKED}`)
    expect(marking).toMatchObject({ marksPerQuestion: wholeMarks(4), line: 2 })
    expect(problems).toEqual([{ line: 1, problem: 'outside', text: 'Mock test' }])
  })

  it('of some questions it is not said of all', () => {
    const { marking, problems } = readQuizText(`Questions 1 to 5 carry 2 marks each\n\n${ASKED}`)
    expect(marking).toBeNull()
    expect(problems).toMatchObject([{ line: 1, problem: 'outside' }])
  })

  it('is written so that it is read again', () => {
    const marking = { marksPerQuestion: wholeMarks(4), wrongCosts: quarter, minutes: 90 }
    expect(readQuizText(writeQuizText([], marking)).marking).toEqual({ ...marking, line: 1 })
    expect(readQuizText(writeQuizText([], { minutes: 90 })).marking).toEqual({ minutes: 90, line: 1 })
  })
})
