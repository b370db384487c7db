import { expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { readQuizText } from './read-quiz-text.ts'

it.each([
  ['1. One? [3]', 'One?', 3],
  ['1. Say one. [3]', 'Say one.', 3],
  ['1. It is ____ [1]', 'It is ____', 1],
  ['1. One? (2 marks)', 'One?', 2],
  ['1. One? [3 Marks]', 'One?', 3],
  ['1. One? [1 mark]', 'One?', 1],
  ['1. One? [2M]', 'One?', 2],
  ['1. One? (Marks: 5)', 'One?', 5],
  ['1. One? [Marks - 2.5]', 'One?', 2.5],
  ['1. One?[2 marks]', 'One?', 2],
  ['১। এক? [৩]', 'এক?', 3],
  ['১। এক? (২ নম্বর)', 'এক?', 2],
  ['১। এক। [মান: ২]', 'এক।', 2],
  ['१. एक? [३]', 'एक?', 3],
  ['१. एक? (२ अंक)', 'एक?', 2],
  ['१. एक? (अंक: २)', 'एक?', 2],
  ['Question 1 (2 marks)\nOne?', 'One?', 2],
  ['Question 1: [5]\nOne?', 'One?', 5],
  ['### Question 1 [5 marks]\n\nOne?', 'One?', 5],
  ['প্রশ্ন ১ (২ নম্বর)\nএক?', 'এক?', 2],
])('%j', (text, prompt, marks) => {
  const { items, problems } = readQuizText(`${text}\n(a) p\n(b) q\nAns: a`)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ prompt, points: wholeMarks(marks), draft: { options: ['p', 'q'], correct: 0 } }])
})

it.each([
  'What is f[3]',
  'Find f [3]',
  'Find the interval (2, 3)',
  'Find x = [3]',
  'How high is it? (3 m)',
  'Which acid? (2M)',
  'In which year? [2019]',
  'Who says so?[3]',
  'Read: [2 marks]\n(i) and say why [3 marks]',
  'One? \\[3]',
])('no marks, but words of what is asked: %j', (prompt) => {
  const { items, problems } = readQuizText(`1. ${prompt}\n(a) p\n(b) q\nAns: a`)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ prompt }])
  expect(items).not.toMatchObject([{ points: expect.anything() }])
})

it.each([
  ['Wrong: 1/3', { numerator: 1, denominator: 3 }],
  ['Wrong: 33.33%', { numerator: 3333, denominator: 10_000 }],
  ['Wrong: 0.25', { numerator: 2500, denominator: 10_000 }],
  ['Wrong: 1 mark of 3', { numerator: 1, denominator: 3 }],
  ['Marks: 4\nWrong: 1 mark', { numerator: 1, denominator: 4 }],
  ['Wrong: nothing', { numerator: 0, denominator: 1 }],
  ['Wrong: 3/2', { numerator: 3, denominator: 2 }],
])('what a wrong answer costs: %j', (line, wrongCosts) => {
  const { items, problems } = readQuizText(`1. One?\n(a) p\n(b) q\nAns: a\n${line}`)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ marking: { wrongCosts } }])
})
