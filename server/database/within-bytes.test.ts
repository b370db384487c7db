import { expect, it } from 'vitest'
import { firstWithin } from './within-bytes.ts'

it.each([
  [[], 0],
  [[4, 6, 1], 2],
  [[4, 7, 1], 1],
  [[40, 1], 1],
  [[0, 0, 11], 2],
  [[3, 3, 3], 3],
])('of %j at most ten at once are the first %d', (sizes, count) => {
  const rows = sizes.map((bytes) => ({ bytes }))
  expect(firstWithin(rows, 10)).toEqual(rows.slice(0, count))
})
