import { expect, it } from 'vitest'
import type { ToldQuestion } from '#contract/audience/audience-questions.ts'
import { asTheyStand } from './hall.ts'

const told = (ids: string): ToldQuestion[] =>
  [...ids].map((id, at) => ({ id, text: id, votes: 9 - at, state: 'shown' }))

it.each([
  ['abc', 'cba', 'abc'],
  ['abc', 'dcb', 'bcd'],
  ['', 'ba', 'ba'],
  ['ab', '', ''],
  ['ab', 'dabe', 'abde'],
])('what stands as %s and is told as %s stands as %s', (standing, next, expected) => {
  expect(
    asTheyStand(told(standing), told(next))
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})
