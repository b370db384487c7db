import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readKeyed } from '#domain/questionnaires/items/question.ts'
import { show } from '../../testing/show.tsx'
import { type Answered, AnsweredQuestion } from './answered-question.tsx'

const question = readKeyed({
  id: 'q1',
  kind: 'open_ended',
  prompt: 'Why is the sky blue?',
  asked: { words: null },
  key: { rubric: [{ text: 'Names it', weight: 2 }], model: null },
})
const answered = (changes: Partial<Answered>): Answered => ({
  number: 1,
  question,
  answer: 'It scatters.',
  verdict: 'waiting',
  timeMs: null,
  marks: null,
  most: 1,
  ...changes,
})

it('an answer that waits says for whom, to each who reads it', () => {
  const { show: again } = show(<AnsweredQuestion answered={answered({})} reader="student" />)
  expect(screen.getByRole('heading', { name: 'Question 1: waits for your teacher' })).toBeTruthy()
  again(<AnsweredQuestion answered={answered({})} reader="teacher" />)
  expect(screen.getByRole('heading', { name: 'Question 1: waits for a person to mark it' })).toBeTruthy()
})

it('an answer that a person has marked shows the marks, what was found, and the comment', () => {
  const mark = { marks: 0.5, rubric: [0], comment: 'Well said.\nAn example is missing.' }
  show(<AnsweredQuestion answered={answered({ verdict: 'partly', marks: 0.5, mark })} reader="student" />)
  expect(screen.getByText('+0.5 of 1 mark')).toBeTruthy()
  expect(screen.getByText('Found:')).toBeTruthy()
  expect(screen.getByText('Your teacher’s comment')).toBeTruthy()
  expect(screen.getByText(/An example is missing/)).toBeTruthy()
})

it.each([
  [1, 'Not marked yet, of 1 mark'],
  [5, 'Not marked yet, of 5 marks'],
])('an answer that waits has not earned 0 of %d', (most, said) => {
  show(<AnsweredQuestion answered={answered({ marks: 0, most })} reader="student" />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(/0 of/)).toBe(null)
})

it('a mark without a comment is told as one by hand', () => {
  const mark = { marks: 0, rubric: [], comment: '' }
  show(<AnsweredQuestion answered={answered({ verdict: 'wrong', marks: 0, mark })} reader="teacher" />)
  expect(screen.getByText('Marked by hand')).toBeTruthy()
})

it.each([
  [{ marks: 1, most: 1 }, '+1 of 1 mark'],
  [{ verdict: 'wrong' as const, marks: -1, most: 4 }, '−1 of 4 marks'],
])('an answer with %j shows: %s', (earned, said) => {
  show(<AnsweredQuestion answered={answered({ verdict: 'correct', ...earned, lang: 'bn' })} reader="student" />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText('Why is the sky blue?').lang).toBe('bn')
})
