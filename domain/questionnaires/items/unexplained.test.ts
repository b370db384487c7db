import { expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import type { Question } from './question.ts'
import { unexplained } from './unexplained.ts'

const FRAME = { width: 10, height: 20, placeholder: '#ffffff' }
const QUESTION: Question = {
  id: questionId.parse('q1'),
  kind: 'short_answer',
  prompt: 'Which law?',
  format: 'prose',
  asked: {},
  key: { accepted: ['$F = ma$'], caseMatters: false, accentsMatter: true },
  explanation: 'Since $p = mv$: ![a cart](picture01)',
  keyFormulas: { 'F = ma': '<math>F</math>', 'p = mv': '<math>p</math>' },
  keyPictures: { picture01: FRAME },
}

it('nothing of an explanation is left, and all that is right', () => {
  const left = unexplained(QUESTION)
  expect(left).toMatchObject({ key: QUESTION.key, keyFormulas: { 'F = ma': '<math>F</math>' } })
  expect(JSON.stringify(left)).not.toMatch(/p = mv|cart|picture01/)
})

it('a question without one is as it was', () => {
  const { explanation: _, keyPictures: __, ...question } = QUESTION
  expect(unexplained({ ...question, keyFormulas: { 'F = ma': '<math>F</math>' } })).toEqual({
    ...question,
    keyFormulas: { 'F = ma': '<math>F</math>' },
  })
})
