import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReviewOrdering } from './review.tsx'

const asked = { items: ['a', 'b', 'a'] }
const key = { order: [0, 1, 2], alike: [0, 1, 0] }

it.each([
  [
    'what was right and wrong',
    [2, 0, 1],
    key,
    ['1Your answer, and rightCa', '2Your answerAaRight answerBb', '3Your answerBbRight answerCa'],
  ],
  ['what would have been right', null, key, ['1Right answerAa', '2Right answerBb', '3Right answerCa']],
  [
    'what was given where the right order is not to be seen',
    [1, 0, 2],
    null,
    ['1Your answerBb', '2Your answerAa', '3Your answerCa'],
  ],
  ['what was asked where there is nothing else', null, null, ['1Aa', '2Bb', '3Ca']],
])('shows %s', (_, answer, answerKey, rows) => {
  show(<ReviewOrdering asked={asked} answerKey={answerKey} answer={answer} reader="student" />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows)
})
