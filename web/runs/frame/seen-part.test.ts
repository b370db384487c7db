import { expect, it } from 'vitest'
import { seenPart } from './seen-part.ts'

it.each([
  ['all of it', [0, 700], 700, [0, 700]],
  ['its middle', [900, 1700], 3000, [900, 1700]],
  ['a little of its beginning', [0, 120], 3000, [0, 400]],
  ['a little of its end', [2900, 3000], 3000, [2600, 3000]],
  ['a slit of its middle', [1000, 1100], 3000, [1000, 1400]],
  ['a part of one that is lower than a dialog needs', [100, 200], 350, [0, 350]],
])('%s is in sight', (_, [top = 0, bottom = 0], height, [from, to]) => {
  expect(seenPart({ top, bottom }, height)).toEqual({ top: from, bottom: to })
})
