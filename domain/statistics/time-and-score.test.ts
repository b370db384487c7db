import { expect, it } from 'vitest'
import { howTheSlowerDid } from './time-and-score.ts'

/** So many took each tenth of the time. */
const row = (tenth: number, ...counts: number[]) => ({ tenth, counts })

it.each([
  ['nobody has handed in', [], 'too_few'],
  ['29 have', [row(0, 15, 0), row(9, 0, 14)], 'too_few'],
  ['the slower scored more', [row(0, 15, 0), row(9, 0, 15)], 'better'],
  ['the slower scored less', [row(0, 0, 15), row(9, 15, 0)], 'worse'],
  ['the slower fell below zero', [row(-3, 0, 0, 20), row(5, 20)], 'worse'],
  ['both are everywhere', [row(0, 10, 10), row(9, 10, 10)], 'alike'],
  ['what there is may be chance', [row(0, 10, 7), row(9, 7, 10)], 'alike'],
  ['there are more of the same, which can not be chance', [row(0, 100, 50), row(9, 50, 100)], 'better'],
  ['a sure tie is too weak for a word', [row(0, 1100, 1000), row(9, 1000, 1100)], 'alike'],
  ['all took the same time', [row(0, 0, 20), row(9, 0, 20)], 'alike'],
  ['all have the same score', [row(4, 20, 20)], 'alike'],
] as const)('tells how the slower did where %s', (_, times, told) => {
  expect(howTheSlowerDid(times)).toBe(told)
})
