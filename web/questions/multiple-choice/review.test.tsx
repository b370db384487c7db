import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { Reader } from '../review.ts'
import { ReviewMultipleChoice } from './review.tsx'

type Case = { answer: readonly number[] | null; reader?: Reader; isKnown?: boolean; notes: (string | undefined)[] }

it.each<Case>([
  {
    answer: [0, 2],
    notes: ['Your answer, and right', 'Right, but not chosen', 'Your answer, not right', undefined],
  },
  {
    answer: [0, 2],
    reader: 'teacher',
    notes: ['Student’s answer, and right', 'Right, but not chosen', 'Student’s answer, not right', undefined],
  },
  { answer: null, notes: ['Right answer', 'Right answer', undefined, undefined] },
  { answer: [0, 2], isKnown: false, notes: ['Your answer', undefined, 'Your answer', undefined] },
])('$answer for $reader reads $notes', ({ answer, reader = 'student', isKnown = true, notes }) => {
  show(
    <ReviewMultipleChoice
      asked={{ options: ['2', '3', '4', '6'], choose: null }}
      answerKey={isKnown ? { correct: [0, 1] } : null}
      answer={answer}
      reader={reader}
    />,
  )
  expect(screen.getAllByRole('listitem').map((row) => row.children[2]?.textContent)).toEqual(notes)
})

it('options stand as they were met, each with its own outcome', () => {
  show(
    <ReviewMultipleChoice
      asked={{ options: ['2', '3', '4'], choose: null }}
      answerKey={{ correct: [0, 1] }}
      answer={[0, 2]}
      places={[2, 0, 1]}
      reader="student"
    />,
  )
  expect(
    screen.getAllByRole('listitem').map((row) => [row.children[1]?.textContent, row.children[2]?.textContent]),
  ).toEqual([
    ['4', 'Your answer, not right'],
    ['2', 'Your answer, and right'],
    ['3', 'Right, but not chosen'],
  ])
})
