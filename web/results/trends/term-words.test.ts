import { expect, it } from 'vitest'
import { countedWords } from './term-words.ts'

const [quiz, exam] = [{}, { kind: 'exam' as const }]

it.each([
  [[quiz], 1, '1 quiz'],
  [[quiz, quiz], 2, '2 quizzes'],
  [[exam, exam], 2, '2 exams'],
  [[quiz, exam], 2, '2 quizzes and exams'],
  // Those on other pages may be of another kind.
  [[exam], 30, '30 quizzes and exams'],
])('what was taken is called by its kind: %j of %i', (known, count, words) =>
  expect(countedWords(known, count)).toBe(words),
)
