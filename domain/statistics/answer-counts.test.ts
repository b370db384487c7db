import { expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { answerCounts } from './answer-counts.ts'

const base = { id: questionId.parse('q'), prompt: 'What?' }

it('tells options and typed answers with their numbers, and which are right', () => {
  const choice = {
    ...base,
    kind: 'single_choice',
    asked: { options: ['Oxygen', 'Iron'] },
    key: { correct: 0 },
  } as const
  expect(answerCounts({ ...choice, asked: { options: [...choice.asked.options] } }, { chosen: [2] })).toEqual([
    { answer: 'A. Oxygen', isRight: true, count: 2 },
    { answer: 'B. Iron', isRight: false, count: 0 },
  ])
  expect(
    answerCounts({ ...base, kind: 'true_false', asked: {}, key: { correct: false } }, { saidTrue: 3, saidFalse: 1 }),
  ).toEqual([
    { answer: 'True', isRight: false, count: 3 },
    { answer: 'False', isRight: true, count: 1 },
  ])
  const typed = { ...base, kind: 'short_answer', asked: {}, key: { accepted: ['Delhi'], forgives: [] } } as const
  const named = [
    { text: 'agra', count: 1, isRight: false },
    { text: 'delhi', count: 4, isRight: true },
  ]
  expect(
    answerCounts(
      { ...typed, key: { accepted: ['Delhi'], caseMatters: false, accentsMatter: false } },
      { named, others: 0, right: 4 },
    ),
  ).toEqual([
    { answer: 'delhi', isRight: true, count: 4 },
    { answer: 'agra', isRight: false, count: 1 },
  ])
})
