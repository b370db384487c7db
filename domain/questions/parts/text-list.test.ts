import { expect, it } from 'vitest'
import { moved, withPasted } from './text-list.ts'

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('from place %i to place %i: %j', (from, to, after) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(after))

it.each([
  { before: ['a', 'b'], at: 0, lines: ['x', 'y'], after: ['x', 'y', 'b'] },
  { before: ['', '', 'b'], at: 0, lines: ['x', 'y', 'z'], after: ['x', 'y', 'z', 'b'] },
  { before: ['a', '', ''], at: 1, lines: ['x'], after: ['a', 'x', ''] },
])('$lines pasted at place $at of $before make $after', ({ before, at, lines, after }) =>
  expect(withPasted(before, at, lines)).toEqual(after),
)
