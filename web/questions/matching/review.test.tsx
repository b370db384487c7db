import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReviewMatching } from './review.tsx'

const asked = { left: ['Cat', 'Eagle'], right: ['bird', 'mammal'] }
const key = { pairs: [1, 0] }

it.each([
  [
    'what was right and wrong',
    [1, 1],
    key,
    ['1CatStudent’s answer, and rightBmammal', '2EagleStudent’s answerBmammalRight answerAbird'],
  ],
  [
    'what was left blank',
    [1, null],
    key,
    ['1CatStudent’s answer, and rightBmammal', '2EagleLeft blankRight answerAbird'],
  ],
  ['what would have been right', null, key, ['1CatLeft blankRight answerBmammal', '2EagleLeft blankRight answerAbird']],
  [
    'what was given where the right ones are not to be seen',
    [1, null],
    null,
    ['1CatStudent’s answerBmammal', '2EagleLeft blank'],
  ],
])('shows %s', (_, answer, answerKey, rows) => {
  show(<ReviewMatching asked={asked} answerKey={answerKey} answer={answer} reader="teacher" />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows)
})

const several = { ...asked, right: ['bird', 'mammal', 'pet'], several: true as const }

it.each([
  [
    'what was right, wrong and left out',
    [[0, 1], null],
    { pairs: [[1, 2], [0]] },
    [
      '1CatStudent’s answerAbirdStudent’s answer, and rightBmammalRight answerCpet',
      '2EagleLeft blankRight answerAbird',
    ],
  ],
  [
    'what was given where the right ones are not to be seen',
    [[0, 1], null],
    null,
    ['1CatStudent’s answerAbirdStudent’s answerBmammal', '2EagleLeft blank'],
  ],
])('where several belong to one, shows %s', (_, answer, answerKey, rows) => {
  show(<ReviewMatching asked={several} answerKey={answerKey} answer={answer} reader="teacher" />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows)
})
