import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import type { FillInBlanks } from '#domain/questions/fill-in-blanks.ts'
import type { BlankGiven } from '#domain/questions/parts/blank.ts'
import { show } from '../../testing/show.tsx'
import { ReviewFillInBlanks } from './review.tsx'

const asked: FillInBlanks['asked'] = {
  pieces: ['In ', { kind: 'text' }, ': ', { kind: 'number' }, ', ', { kind: 'choice', options: ['hot', 'cold'] }],
}
const key: FillInBlanks['key'] = {
  blanks: [
    { kind: 'text', accepted: ['Paris', 'paree'], weight: 1 },
    { kind: 'number', from: '-1', to: '2', weight: 1 },
    { kind: 'choice', correct: 1, weight: 1 },
  ],
}

const shown = (answer: BlankGiven[] | null, answerKey: typeof key | null, reader: 'student' | 'teacher') => {
  show(<ReviewFillInBlanks asked={asked} answerKey={answerKey} answer={answer} reader={reader} lang="fr" />)
  return screen.getByText(/^In/).textContent
}

it('shows what was given and what is right, in words', () =>
  expect(shown(['paris', '3', null], key, 'student')).toBe(
    'In Your answer, and right: paris: Your answer, wrong: 3 Right: −1 to 2, Your answer: left blank Right: cold',
  ))

it('speaks of the student to a teacher', () =>
  expect(shown(['London', null, 1], key, 'teacher')).toBe(
    'In Student’s answer, wrong: London Right: Paris / paree: Student’s answer: left blank Right: −1 to 2, Student’s answer, and right: cold',
  ))

it('judges nothing where the key may not be seen', () =>
  expect(shown(['London', null, 0], null, 'student')).toBe(
    'In Your answer: London: Your answer: left blank, Your answer: hot',
  ))

it('shows a question that was left out', () =>
  expect(shown(null, key, 'student')).toContain('left blank Right: Paris / paree'))
